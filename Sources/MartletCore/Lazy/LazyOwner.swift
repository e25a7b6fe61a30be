import MartletGraph

/// Who shows the views of a tree of lazy parts.
protocol LazyOwner: AnyObject {
    /// The views that there are or are not have changed.
    func structureDidChange()
    /// An item was made because somebody walked over it.
    func noteMade(_ item: LazyItem)
    /// The data of a part has gone: its views end, at once or in time; then `finish` is called.
    func depart(_ part: LazyPart, _ finish: @escaping () -> Void)
    /// A part that has departed, and is not finished, is there again.
    func comeBack(_ part: LazyPart)

    /// The elements whose preferences count, in order, and a number that is another whenever they are.
    var elements: [ViewElement] { get }
    var version: Attribute<UInt32> { get }
}

extension LazyNode: LazyOwner {}
