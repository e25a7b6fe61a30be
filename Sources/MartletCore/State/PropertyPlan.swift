@_spi(Reflection) import Swift

/// The dynamic properties of a type: where they are and how they are connected. Found once per type by reflection.
final class PropertyPlan: @unchecked Sendable {
    struct Property {
        let name: String
        let offset: Int
        let type: any DynamicProperty.Type
    }

    let properties: [Property]

    /// When two values of the type count as equal.
    let comparison: ValueComparison

    /// Whether the type is one of the framework's own, whose bodies are not the business of those who look.
    let isOfFramework: Bool

    /// Whether a row of a lazy container has to keep something of the view while it is not there.
    let keepsState: Bool

    /// The type where its values move under animations, by numbers of their own.
    let animatable: (any Animatable.Type)?

    private init(_ properties: [Property], of type: Any.Type) {
        self.properties = properties
        comparison = .of(type)
        keepsState = properties.contains { $0.type._keepsState }
        animatable = (type as? any Animatable.Type).flatMap { $0.hasAnimatableData ? $0 : nil }
        isOfFramework = _typeName(type, qualified: true).hasPrefix("MartletCore.")
    }

    /// Whether the type keeps state of its own, for `_printChanges`.
    var isEmpty: Bool { properties.isEmpty }

    func connect(
        _ pointer: UnsafeMutableRawPointer, slots: inout ContiguousArray<AnyObject?>, context: _PropertyContext
    ) {
        var context = context
        for (index, property) in properties.enumerated() {
            context.name = property.name
            property.type._connect(pointer + property.offset, slot: &slots[index], context: context)
        }
    }

    @exclusivity(unchecked) nonisolated(unsafe) private static var plans: [ObjectIdentifier: PropertyPlan] = [:]

    /// The plan for a type. Main thread only.
    static func of(_ type: Any.Type) -> PropertyPlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        var properties: [Property] = []
        _ = _forEachField(of: type) { name, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                let stored = String(cString: name)
                let plain = stored.hasPrefix("_") ? String(stored.dropFirst()) : stored
                properties.append(Property(name: plain, offset: offset, type: property))
            }
            return true
        }
        let plan = PropertyPlan(properties, of: type)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }
}
