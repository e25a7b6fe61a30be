// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Hello",
    dependencies: [
        .package(name: "Martlet", path: "../..")
    ],
    targets: [
        .executableTarget(name: "Hello", dependencies: [.product(name: "SwiftUI", package: "Martlet")])
    ],
    swiftLanguageModes: [.v6]
)
