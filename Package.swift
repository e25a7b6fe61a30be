// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The essays of the rooms: prose that SwiftPM would ask about.
func essays(in folder: String) -> [String] {
    let root = Context.packageDirectory + "/" + folder
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted()
}

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: essays(in: "Sources/" + name))
}

/// A target that is needed only where there are windows.
func gtk(_ name: String) -> Target.Dependency {
    .target(name: name, condition: .when(traits: ["GTK"]))
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: essays(in: "Tests/" + name) + exclude)
}

func example(_ name: String) -> Target {
    .executableTarget(name: name, dependencies: ["SwiftUI"], path: "Examples/" + name)
}

let package = Package(
    name: "Martlet",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "MartletTesting", targets: ["MartletTesting"]),
        .library(name: "MartletGraph", targets: ["MartletGraph"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "IdentityLab", targets: ["IdentityLab"]),
        .executable(name: "LayoutExplorer", targets: ["LayoutExplorer"]),
        .executable(name: "Motion", targets: ["Motion"]),
        .executable(name: "Notes", targets: ["Notes"]),
    ],
    traits: [
        .default(enabledTraits: ["GTK"]),
        .trait(
            name: "GTK", description: "Windows by GTK 4. Without it, programs run headless and need nothing of GTK."),
    ],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "CThreads"),

        target("MartletGraph"),
        target("MartletDrawing"),
        target("Combine"),
        .macro(name: "MartletMacros"),
        target("UniformTypeIdentifiers"),
        target("CoreTransferable", ["UniformTypeIdentifiers", "Combine"]),
        target(
            "MartletCore",
            ["MartletGraph", "MartletDrawing", "Combine", "CoreTransferable", "MartletMacros", "CThreads"]),
        target("MartletCairo", ["MartletDrawing", "CCairo", "CPango", "CRsvg"]),
        target("MartletHeadless", ["MartletCore", "MartletDrawing"]),
        target("MartletTesting", ["MartletCore", "MartletDrawing", "MartletHeadless", "MartletCairo", "MartletGraph"]),
        target(
            "MartletGTK",
            [
                "MartletCore", "MartletDrawing", "MartletCairo", "MartletHeadless", "Combine", "CoreTransferable",
                "UniformTypeIdentifiers", gtk("CGTK"),
            ]),
        target(
            "SwiftUI",
            [
                "MartletCore", "MartletDrawing", "Combine", "CoreTransferable", "MartletHeadless", "MartletCairo",
                gtk("MartletGTK"),
            ]),

        .target(name: "SplitMix", path: "Tests/SplitMix"),
        .target(name: "CAllocations", path: "Tests/CAllocations"),
        tests("GraphTests", ["SplitMix", "MartletGraph"]),
        tests("DrawingTests", ["MartletDrawing"]),
        tests("CairoTests", ["MartletCairo"]),
        tests("CombineTests", ["Combine"]),
        tests("TransferTests", ["CoreTransferable", "UniformTypeIdentifiers"]),
        tests("CoreTests", ["SplitMix", "MartletCore", "MartletDrawing", "MartletGraph"]),
        tests("LayoutTests", ["SplitMix", "MartletCore", "MartletDrawing"]),
        tests("LookTests", ["MartletCore", "MartletDrawing"]),
        tests("ControlTests", ["MartletCore", "MartletDrawing", "MartletGraph"]),
        tests(
            "HarnessTests", ["SplitMix", "MartletTesting", "MartletHeadless", "MartletCore", "SwiftUI"],
            exclude: ["__Snapshots__"]),
        tests(
            "CaseTests",
            ["MartletTesting", "MartletHeadless", "MartletCore", "MartletDrawing", "MartletCairo", "SwiftUI"]),
        tests("FaultTests", ["MartletTesting", "MartletHeadless", "MartletCore", "MartletDrawing", "SwiftUI"]),
        tests(
            "PropertyTests",
            ["SplitMix", "MartletTesting", "MartletHeadless", "MartletCore", "MartletDrawing", "SwiftUI"]),
        tests(
            "TextInputTests",
            ["SplitMix", "MartletTesting", "MartletHeadless", "MartletCore", "MartletDrawing", "SwiftUI"]),
        tests("AnimationTests", ["MartletCore", "MartletDrawing", "MartletGraph"]),
        tests("TransitionTests", ["MartletTesting", "MartletHeadless", "MartletCore", "MartletDrawing", "SwiftUI"]),
        tests(
            "AnimatorTests",
            ["SplitMix", "MartletTesting", "MartletHeadless", "MartletCore", "MartletDrawing", "SwiftUI"]),
        tests("GestureTests", ["MartletTesting", "MartletHeadless", "MartletCore", "MartletDrawing", "SwiftUI"]),
        tests(
            "SceneTests",
            [
                "SplitMix", "MartletTesting", "MartletHeadless", "MartletCore", "MartletDrawing", "MartletGraph",
                "SwiftUI",
            ]),
        tests(
            "AllocationTests",
            ["CAllocations", "MartletGraph", "MartletCore", "MartletDrawing", "MartletCairo", "MartletHeadless"]),
        tests("MotionTests", ["SwiftUI", "MartletTesting", "MotionScreens"], exclude: ["__Snapshots__"]),
        tests(
            "WindowTests",
            [
                "SplitMix",
                "MartletGTK", "MartletHeadless", "MartletCore", "MartletDrawing", "MartletCairo", "MartletTesting",
                "SwiftUI",
                "ProbeScreens", gtk("CGTK"),
            ], exclude: ["Clients"]),
        .target(name: "ProbeScreens", dependencies: ["SwiftUI"], path: "Tests/WindowProbe/Screens"),
        .executableTarget(
            name: "WindowProbe", dependencies: ["SwiftUI", "ProbeScreens"], path: "Tests/WindowProbe/App"),
        .executableTarget(name: "SettingsProbe", dependencies: ["SwiftUI"], path: "Tests/WindowProbe/SettingsApp"),
        tests("BenchmarkTests", ["BenchmarkReport"]),
        tests("MacroTests", ["MartletMacros"], exclude: ["Fixtures"]),
        tests("ExplorerTests", ["SwiftUI", "MartletTesting", "LayoutExplorerScreens"]),
        tests(
            "SeedTests",
            ["SwiftUI", "MartletTesting", "MartletCore", "MartletDrawing", "MartletCairo", "IdentityLabScreens"],
            exclude: ["Refused"]),

        // What the benchmarks print and compare. They themselves are built when they are run: see below.
        .target(name: "BenchmarkReport", path: "Benchmarks/Sources/BenchmarkReport"),
        example("Gallery"),
        example("Notes"),
        .target(name: "IdentityLabScreens", dependencies: ["SwiftUI"], path: "Examples/IdentityLab/Screens"),
        .executableTarget(
            name: "IdentityLab", dependencies: ["SwiftUI", "IdentityLabScreens"], path: "Examples/IdentityLab/App"),
        .target(name: "LayoutExplorerScreens", dependencies: ["SwiftUI"], path: "Examples/LayoutExplorer/Screens"),
        .executableTarget(
            name: "LayoutExplorer", dependencies: ["SwiftUI", "LayoutExplorerScreens"],
            path: "Examples/LayoutExplorer/App"),
        .target(name: "MotionScreens", dependencies: ["SwiftUI"], path: "Examples/Motion/Screens"),
        .executableTarget(name: "Motion", dependencies: ["SwiftUI", "MotionScreens"], path: "Examples/Motion/App"),
    ],
    swiftLanguageModes: [.v6]
)

// Benchmarks are built when they are run, by Benchmarks/run: nobody else waits for them.
if Context.environment["MARTLET_BENCHMARKS"] != nil {
    package.targets += [
        .target(name: "CMeasure", path: "Benchmarks/Sources/CMeasure"),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "MartletGraph", "MartletCore", "MartletDrawing", "MartletCairo", "BenchmarkReport", "CAllocations",
                "CMeasure",
            ],
            path: "Benchmarks/Sources/benchmarks", swiftSettings: [.defaultIsolation(MainActor.self)]),
        // The figures of windows: an example, and what it is held beside.
        .executableTarget(name: "Hello", dependencies: ["SwiftUI"], path: "Examples/Hello/Sources"),
        .executableTarget(name: "WindowHello", dependencies: ["CGTK"], path: "Benchmarks/Sources/WindowHello"),
    ]
}

// What is counted in release mode is built without all other tests: nobody else waits for it.
if Context.environment["MARTLET_RELEASE_TESTS"] != nil {
    package.targets.removeAll { $0.type == .executable || $0.type == .test && $0.name != "AllocationTests" }
    package.products.removeAll { $0 is Product.Executable }
}
