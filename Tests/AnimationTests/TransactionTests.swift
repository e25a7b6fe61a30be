import Foundation
import MartletDrawing
import Testing

@testable import MartletCore

/// Who decides about the animation of a change.
@MainActor @Suite struct TransactionTests {
    @Observable final class Model {
        var value = 0.2
        var other = 0
    }

    private static let slow = Animation.linear(duration: 1)
    private static let fast = Animation.linear(duration: 0.5)

    /// The opacity a quarter of a second after a change from 0.2 to 0.6: 0.6 where it jumps, 0.3 where it takes a second, 0.4
    /// where it takes half a second.
    private func quarter<V: View>(
        _ view: @escaping @MainActor (Model) -> V, _ change: @MainActor (Model) -> Void
    ) -> [Double] {
        let model = Model()
        let host = ViewHost.make { view(model) }
        change(model)
        host.flush()
        host.advance(to: 0.25)
        return host.opacities.map { ($0 * 1000).rounded() / 1000 }
    }

    private static func jump(_ model: Model) { model.value = 0.6 }
    private static func glide(_ model: Model) { withAnimation(slow) { model.value = 0.6 } }
    /// Both values in one update.
    private static func both(_ model: Model) {
        withTransaction(Transaction()) {
            model.value = 0.6
            model.other = 1
        }
    }

    private static func bar(_ model: Model) -> Bar { Bar("bar", model.value) }

    @Test func withoutAndWith() {
        #expect(quarter(Self.bar, Self.jump) == [0.6])
        #expect(quarter(Self.bar, Self.glide) == [0.3])
        #expect(quarter(Self.bar) { model in withAnimation(nil) { model.value = 0.6 } } == [0.6])
    }

    @Test("the innermost withAnimation counts") func nestedFunctions() {
        let found = quarter(Self.bar) { model in
            withAnimation(Self.slow) { withAnimation(Self.fast) { model.value = 0.6 } }
        }
        #expect(found == [0.4])
    }

    // Source: golden animation/implicit: animation(_:value:) overrides an outer transaction whose animation is nil.
    @Test("the modifier counts more than the transaction, the inner modifier more than the outer") func modifiers() {
        func found(_ inner: Animation?, _ outer: Animation?, _ change: @MainActor (Model) -> Void) -> [Double] {
            quarter({ Self.bar($0).animation(inner, value: $0.value).animation(outer, value: $0.value) }, change)
        }
        #expect(found(Self.fast, nil, Self.jump) == [0.4])
        #expect(found(Self.fast, Self.slow, Self.jump) == [0.4])
        #expect(found(Self.fast, nil, Self.glide) == [0.4])
        // nil forbids.
        #expect(found(nil, Self.slow, Self.glide) == [0.6])
    }

    @Test("animation(_:value:) acts in the update in which its value changes, on all that changes then")
    func valueScope() {
        func view(_ model: Model) -> some View { Self.bar(model).animation(Self.fast, value: model.other) }
        #expect(quarter(view, Self.jump) == [0.6])
        #expect(quarter(view, Self.glide) == [0.3])
        #expect(quarter(view, Self.both) == [0.4])
    }

    @available(*, deprecated) @Test func oldForm() {
        #expect(quarter({ Self.bar($0).animation(Self.fast) }) { $0.value = 0.6 } == [0.4])
        let found = quarter({ Self.bar($0).animation(nil) }, Self.glide)
        #expect(found == [0.6])
    }

