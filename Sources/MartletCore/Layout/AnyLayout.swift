/// A layout of any type: a change from one layout to another keeps the subviews and their state.
public struct AnyLayout: Layout {
    /// What the layout inside keeps, with the layout's type.
    public struct Cache {
        fileprivate var type: ObjectIdentifier
        fileprivate var value: Any
    }

    var base: any Layout

    public init<L: Layout>(_ layout: L) {
        if let other = layout as? AnyLayout { self = other } else { base = layout }
    }

    public func makeCache(subviews: Subviews) -> Cache { Self.cache(of: base, subviews) }

    private static func cache<L: Layout>(of layout: L, _ subviews: Subviews) -> Cache {
        Cache(type: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
    }

    /// Calls `body` with the cache of the layout inside; that of another type is made anew.
    private func with<L: Layout, R>(
        _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (L, inout L.Cache) -> R
    ) -> R {
        if cache.type != ObjectIdentifier(L.self) { cache = Self.cache(of: layout, subviews) }
        var own = cache.value as! L.Cache
        defer { cache.value = own }
        return body(layout, &own)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
        }
        update(base)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func ask<L: Layout>(_ layout: L) -> ViewSpacing {
            with(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
        }
        return ask(base)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func ask<L: Layout>(_ layout: L) -> CGSize {
            with(layout, &cache, subviews) {
                $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return ask(base)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func place<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        place(base)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func ask<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return ask(base)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func ask<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return ask(base)
    }
}

extension AnyLayout: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let (a, b) = (
            a.assumingMemoryBound(to: AnyLayout.self).pointee.base,
            b.assumingMemoryBound(to: AnyLayout.self).pointee.base
        )
        func compare<L: Layout>(_ a: L) -> Bool {
            (b as? L).map { ValueComparison.of(L.self).areEqual(a, $0) } ?? false
        }
        return compare(a)
    }
}
