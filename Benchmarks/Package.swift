// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Martlet", path: "../")],
    targets: [
        .executableTarget(
            name: "benchmarks",
            dependencies: [.product(name: "MartletGraph", package: "Martlet")])
    ],
    swiftLanguageModes: [.v6]
)
