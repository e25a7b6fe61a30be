/// The reactivity benchmarks of milomg/js-reactivity-benchmark (56eb45e): sizes, counts and checks are its own.
func engineBenchmarks() -> [Benchmark] {
    kairoBenchmarks + cellxBenchmarks + gridBenchmarks + scalingBenchmarks
}
