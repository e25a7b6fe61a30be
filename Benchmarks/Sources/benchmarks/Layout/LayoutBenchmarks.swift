/// Layout alone: the trees of rows, of nested stacks and of boxes that Yoga and Taffy are measured on, and larger ones.
func layoutBenchmarks() -> [Benchmark] {
    rowBenchmarks(1_000) + rowBenchmarks(10_000)
        + treeBenchmarks(DeepTree(depth: 8)) + treeBenchmarks(DeepTree(depth: 12)) + treeBenchmarks(HugeTree())
        + treeBenchmarks(FlatTree(count: 100_000)) + treeBenchmarks(NestTree(depth: 10_000))
        + treeBenchmarks(MixedTree(count: 10_000))
}
