/// Makes an entry of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` out of a variable in an extension
/// of that type.
///
///     extension EnvironmentValues {
///         @Entry var accent: Color = .blue
///     }
///
/// The value given is the default; a variable of an optional type may go without one and is then nil. With a type written
/// down, the default is computed at each read of an entry that nobody has set; without one it is computed once and kept. An
/// entry of `FocusedValues` is optional and has no other default than nil.
///
/// Costs one private key type; reading is a lookup of that key.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MartletMacros", type: "EntryMacro")

/// Lets a variable with a property wrapper stand directly in the closure of `#Preview`, as if it were one of a view around it.
///
///     #Preview {
///         @Previewable @State var isOn = true
///         Toggle("Light", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "MartletMacros", type: "PreviewableMacro")

/// Writes the `animatableData` of a struct out of its stored variables, and makes it conform to `Animatable`.
///
///     @Animatable struct Wave: Shape {
///         var height: CGFloat
///         var phase: Angle
///         @AnimatableIgnored var isClosed: Bool
///         ...
///     }
///
/// Constants, computed and static variables, and those with a property wrapper are left out. A type must be written down
/// unless the variable's value is a literal or a call of an initialiser.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "MartletMacros", type: "AnimatableMacro")

/// Leaves a stored variable out of the `animatableData` that `@Animatable` writes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "MartletMacros", type: "AnimatableIgnoredMacro")

/// Declares a preview: a view to be looked at while it is written.
///
///     #Preview("Long name") {
///         NameTag("Wilhelmina Featherstonehaugh")
///     }
///
/// - Parameters:
///   - name: What it is called in a list of previews.
///   - body: Makes the view. Variables in it may be marked `@Previewable`.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// Declares a preview with traits, such as `.fixedLayout(width: 200, height: 100)`.
///
/// - Parameters:
///   - name: What it is called in a list of previews.
///   - traits: Something about its surroundings.
///   - additionalTraits: More of them.
///   - body: Makes the view. Variables in it may be marked `@Previewable`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MartletMacros", type: "PreviewMacro")
