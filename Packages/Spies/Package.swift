// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// Where fakes exist: elsewhere, `LitmusFakes` has nothing but the macro's declaration.
let fakesSettings: [SwiftSetting] = [
  .define("LITMUS_FAKES", .when(configuration: .debug)),
  .define("LITMUS_FAKES", .when(traits: ["Testing"])),
]

let package = Package(
  name: "Spies",
  platforms: [
    .macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1),
  ],
  products: [
    .library(name: "LitmusSpies", targets: ["LitmusSpies"]),
    .library(name: "LitmusFakes", targets: ["LitmusFakes"]),
    .library(name: "LitmusTraps", targets: ["LitmusTraps"]),
  ],
  traits: [
    .default(enabledTraits: ["Macros"]),
    .trait(name: "Macros", description: "The macros, which need swift-syntax."),
    .trait(
      name: "Testing",
      description: "Keeps the in-app runner and fakes active in release builds."),
  ],
  dependencies: [
    .package(
      path: "../Reporting",
      traits: [.trait(name: "Testing", condition: .when(traits: ["Testing"]))]),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.1"..<"604.0.0"),
  ],
  targets: [
    .target(
      name: "LitmusMacrosAvailable"
    ),
    .target(
      name: "LitmusFakes",
      dependencies: [
        .product(name: "LitmusFakesReporting", package: "Reporting"),
        .target(name: "LitmusMacrosAvailable", condition: .when(traits: ["Macros"])),
        .target(name: "LitmusSpiesMacros", condition: .when(traits: ["Macros"])),
      ],
      swiftSettings: fakesSettings
    ),
    .target(
      name: "LitmusSpies",
      dependencies: [
        .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"), "LitmusFakes", "LitmusTraps",
      ],
      swiftSettings: fakesSettings
    ),
    .target(
      name: "CLitmusTraps"
    ),
    .target(
      name: "LitmusTraps",
      dependencies: [
        "CLitmusTraps",
        .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ]
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
      ]
    ),
    .testTarget(
      name: "LitmusSpiesTests",
      dependencies: [
        "CLitmusTraps", "LitmusSpies",
        .product(name: "LitmusReporting", package: "Reporting"), "LitmusTraps",
      ]
    ),
    .testTarget(
      name: "LitmusSpiesIsolationTests",
      dependencies: ["LitmusSpies"],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]
    ),
    .testTarget(
      name: "LitmusSpiesMacrosTests",
      dependencies: [
        .target(name: "LitmusSpiesMacros", condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
      ]
    ),
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
