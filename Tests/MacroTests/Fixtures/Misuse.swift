// Each line that is wrong says where and how.
extension EnvironmentValues {
    @Entry var a: Int  // error 16: @Entry needs a default: write 'a = value', or make its type optional
    @Entry static var b = 5  // error 19: @Entry makes an instance property: remove 'static'
    @Entry var c: Int { 3 }  // error 23: @Entry writes the accessors of 'c': remove this block
}
struct Other {
    @Entry var d = 1  // error 5: @Entry belongs in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues
    @Previewable @State var e = 1  // error 5: @Previewable works only on variables directly inside the closure of #Preview
}
extension FocusedValues {
    @Entry var f: Int  // error 16: an @Entry of FocusedValues is optional: write 'f: Type?'
    @Entry var g: Int? = 3  // error 26: an @Entry of FocusedValues is nil where no focused view gives a value: remove this one
}
@Animatable enum Choice { case first }  // error 13: @Animatable goes on a struct: its stored variables are what is animated
@Animatable class Model {}  // error 13: @Animatable goes on a struct: its stored variables are what is animated
@Animatable struct Flag {
    var on = true  // error 9: 'on' cannot be animated, since Bool has nothing between two values: mark it with @AnimatableIgnored
}
@Animatable struct Guess {
    var x = make()  // error 9: @Animatable must know the type of 'x': write it, or mark the variable with @AnimatableIgnored
    func f() { @Previewable @State var y = 1 }  // error 16: @Previewable works only on variables directly inside the closure of #Preview
}
@Animatable struct Conditional {
    #if os(Linux)
    var x = 1.0  // error 9: @Animatable cannot look through #if: mark 'x' with @AnimatableIgnored or write animatableData yourself
    #endif
}
func make() -> Double { 1 }
