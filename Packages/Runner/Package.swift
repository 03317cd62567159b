// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// Where the runner does something: elsewhere, its API is there and does nothing.
let runnerSettings: [SwiftSetting] = [
  .define("LITMUS_RUNNER", .when(configuration: .debug)),
  .define("LITMUS_RUNNER", .when(traits: ["Testing"])),
]

let package = Package(
  name: "Runner",
  platforms: [
    .macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1),
  ],
  products: [
    .library(name: "LitmusRunner", targets: ["LitmusRunner"]),
    .library(name: "LitmusRunnerCore", targets: ["LitmusRunnerCore"]),
    .library(name: "LitmusRunnerUI", targets: ["LitmusRunnerUI"]),
    .library(name: "LitmusRunnerXCTest", targets: ["LitmusRunnerXCTest"]),
    .executable(name: "litmus-test", targets: ["litmus-test"]),
    .plugin(name: "LitmusTestPlugin", targets: ["LitmusTestPlugin"]),
  ],
  traits: [
    .default(enabledTraits: ["Macros"]),
    .trait(name: "Macros", description: "The macros, which need swift-syntax."),
    .trait(
      name: "Testing",
      description: "Keeps the in-app runner and fakes active in release builds."),
  ],
  dependencies: [
    .package(path: "../Expectations"),
    .package(path: "../Reporting"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.7.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump.git", from: "1.3.3"),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.1"..<"604.0.0"),
  ],
  targets: [
    .target(
      name: "LitmusRunnerCore",
      dependencies: [
        .product(name: "LitmusExpectationsCore", package: "Expectations"),
        .product(name: "LitmusReporting", package: "Reporting"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerReports",
      dependencies: ["LitmusRunnerCore", .product(name: "LitmusReporting", package: "Reporting")],
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerHosting",
      dependencies: ["LitmusRunnerCore", .product(name: "LitmusReporting", package: "Reporting")],
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerStorage",
      dependencies: [
        "LitmusRunnerCore", "LitmusRunnerReports",
        .product(name: "LitmusReporting", package: "Reporting"),
      ],
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerProcesses",
      dependencies: [
        "LitmusRunnerCore", "LitmusRunnerReports", "LitmusRunnerStorage",
        .product(name: "LitmusReporting", package: "Reporting"),
      ],
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerCommandLine",
      dependencies: [
        "LitmusRunnerCore", "LitmusRunnerHosting", "LitmusRunnerProcesses", "LitmusRunnerReports",
        "LitmusRunnerStorage",
        .product(name: "LitmusReporting", package: "Reporting"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunner",
      dependencies: [
        "LitmusRunnerCommandLine", "LitmusRunnerCore", "LitmusRunnerHosting",
        "LitmusRunnerProcesses", "LitmusRunnerReports", "LitmusRunnerStorage",
        .product(name: "LitmusExpectationsCore", package: "Expectations"),
        .target(name: "LitmusRunnerMacros", condition: .when(traits: ["Macros"])),
      ],
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerModels",
      dependencies: [
        "LitmusRunnerCore", "LitmusRunnerHosting", "LitmusRunnerReports", "LitmusRunnerStorage",
        .product(name: "LitmusReporting", package: "Reporting"),
      ],
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerUI",
      dependencies: [
        "LitmusRunnerCore", "LitmusRunnerHosting", "LitmusRunnerModels", "LitmusRunnerReports",
        "LitmusRunnerStorage",
        .product(name: "LitmusExpectationsCore", package: "Expectations"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ],
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusRunnerXCTest",
      dependencies: ["LitmusRunnerCore", .product(name: "LitmusReporting", package: "Reporting")],
      swiftSettings: runnerSettings
    ),
    .target(
      name: "LitmusTestTool",
      dependencies: [
        "LitmusRunnerCommandLine", "LitmusRunnerCore", "LitmusRunnerHosting",
        "LitmusRunnerProcesses", "LitmusRunnerReports", "LitmusRunnerStorage",
        .product(name: "LitmusReporting", package: "Reporting"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: runnerSettings
    ),
    .executableTarget(name: "litmus-test", dependencies: ["LitmusTestTool"]),
    .plugin(
      name: "LitmusTestPlugin",
      capability: .command(
        intent: .custom(
          verb: "litmus-test", description: "Runs the package's tests in child processes."),
        permissions: [
          .writeToPackageDirectory(reason: "It keeps the results of runs in .litmus.")
        ])
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
      ]
    ),
    .executableTarget(
      name: "litmus-runner-fixture",
      dependencies: ["LitmusRunner"],
      path: "Tests/Fixture"
    ),
    .executableTarget(
      name: "litmus-runner-xctest-fixture",
      dependencies: [
        "LitmusRunner", "LitmusRunnerXCTest", .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ],
      path: "Tests/XCTestFixture"
    ),
    .executableTarget(
      name: "litmus-runner-example",
      dependencies: ["LitmusRunner"],
      path: "Tests/Example",
      swiftSettings: [.define("TESTING_ENABLED", .when(traits: ["Macros"]))]
    ),
    // The test target does not depend on it, or `swift test` would run its failing tests too.
    .executableTarget(
      name: "litmus-runner-hosting-fixture",
      dependencies: [
        "LitmusRunner", .product(name: "LitmusHarness", package: "Reporting"),
      ],
      path: "Tests/HostingFixture"
    ),
    .target(
      name: "LitmusRunnerTestSupport",
      dependencies: [.product(name: "LitmusReporting", package: "Reporting")],
      path: "Tests/Support"
    ),
    .testTarget(
      name: "LitmusRunnerTests",
      dependencies: [
        "LitmusRunner",
        "LitmusRunnerCommandLine",
        "LitmusRunnerCore",
        "LitmusRunnerHosting",
        "LitmusRunnerProcesses",
        "LitmusRunnerReports",
        "LitmusRunnerStorage",
        "LitmusRunnerTestSupport",
        "LitmusRunnerXCTest",
        "litmus-runner-example",
        "litmus-runner-fixture",
        "litmus-runner-xctest-fixture",
        .product(name: "LitmusExpectationsCore", package: "Expectations"),
        .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ]
    ),
    .testTarget(
      name: "LitmusTestToolTests",
      dependencies: [
        "LitmusRunnerCommandLine", "LitmusRunnerCore", "LitmusRunnerReports",
        "LitmusRunnerTestSupport", "LitmusTestTool",
        .product(name: "LitmusReporting", package: "Reporting"),
      ]
    ),
    .testTarget(
      name: "LitmusRunnerModelsTests",
      dependencies: [
        "LitmusRunnerCore", "LitmusRunnerModels", "LitmusRunnerReports", "LitmusRunnerStorage",
        "LitmusRunnerTestSupport", "LitmusRunnerUI",
        .product(name: "LitmusReporting", package: "Reporting"),
      ]
    ),
    .testTarget(
      name: "LitmusRunnerMacrosTests",
      dependencies: [
        .target(name: "LitmusRunnerMacros", condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
