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

let package = Package(
  name: "Migration",
  platforms: [
    .macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1),
  ],
  products: [
    .library(name: "LitmusAsyncTesting", targets: ["LitmusAsyncTesting"]),
    .library(
      name: "LitmusExpectToEventuallyEqual",
      targets: ["LitmusExpectToEventuallyEqual", "LitmusFailKit"]),
    .library(name: "LitmusPlaygroundTester", targets: ["LitmusPlaygroundTester"]),
    .library(name: "LitmusSpryKit", targets: ["LitmusSpryKit"]),
    .library(name: "LitmusTestResettable", targets: ["LitmusTestResettable"]),
  ],
  traits: [
    .default(enabledTraits: ["Macros"]),
    .trait(name: "Macros", description: "The macros, which need swift-syntax."),
    .trait(
      name: "Testing",
      description: "Keeps the in-app runner and fakes active in release builds."),
  ],
  dependencies: [
    .package(path: "../EventuallyEqual"),
    .package(path: "../Expectations"),
    .package(path: "../Reporting"),
    .package(path: "../Resettable"),
    .package(
      path: "../Spies",
      traits: [
        .trait(name: "Macros", condition: .when(traits: ["Macros"])),
        .trait(name: "Testing", condition: .when(traits: ["Testing"])),
      ]),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.1"..<"604.0.0"),
    .package(
      path: "../Runner", traits: [.trait(name: "Testing", condition: .when(traits: ["Testing"]))]),
  ],
  targets: [
    .target(
      name: "LitmusAsyncTesting",
      dependencies: [
        .product(name: "LitmusExpectations", package: "Expectations"),
        .product(name: "LitmusExpectationsCore", package: "Expectations"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ]
    ),
    .testTarget(
      name: "LitmusAsyncTestingTests",
      dependencies: [
        "LitmusAsyncTesting", .product(name: "LitmusExpectations", package: "Expectations"),
      ]
    ),
    .target(
      name: "LitmusExpectToEventuallyEqual",
      dependencies: [
        "LitmusFailKit",
        .product(name: "LitmusEventually", package: "EventuallyEqual"),
        .product(name: "LitmusEventuallyCore", package: "EventuallyEqual"),
        .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ]
    ),
    .testTarget(
      name: "LitmusExpectToEventuallyEqualTests",
      dependencies: ["LitmusExpectToEventuallyEqual", "LitmusFailKit"]
    ),
    .target(
      name: "LitmusFailKit",
      dependencies: [
        .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ]
    ),
    .testTarget(name: "LitmusFailKitTests", dependencies: ["LitmusFailKit"]),
    .target(
      name: "LitmusPlaygroundTester",
      dependencies: [
        .product(name: "LitmusExpectationsCore", package: "Expectations"),
        .product(name: "LitmusReporting", package: "Reporting"),
        .product(name: "LitmusRunnerCore", package: "Runner"),
        .product(name: "LitmusRunnerUI", package: "Runner"),
      ],
      swiftSettings: runnerSettings
    ),
    .testTarget(
      name: "LitmusPlaygroundTesterTests",
      dependencies: [
        "LitmusPlaygroundTester",
        .product(name: "LitmusReporting", package: "Reporting"),
        .product(name: "LitmusRunnerCore", package: "Runner"),
      ]
    ),
    .target(
      name: "LitmusSpryKit",
      dependencies: [
        .product(name: "LitmusFakes", package: "Spies"),
        .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"),
        .product(name: "LitmusSpies", package: "Spies"),
        .product(name: "LitmusTraps", package: "Spies"),
        .target(name: "LitmusSpryKitMacros", condition: .when(traits: ["Macros"])),
      ],
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
      ]
    ),
    .testTarget(
      name: "LitmusSpryKitMacrosTests",
      dependencies: [
        .target(name: "LitmusSpryKitMacros", condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
      ]
    ),
    .testTarget(
      name: "LitmusSpryKitTests",
      dependencies: [
        "LitmusSpryKit", .product(name: "LitmusReporting", package: "Reporting"),
      ]
    ),
    .target(
      name: "LitmusTestResettable",
      dependencies: [
        .product(name: "LitmusResettable", package: "Resettable"),
        .product(name: "LitmusResettableCore", package: "Resettable"),
      ]
    ),
    .testTarget(name: "LitmusTestResettableTests", dependencies: ["LitmusTestResettable"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
