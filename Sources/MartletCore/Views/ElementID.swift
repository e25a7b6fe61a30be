/// How the id of an element is found.
enum ElementID<Element, ID: Hashable> {
    case keyPath(KeyPath<Element, ID>)
    /// A stored property: so many bytes into the element. Reading it there takes a fifth of what the key path takes.
    case stored(offset: Int)
    case function((Element) -> ID)

    init(_ keyPath: KeyPath<Element, ID>) {
        if let offset = MemoryLayout<Element>.offset(of: keyPath) {
            self = .stored(offset: offset)
        } else {
            self = .keyPath(keyPath)
        }
    }

    @inline(__always)
    func callAsFunction(_ element: Element) -> ID {
        switch self {
        case .keyPath(let keyPath): element[keyPath: keyPath]
        case .stored(let offset): withUnsafePointer(to: element) { Self.load($0, offset) }
        case .function(let function): function(element)
        }
    }

    @inline(__always)
    private static func load(_ element: UnsafePointer<Element>, _ offset: Int) -> ID {
        (UnsafeRawPointer(element) + offset).assumingMemoryBound(to: ID.self).pointee
    }

    /// Calls `body` with the index and the id of each element, from the first on, until it returns false.
    @inline(__always)
    func forEach(in data: some RandomAccessCollection<Element>, _ body: (Int, ID) -> Bool) {
        if case .stored(let offset) = self {
            // Without copies of the elements, each of which would be retained.
            let done: Void? = data.withContiguousStorageIfAvailable { elements in
                guard var element = elements.baseAddress else { return }
                for index in 0..<elements.count {
                    if !body(index, Self.load(element, offset)) { return }
                    element += 1
                }
            }
            if done != nil { return }
        }
        var index = 0
        for element in data {
            if !body(index, self(element)) { return }
            index += 1
        }
    }
}
