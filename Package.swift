// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// Where the runner does something: elsewhere, its API is there and does nothing.
let runnerSettings: [SwiftSetting] = [
  .define("LITMUS_RUNNER", .when(configuration: .debug)),
  .define("LITMUS_RUNNER", .when(traits: ["Testing"])),
]

/// Where fakes exist: elsewhere, `LitmusFakes` has nothing but the macro's declaration.
let fakesSettings: [SwiftSetting] = [
  .define("LITMUS_FAKES", .when(configuration: .debug)),
  .define("LITMUS_FAKES", .when(traits: ["Testing"])),
]

/// The modules that a module exports.
///
/// SwiftPM compiles a target again if a module of the targets and products that it names has changed, and does not
/// know what these export: unless that is named, too, a client does not link after an update. `.ci/manifests`
/// compares this with the sources.
let exports = [
  "Litmus": [
    "LitmusDifferences", "LitmusEventually", "LitmusExpectations", "LitmusReporting",
    "LitmusResettable",
    "LitmusSpies",
  ],
  "LitmusReporting": ["LitmusFakesReporting"],
  "LitmusRunner": [
    "LitmusExpectationsCore", "LitmusRunnerCommandLine", "LitmusRunnerCore", "LitmusRunnerHosting",
    "LitmusRunnerProcesses", "LitmusRunnerReports", "LitmusRunnerStorage",
  ],
  "LitmusRunnerUI": [
    "LitmusExpectationsCore", "LitmusRunnerCore", "LitmusRunnerHosting", "LitmusRunnerModels",
    "LitmusRunnerReports", "LitmusRunnerStorage",
  ],
  "LitmusExpectationsCore": ["LitmusReporting"],
  "LitmusExpectations": ["LitmusExpectationsCore", "LitmusHarness"],
  "LitmusEventuallyCore": ["LitmusReporting"],
  "LitmusEventually": ["LitmusEventuallyCore", "LitmusHarness"],
  "LitmusFakes": ["LitmusFakesReporting"],
  "LitmusSpies": ["LitmusFakes", "LitmusHarness", "LitmusTraps"],
  "LitmusTraps": ["LitmusReporting"],
  "LitmusResettable": ["LitmusResettableCore"],
  "LitmusAsyncTesting": ["LitmusExpectations"],
  "LitmusExpectToEventuallyEqual": ["LitmusEventually", "LitmusFailKit"],
  "LitmusFailKit": ["LitmusReporting"],
  "LitmusPlaygroundTester": ["LitmusRunnerUI"],
  "LitmusSpryKit": ["LitmusSpies"],
  "LitmusTestResettable": ["LitmusResettable"],
]

/// Returns modules, and all that they export.
func withExports(_ modules: [String]) -> [String] {
  Set(modules + modules.flatMap { withExports(exports[$0, default: []]) }).sorted()
}

