import MartletDrawing
import SplitMix
import Testing

@testable import MartletCore

/// What a node keeps of its answers.
@Suite struct SizeCacheTests {
    private func random(_ random: inout SplitMix64) -> ProposedViewSize {
        func length() -> CGFloat? {
            [nil, 0, .infinity, CGFloat(Int.random(in: 1...40, using: &random))].randomElement(using: &random)!
        }
        return ProposedViewSize(width: length(), height: length())
    }

    /// What is found is what was stored, as many answers are kept as there is a place for, and what was stored or found last
    /// comes first.
    @Test func theLatestAnswersAreFound() {
        let room = UnsafeMutablePointer<SizeCache.Entry>.allocate(capacity: SizeCache.room)
        let cache = UnsafeMutablePointer<SizeCache>.allocate(capacity: 1)
        cache.initialize(to: SizeCache())
        defer {
            cache.pointee.deallocate()
            cache.deallocate()
            room.deallocate()
        }
        for seed in 1...20 as ClosedRange<UInt64> {
            var numbers = SplitMix64(seed: seed)
            var stored: [(proposal: ProposedViewSize, size: CGSize)] = []
            for step in 0..<[3, 16, 40, 400].randomElement(using: &numbers)! {
                let proposal = random(&numbers)
                let known = stored.last { $0.proposal == proposal }
                if let found = SizeCache.find(proposal, in: cache) {
                    #expect(found == known?.size, "seed \(seed), step \(step)")
                    continue
                }
                // Only with more answers than are kept is one forgotten.
                #expect(known == nil || stored.count > 128)
                if cache.pointee.isFull { cache.pointee.grow(room) }
                let size = CGSize(width: CGFloat(step), height: CGFloat(seed))
                cache.pointee.store(size, for: proposal)
                stored.append((proposal, size))
                #expect(cache.pointee.only == size)
                #expect(cache.pointee.count == min(stored.count, 128))
                #expect(SizeCache.find(proposal, in: cache) == size)
            }
            let entries = cache.pointee.entries.map { [$0.size.width, $0.size.height] }
            #expect(Set(entries).count == cache.pointee.count)
            #expect(Set(entries).isSubset(of: stored.map { [$0.size.width, $0.size.height] }))
            if Bool.random(using: &numbers) { cache.pointee.deallocate() } else { cache.pointee.removeAll() }
        }
    }

    /// Three cache lines, the first of which answers what was just asked: what layout costs among very many nodes is what it
    /// reads of each.
    @Test func aRecordIsThreeCacheLines() {
        #expect(MemoryLayout<LayoutRecord>.stride == 192)
        #expect(MemoryLayout<LayoutRecord>.offset(of: \.sizes)! + 16 + MemoryLayout<SizeCache.Entry>.stride == 64)
        #expect(MemoryLayout<LayoutRecord>.offset(of: \.size)! == 128)
        #expect(MemoryLayout<StackChild>.stride == 64)
    }
}