    @Test("disablesAnimations silences modifiers, not the transaction's own animation") func disabled() {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        #expect(
            quarter({ Self.bar($0).animation(Self.fast, value: $0.value) }) { model in
                withTransaction(transaction) { model.value = 0.6 }
            } == [0.6])
        transaction.animation = Self.slow
        #expect(
            quarter({ Self.bar($0).animation(Self.fast, value: $0.value) }) { model in
                withTransaction(transaction) { model.value = 0.6 }
            } == [0.3])
    }

    @Test func transformed() {
        func faster(_ model: Model) -> some View {
            Self.bar(model).transaction { $0.animation = $0.animation?.speed(2) }
        }
        #expect(quarter(faster, Self.glide) == [0.4])
        #expect(quarter({ Self.bar($0).transaction { $0.animation = nil } }, Self.glide) == [0.6])
        // The outer one is applied first, so the inner one sees what it left.
        #expect(quarter({ faster($0).transaction { $0.animation = Self.slow } }, Self.jump) == [0.4])
        func withOther(_ model: Model) -> some View {
            Self.bar(model).transaction(value: model.other) { $0.animation = Self.fast }
        }
        #expect(quarter(withOther, Self.glide) == [0.3])
        #expect(quarter(withOther, Self.both) == [0.4])
    }

    // Source: developer.apple.com/documentation/swiftui/view/transaction(_:body:): only the modifiers of the body.
    @Test("the scoped forms act on the modifiers of the body, not on what they are applied to") func scoped() {
        func view(_ model: Model) -> some View {
            Self.bar(model).animation(Self.fast) { $0.opacity(model.value) }
        }
        #expect(quarter(view) { $0.value = 0.6 } == [0.4, 0.6])
        #expect(quarter(view, Self.glide) == [0.4, 0.3])
        func forbidding(_ model: Model) -> some View {
            Self.bar(model).transaction {
                $0.animation = nil
            } body: {
                $0.opacity(model.value)
            }
        }
        #expect(quarter(forbidding, Self.glide) == [0.6, 0.3])
        func nested(_ model: Model) -> some View {
            Self.bar(model).animation(Self.fast) { outer in
                outer.opacity(model.value).animation(Self.slow) { $0.opacity(model.value) }
            }
        }
        #expect(quarter(nested) { $0.value = 0.6 } == [0.3, 0.4, 0.6])
    }

    @Test("a scoped body around several views is applied to each, once") func scopedGroup() {
        let model = Model()
        let host = ViewHost.make {
            VStack {
                Group {
                    Bar("a", 1)
                    Bar("b", 1)
                }
                .animation(Self.fast) { $0.opacity(model.value) }
            }
        }
        #expect(host.opacities.filter { $0 == 0.2 }.count == 2)
        model.value = 0.6
        host.flush()
        host.advance(to: 0.25)
        #expect(host.opacities.filter { abs($0 - 0.4) < 1e-9 }.count == 2)
    }

    @Test func bindings() {
        struct Editor: View {
            let bind: (Binding<Double>) -> Void
            @State private var value = 0.2
            var body: some View {
                let _ = bind($value.animation(TransactionTests.slow))
                Bar("bar", value)
            }
        }
        var binding: Binding<Double>?
        let host = ViewHost.make { Editor { binding = $0 } }
        binding?.wrappedValue = 0.6
        host.flush()
        host.advance(to: 0.25)
        #expect(abs(host.opacities[0] - 0.3) < 1e-9)
        // A derived binding writes in the same transaction; withAnimation around it is the outer one.
        withAnimation(Self.fast) { binding?.wrappedValue = 0.2 }
        host.flush()
        host.advance(to: 1.25)
        #expect(host.opacities[0] == 0.2)
    }

    fileprivate struct TagKey: TransactionKey {
        static let defaultValue = "none"
    }

    @Test("keys of one's own travel with the change") func customKeys() {
        let model = Model()
        var seen: [String] = []
        let host = ViewHost.make {
            Self.bar(model).transaction { seen.append($0[TagKey.self]) }
        }
        seen = []
        withTransaction(\.tag, "mine") { model.value = 0.6 }
        host.flush()
        #expect(seen.contains("mine") && !seen.contains("none"))
        seen = []
        model.value = 0.5
        host.flush()
        #expect(!seen.contains("mine"))
    }

    @Test("an idle host asks for no frames; one that moves does until the end") func frames() {
        let model = Model()
        let host = ViewHost.make { Self.bar(model) }
        var wishes = 0
        host.onNeedsUpdate = { wishes += 1 }
        #expect(host.motions.isEmpty && !host.needsUpdate)
        for step in 1...60 { host.advance(to: Double(step) / 60) }
        #expect(wishes == 0 && host.motions.isEmpty)
        withAnimation(Self.fast) { model.value = 0.6 }
        #expect(wishes > 0)
        host.flush()
        #expect(!host.motions.isEmpty)
        host.advance(to: 1.49)
        #expect(!host.motions.isEmpty)
        host.advance(to: 1.51)
        #expect(host.motions.isEmpty && !host.needsUpdate)
        #expect(host.opacities == [0.6])
    }
}

extension Transaction {
    fileprivate var tag: String {
        get { self[TransactionTests.TagKey.self] }
        set { self[TransactionTests.TagKey.self] = newValue }
    }
}
