import Foundation

/// What one benchmark measured, in the form of the JSON output. Times in nanoseconds per sample.
package struct Result: Codable {
    package var group: String
    package var name: String
    package var size: Int
    package var medianNanoseconds: Int
    package var minimumNanoseconds: Int
    package var limitNanoseconds: Int?
    package var ratio: Double?
    package var instructions: Int?
    package var limitInstructions: Int?
    package var allocations: Int?
    package var bodies: Int?
    package var layouts: Int?
    package var bytes: Int?
    package var checked: Bool

    package init(
        group: String, name: String, size: Int, medianNanoseconds: Int, minimumNanoseconds: Int,
        limitNanoseconds: Int? = nil, ratio: Double? = nil, instructions: Int? = nil, limitInstructions: Int? = nil,
        allocations: Int? = nil, bodies: Int? = nil, layouts: Int? = nil, bytes: Int? = nil, checked: Bool
    ) {
        self.group = group
        self.name = name
        self.size = size
        self.medianNanoseconds = medianNanoseconds
        self.minimumNanoseconds = minimumNanoseconds
        self.limitNanoseconds = limitNanoseconds
        self.ratio = ratio
        self.instructions = instructions
        self.limitInstructions = limitInstructions
        self.allocations = allocations
        self.bodies = bodies
        self.layouts = layouts
        self.bytes = bytes
        self.checked = checked
    }

    /// What tells it from all others.
    package var key: String { "\(group)/\(name)/\(size)" }

    package enum CodingKeys: String, CodingKey {
        case group, name, size
        case medianNanoseconds = "median_ns"
        case minimumNanoseconds = "minimum_ns"
        case limitNanoseconds = "limit_ns"
        case limitInstructions = "limit_instructions"
        case ratio, instructions, allocations, bodies, layouts, bytes, checked
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(group, forKey: .group)
        try container.encode(name, forKey: .name)
        try container.encode(size, forKey: .size)
        try container.encode(medianNanoseconds, forKey: .medianNanoseconds)
        try container.encode(minimumNanoseconds, forKey: .minimumNanoseconds)
        // Present as null: whoever reads the file sees that it was not counted.
        try container.encode(limitNanoseconds, forKey: .limitNanoseconds)
        try container.encode(ratio, forKey: .ratio)
        try container.encode(instructions, forKey: .instructions)
        try container.encode(limitInstructions, forKey: .limitInstructions)
        try container.encode(allocations, forKey: .allocations)
        try container.encode(bodies, forKey: .bodies)
        try container.encode(layouts, forKey: .layouts)
        try container.encode(bytes, forKey: .bytes)
        try container.encode(checked, forKey: .checked)
    }
}
