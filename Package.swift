// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "Martlet",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "MartletTesting", targets: ["MartletTesting"]),
        .library(name: "MartletGraph", targets: ["MartletGraph"]),
    ],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
        .target(name: "CDeepStack"),

        .target(name: "MartletGraph"),
        .target(name: "MartletDrawing", exclude: ["README.md"]),
        .target(name: "Combine", exclude: ["README.md"]),
        .macro(name: "MartletMacros"),
        .target(
            name: "MartletCore",
            dependencies: ["MartletGraph", "MartletDrawing", "Combine", "MartletMacros", "CDeepStack"]),
        .target(
            name: "MartletCairo", dependencies: ["MartletDrawing", "CCairo", "CPango", "CRsvg"], exclude: ["README.md"]),
        .target(name: "MartletHeadless", dependencies: ["MartletCore", "MartletDrawing"]),
        .target(
            name: "MartletTesting",
            dependencies: ["MartletCore", "MartletHeadless", "MartletCairo", "MartletGraph"]),
        .target(name: "SwiftUI", dependencies: ["MartletCore", "Combine", "MartletHeadless", "MartletCairo"]),

        .testTarget(name: "GraphTests", dependencies: ["MartletGraph"]),
        .testTarget(name: "DrawingTests", dependencies: ["MartletDrawing"]),
        .testTarget(name: "CairoTests", dependencies: ["MartletCairo"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "CoreTests", dependencies: ["MartletCore", "MartletDrawing", "MartletGraph"]),
        .testTarget(name: "HarnessTests", dependencies: ["MartletTesting", "MartletHeadless", "MartletCore", "SwiftUI"]),
        .testTarget(
            name: "ControlTests", dependencies: ["MartletCore", "MartletDrawing", "MartletGraph"]),
        .testTarget(name: "LayoutTests", dependencies: ["MartletCore", "MartletDrawing"]),
        .testTarget(name: "LookTests", dependencies: ["MartletCore", "MartletDrawing"]),
        .testTarget(name: "MacroTests", dependencies: ["MartletMacros"], exclude: ["Fixtures"]),
    ],
    swiftLanguageModes: [.v6]
)