let package = Package(
  name: "swift-litmus",
  platforms: [
    .macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1),
  ],
  products: [
    .library(name: "Litmus", targets: withExports(["Litmus"])),
    .library(
      name: "LitmusCore",
      targets: withExports([
        "LitmusEventuallyCore", "LitmusExpectationsCore", "LitmusResettableCore",
      ])),
    .library(name: "LitmusReporting", targets: withExports(["LitmusReporting"])),
    .library(name: "LitmusHarness", targets: ["LitmusHarness", "LitmusDifferences"]),
    .library(name: "LitmusRunner", targets: withExports(["LitmusRunner"])),
    .library(name: "LitmusRunnerUI", targets: withExports(["LitmusRunnerUI"])),
    .library(name: "LitmusRunnerXCTest", targets: ["LitmusRunnerXCTest"]),
    .executable(name: "litmus-test", targets: ["litmus-test"]),
    .plugin(name: "LitmusTestPlugin", targets: ["LitmusTestPlugin"]),
    .library(name: "LitmusExpectations", targets: withExports(["LitmusExpectations"])),
    .library(name: "LitmusEventually", targets: withExports(["LitmusEventually"])),
    .library(name: "LitmusSpies", targets: withExports(["LitmusSpies"])),
    .library(name: "LitmusFakes", targets: withExports(["LitmusFakes"])),
    .library(name: "LitmusTraps", targets: withExports(["LitmusTraps"])),
    .library(name: "LitmusResettable", targets: withExports(["LitmusResettable"])),
    .library(name: "LitmusAsyncTesting", targets: withExports(["LitmusAsyncTesting"])),
    .library(
      name: "LitmusExpectToEventuallyEqual",
      targets: withExports(["LitmusExpectToEventuallyEqual", "LitmusFailKit"])),
    .library(name: "LitmusPlaygroundTester", targets: withExports(["LitmusPlaygroundTester"])),
    .library(name: "LitmusSpryKit", targets: withExports(["LitmusSpryKit"])),
    .library(name: "LitmusTestResettable", targets: withExports(["LitmusTestResettable"])),
    .executable(name: "litmus-docs", targets: ["litmus-docs"]),
    .executable(name: "litmus-fakes", targets: ["litmus-fakes"]),
    .plugin(name: "LitmusDocsPlugin", targets: ["LitmusDocsPlugin"]),
    .plugin(name: "LitmusFakesPlugin", targets: ["LitmusFakesPlugin"]),
  ],
  traits: [
    .default(enabledTraits: ["Macros"]),
    .trait(
      name: "Macros",
      description: "The macros, which need swift-syntax."),
    .trait(
      name: "Testing",
      description: "Keeps the in-app runner and fakes active in release builds."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.7.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump.git", from: "1.3.3"),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.1"..<"604.0.0"),
  ],
  targets: [
    .target(
      name: "Litmus",
      dependencies: [
        "LitmusDifferences", "LitmusEventually", "LitmusExpectations", "LitmusHarness",
        "LitmusReporting", "LitmusResettable", "LitmusSpies",
      ],
      path: "Sources/Litmus",
      swiftSettings: fakesSettings
    ),

    // MARK: Reporting
    // A link to the folder of LitmusReporting. A program with fakes links only this module, which is empty where
    // there are none: a dependency cannot have a condition on the configuration, but code can.
    .target(
      name: "LitmusFakesReporting",
      path: "Packages/Reporting/Sources/LitmusFakesReporting",
      swiftSettings: [
        .define("LITMUS_REPORTING", .when(configuration: .debug)),
        .define("LITMUS_REPORTING", .when(traits: ["Testing"])),
      ]
    ),
    .target(
      name: "LitmusReporting",
      dependencies: ["LitmusFakesReporting"],
      path: "Packages/Reporting/Sources/LitmusReporting",
      swiftSettings: fakesSettings + [.define("LITMUS_REPORTING")]
    ),
    .target(
      name: "LitmusHarness",
      dependencies: [
        "LitmusReporting", .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      path: "Packages/Reporting/Sources/LitmusHarness",
      swiftSettings: [.enableExperimentalFeature("SymbolLinkageMarkers")]
    ),
    .target(
      name: "LitmusDifferences",
      dependencies: ["LitmusReporting"],
      path: "Packages/Reporting/Sources/LitmusDifferences"
    ),
    .executableTarget(
      name: "litmus-core-only",
      dependencies: ["LitmusReporting"],
      path: "Packages/Reporting/Tests/CoreOnly"
    ),
    .testTarget(
      name: "LitmusReportingTests",
      dependencies: [
        "LitmusDifferences", "LitmusFakesReporting", "LitmusHarness", "LitmusReporting",
        "litmus-core-only",
      ],
      path: "Packages/Reporting/Tests/LitmusReportingTests"
    ),

    // MARK: Runner
    .target(
      name: "LitmusRunnerCore",
      dependencies: [
        "LitmusExpectationsCore", "LitmusReporting",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      path: "Packages/Runner/Sources/LitmusRunnerCore",
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerReports",
      dependencies: ["LitmusReporting", "LitmusRunnerCore"],
      path: "Packages/Runner/Sources/LitmusRunnerReports",
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerHosting",
      dependencies: ["LitmusReporting", "LitmusRunnerCore"],
      path: "Packages/Runner/Sources/LitmusRunnerHosting",
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerStorage",
      dependencies: ["LitmusReporting", "LitmusRunnerCore", "LitmusRunnerReports"],
      path: "Packages/Runner/Sources/LitmusRunnerStorage",
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerProcesses",
      dependencies: [
        "LitmusReporting", "LitmusRunnerCore", "LitmusRunnerReports", "LitmusRunnerStorage",
      ],
      path: "Packages/Runner/Sources/LitmusRunnerProcesses",
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerCommandLine",
      dependencies: [
        "LitmusReporting", "LitmusRunnerCore", "LitmusRunnerHosting", "LitmusRunnerProcesses",
        "LitmusRunnerReports", "LitmusRunnerStorage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Packages/Runner/Sources/LitmusRunnerCommandLine",
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunner",
      dependencies: [
        "LitmusExpectationsCore", "LitmusRunnerCommandLine", "LitmusRunnerCore",
        "LitmusRunnerHosting", "LitmusRunnerProcesses", "LitmusRunnerReports",
        "LitmusRunnerStorage",
        .target(name: "LitmusRunnerMacros", condition: .when(traits: ["Macros"])),
      ],
      path: "Packages/Runner/Sources/LitmusRunner",
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerModels",
      dependencies: [
        "LitmusReporting", "LitmusRunnerCore", "LitmusRunnerHosting", "LitmusRunnerReports",
        "LitmusRunnerStorage",
      ],
      path: "Packages/Runner/Sources/LitmusRunnerModels",
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerUI",
      dependencies: [
        "LitmusExpectationsCore", "LitmusReporting", "LitmusRunnerCore", "LitmusRunnerHosting",
        "LitmusRunnerModels", "LitmusRunnerReports", "LitmusRunnerStorage",
      ],
      path: "Packages/Runner/Sources/LitmusRunnerUI",
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerXCTest",
      dependencies: ["LitmusReporting", "LitmusRunnerCore"],
      path: "Packages/Runner/Sources/LitmusRunnerXCTest",
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusTestTool",
      dependencies: [
        "LitmusReporting", "LitmusRunnerCommandLine", "LitmusRunnerCore", "LitmusRunnerHosting",
        "LitmusRunnerProcesses", "LitmusRunnerReports", "LitmusRunnerStorage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Packages/Runner/Sources/LitmusTestTool",
      swiftSettings: runnerSettings
    ),
    .executableTarget(
      name: "litmus-test",
      dependencies: ["LitmusTestTool"],
      path: "Packages/Runner/Sources/litmus-test"
    ),
    .plugin(
      name: "LitmusTestPlugin",
      capability: .command(
        intent: .custom(
          verb: "litmus-test", description: "Runs the package's tests in child processes."),
        permissions: [
          .writeToPackageDirectory(reason: "It keeps the results of runs in .litmus.")
        ]),
      path: "Packages/Runner/Plugins/LitmusTestPlugin"
    ),
    .macro(
      name: "LitmusRunnerMacros",
      dependencies: [
        .product(
          name: "SwiftCompilerPlugin", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftSyntaxMacros", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
      ],
      path: "Packages/Runner/Sources/LitmusRunnerMacros"
    ),
    .executableTarget(
      name: "litmus-runner-fixture",
      dependencies: ["LitmusRunner"],
      path: "Packages/Runner/Tests/Fixture"
    ),
    // The test target does not depend on it, or `swift test` would run its failing tests too.
    .executableTarget(
      name: "litmus-runner-hosting-fixture",
      dependencies: ["LitmusRunner", "LitmusHarness"],
      path: "Packages/Runner/Tests/HostingFixture"
    ),
    .executableTarget(
      name: "litmus-runner-xctest-fixture",
      dependencies: [
        "LitmusRunner", "LitmusRunnerXCTest", "LitmusHarness", "LitmusReporting",
      ],
      path: "Packages/Runner/Tests/XCTestFixture"
    ),
    .executableTarget(
      name: "litmus-runner-example",
      dependencies: ["LitmusRunner"],
      path: "Packages/Runner/Tests/Example",
      swiftSettings: [.define("TESTING_ENABLED", .when(traits: ["Macros"]))]
    ),
    .target(
      name: "LitmusRunnerTestSupport",
      dependencies: ["LitmusReporting"],
      path: "Packages/Runner/Tests/Support"
    ),
    .testTarget(
      name: "LitmusRunnerTests",
      dependencies: [
        "LitmusExpectationsCore", "LitmusHarness", "LitmusReporting", "LitmusRunner",
        "LitmusRunnerCommandLine", "LitmusRunnerCore", "LitmusRunnerHosting",
        "LitmusRunnerProcesses", "LitmusRunnerReports", "LitmusRunnerStorage",
        "LitmusRunnerTestSupport", "LitmusRunnerXCTest", "litmus-runner-example",
        "litmus-runner-fixture", "litmus-runner-xctest-fixture",
      ],
      path: "Packages/Runner/Tests/LitmusRunnerTests"
    ),
    .testTarget(
      name: "LitmusTestToolTests",
      dependencies: [
        "LitmusReporting", "LitmusRunnerCommandLine", "LitmusRunnerCore", "LitmusRunnerReports",
        "LitmusRunnerTestSupport", "LitmusTestTool",
      ],
      path: "Packages/Runner/Tests/LitmusTestToolTests"
    ),
    .testTarget(
      name: "LitmusRunnerModelsTests",
      dependencies: [
        "LitmusRunnerCore", "LitmusRunnerModels", "LitmusRunnerReports", "LitmusRunnerStorage",
        "LitmusRunnerTestSupport", "LitmusRunnerUI", "LitmusReporting",
      ],
      path: "Packages/Runner/Tests/LitmusRunnerModelsTests"
    ),

    // MARK: Expectations
    .target(
      name: "LitmusExpectationsCore",
      dependencies: ["LitmusReporting"],
      path: "Packages/Expectations/Sources/LitmusExpectationsCore"
    ),
    .target(
      name: "LitmusExpectations",
      dependencies: ["LitmusExpectationsCore", "LitmusHarness", "LitmusReporting"],
      path: "Packages/Expectations/Sources/LitmusExpectations"
    ),
    .testTarget(
      name: "LitmusExpectationsTests",
      dependencies: ["LitmusExpectations", "LitmusReporting"],
      path: "Packages/Expectations/Tests/LitmusExpectationsTests"
    ),

    // MARK: EventuallyEqual
    .target(
      name: "LitmusEventuallyCore",
      dependencies: ["LitmusReporting"],
      path: "Packages/EventuallyEqual/Sources/LitmusEventuallyCore"
    ),
    .target(
      name: "LitmusEventually",
      dependencies: ["LitmusEventuallyCore", "LitmusHarness", "LitmusReporting"],
      path: "Packages/EventuallyEqual/Sources/LitmusEventually"
    ),
    .testTarget(
      name: "LitmusEventuallyTests",
      dependencies: ["LitmusEventually", "LitmusExpectationsCore", "LitmusReporting"],
      path: "Packages/EventuallyEqual/Tests/LitmusEventuallyTests"
    ),

    // MARK: Spies
    .target(name: "LitmusMacrosAvailable", path: "Packages/Spies/Sources/LitmusMacrosAvailable"),
    .target(
      name: "LitmusFakes",
      dependencies: [
        "LitmusFakesReporting",
        .target(name: "LitmusMacrosAvailable", condition: .when(traits: ["Macros"])),
        .target(name: "LitmusSpiesMacros", condition: .when(traits: ["Macros"])),
      ],
      path: "Packages/Spies/Sources/LitmusFakes",
      swiftSettings: fakesSettings
    ),
    .target(
      name: "LitmusSpies",
      dependencies: ["LitmusHarness", "LitmusReporting", "LitmusFakes", "LitmusTraps"],
      path: "Packages/Spies/Sources/LitmusSpies",
      swiftSettings: fakesSettings
    ),
    .target(name: "CLitmusTraps", path: "Packages/Spies/Sources/CLitmusTraps"),
    .target(
      name: "LitmusTraps",
      dependencies: ["CLitmusTraps", "LitmusHarness", "LitmusReporting"],
      path: "Packages/Spies/Sources/LitmusTraps"
    ),
    .macro(
      name: "LitmusSpiesMacros",
      dependencies: [
        .product(
          name: "SwiftCompilerPlugin", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftSyntaxMacros", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
      ],
      path: "Packages/Spies/Sources/LitmusSpiesMacros"
    ),
    .testTarget(
      name: "LitmusSpiesTests",
      dependencies: ["CLitmusTraps", "LitmusSpies", "LitmusReporting", "LitmusTraps"],
      path: "Packages/Spies/Tests/LitmusSpiesTests"
    ),
    .testTarget(
      name: "LitmusSpiesIsolationTests",
      dependencies: ["LitmusSpies"],
      path: "Packages/Spies/Tests/LitmusSpiesIsolationTests",
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]
    ),

    // MARK: Resettable
    .target(
      name: "LitmusResettableCore",
      dependencies: ["LitmusReporting"],
      path: "Packages/Resettable/Sources/LitmusResettableCore"
    ),
    .target(
      name: "LitmusResettable",
      dependencies: ["LitmusHarness", "LitmusReporting", "LitmusResettableCore"],
      path: "Packages/Resettable/Sources/LitmusResettable"
    ),
    .testTarget(
      name: "LitmusResettableTests",
      dependencies: ["LitmusResettable", "LitmusReporting"],
      path: "Packages/Resettable/Tests/LitmusResettableTests"
    ),

    // MARK: Migration
    .target(
      name: "LitmusAsyncTesting",
      dependencies: ["LitmusExpectations", "LitmusExpectationsCore", "LitmusReporting"],
      path: "Packages/Migration/Sources/LitmusAsyncTesting"
    ),
    .testTarget(
      name: "LitmusAsyncTestingTests",
      dependencies: ["LitmusAsyncTesting", "LitmusExpectations"],
      path: "Packages/Migration/Tests/LitmusAsyncTestingTests"
    ),
    .target(
      name: "LitmusExpectToEventuallyEqual",
      dependencies: [
        "LitmusEventually", "LitmusEventuallyCore", "LitmusFailKit", "LitmusHarness",
        "LitmusReporting",
      ],
      path: "Packages/Migration/Sources/LitmusExpectToEventuallyEqual"
    ),
    .testTarget(
      name: "LitmusExpectToEventuallyEqualTests",
      dependencies: ["LitmusExpectToEventuallyEqual", "LitmusFailKit"],
      path: "Packages/Migration/Tests/LitmusExpectToEventuallyEqualTests"
    ),
    .target(
      name: "LitmusFailKit",
      dependencies: ["LitmusHarness", "LitmusReporting"],
      path: "Packages/Migration/Sources/LitmusFailKit"
    ),
    .testTarget(
      name: "LitmusFailKitTests",
      dependencies: ["LitmusFailKit"],
      path: "Packages/Migration/Tests/LitmusFailKitTests"
    ),
    .target(
      name: "LitmusPlaygroundTester",
      dependencies: [
        "LitmusExpectationsCore", "LitmusReporting", "LitmusRunnerCore", "LitmusRunnerUI",
      ],
      path: "Packages/Migration/Sources/LitmusPlaygroundTester",
      swiftSettings: runnerSettings
    ),
    .testTarget(
      name: "LitmusPlaygroundTesterTests",
      dependencies: ["LitmusPlaygroundTester", "LitmusReporting", "LitmusRunnerCore"],
      path: "Packages/Migration/Tests/LitmusPlaygroundTesterTests"
    ),
    .target(
      name: "LitmusSpryKit",
      dependencies: [
        "LitmusFakes", "LitmusHarness", "LitmusReporting", "LitmusSpies", "LitmusTraps",
        .target(name: "LitmusSpryKitMacros", condition: .when(traits: ["Macros"])),
      ],
      path: "Packages/Migration/Sources/LitmusSpryKit",
      swiftSettings: fakesSettings
    ),
    // The folder Syntax is a link to that of `@Fake`: SwiftPM 6.2 uses no built swift-syntax for macros that share a target.
    .macro(
      name: "LitmusSpryKitMacros",
      dependencies: [
        .product(
          name: "SwiftCompilerPlugin", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftSyntaxMacros", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
      ],
      path: "Packages/Migration/Sources/LitmusSpryKitMacros"
    ),
    .testTarget(
      name: "LitmusSpryKitTests",
      dependencies: ["LitmusReporting", "LitmusSpryKit"],
      path: "Packages/Migration/Tests/LitmusSpryKitTests"
    ),
    .target(
      name: "LitmusTestResettable",
      dependencies: ["LitmusResettable", "LitmusResettableCore"],
      path: "Packages/Migration/Sources/LitmusTestResettable"
    ),
    .testTarget(
      name: "LitmusTestResettableTests",
      dependencies: ["LitmusTestResettable"],
      path: "Packages/Migration/Tests/LitmusTestResettableTests"
    ),

    // MARK: Tools
    // They are a package of their own, which these programs build when they are first used:
    // docs/architecture.md.
    .target(name: "LitmusToolLauncher", path: "Tools/Launcher/Sources/LitmusToolLauncher"),
    .executableTarget(
      name: "litmus-docs",
      dependencies: ["LitmusToolLauncher"],
      path: "Tools/Launcher/Sources/litmus-docs"
    ),
    .executableTarget(
      name: "litmus-fakes",
      dependencies: ["LitmusToolLauncher"],
      path: "Tools/Launcher/Sources/litmus-fakes"
    ),
    .plugin(
      name: "LitmusDocsPlugin",
      capability: .command(
        intent: .custom(
          verb: "litmus-docs", description: "Checks the Markdown files, or brings them up to date."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the Markdown files of the package.")
        ]
      ),
      dependencies: ["litmus-docs"],
      path: "Tools/Docs/Plugins/LitmusDocsPlugin"
    ),
    .plugin(
      name: "LitmusFakesPlugin",
      capability: .command(
        intent: .custom(
          verb: "litmus-fakes", description: "Writes the fakes of protocols into files."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the files with the fakes.")
        ]
      ),
      dependencies: ["litmus-fakes"],
      path: "Tools/Fakes/Plugins/LitmusFakesPlugin"
    ),

    // MARK: The sample app and what needs all packages
    .executableTarget(
      name: "litmus-sample",
      dependencies: ["LitmusReporting", "LitmusRunner"],
      path: "Tools/SampleApp/Sources",
      swiftSettings: [
        .define("TESTING_ENABLED", .when(configuration: .debug)),
        .define("TESTING_ENABLED", .when(traits: ["Testing"])),
      ]
    ),
    .testTarget(
      name: "IntegrationTests",
      dependencies: ["Litmus", "LitmusRunner", "LitmusRunnerTestSupport", "litmus-sample"],
      path: "Tests/IntegrationTests"
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  let named = target.dependencies.compactMap { dependency -> String? in
    if case .byNameItem(let name, _) = dependency { name } else { nil }
  }
  target.dependencies += withExports(named).filter { !named.contains($0) }.map { .byName(name: $0) }
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
