/// Something that runs until it is cancelled.
public protocol Cancellable {
    /// Stops it. More calls do nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this in a collection; it is cancelled when the collection lets go of it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps this in a set; it is cancelled when the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}
