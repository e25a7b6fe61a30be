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

/// Leaves a stored variable out of the `animatableData` that `@Animatable` writes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "MartletMacros", type: "AnimatableIgnoredMacro")
