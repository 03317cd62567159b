// swift-tools-version: 6.2

import PackageDescription

/// Where fakes exist: elsewhere, `LitmusFakes` has nothing but the macro's declaration.
let fakesSettings: [SwiftSetting] = [
  .define("LITMUS_FAKES", .when(configuration: .debug)),
  .define("LITMUS_FAKES", .when(traits: ["Testing"])),
]

let package = Package(
  name: "Reporting",
  platforms: [
    .macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1),
  ],
  products: [
    .library(name: "LitmusReporting", targets: ["LitmusReporting", "LitmusFakesReporting"]),
    .library(name: "LitmusFakesReporting", targets: ["LitmusFakesReporting"]),
    .library(name: "LitmusHarness", targets: ["LitmusHarness", "LitmusDifferences"]),
  ],
  traits: [
    .trait(
      name: "Testing",
      description: "Keeps the in-app runner and fakes active in release builds.")
  ],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-custom-dump.git", from: "1.3.3")
  ],
  targets: [
    // A link to the folder of LitmusReporting. A program with fakes links only this module, which is empty where
    // there are none: a dependency cannot have a condition on the configuration, but code can.
    .target(
      name: "LitmusFakesReporting",
      swiftSettings: [
        .define("LITMUS_REPORTING", .when(configuration: .debug)),
        .define("LITMUS_REPORTING", .when(traits: ["Testing"])),
      ]
    ),
    .target(
      name: "LitmusReporting",
      dependencies: ["LitmusFakesReporting"],
      swiftSettings: fakesSettings + [.define("LITMUS_REPORTING")]
    ),
    .target(
      name: "LitmusHarness",
      dependencies: [
        "LitmusReporting", .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      swiftSettings: [.enableExperimentalFeature("SymbolLinkageMarkers")]
    ),
    .target(name: "LitmusDifferences", dependencies: ["LitmusReporting"]),
    .executableTarget(
      name: "litmus-core-only",
      dependencies: ["LitmusReporting"],
      path: "Tests/CoreOnly"
    ),
    .testTarget(
      name: "LitmusReportingTests",
      dependencies: [
        "LitmusDifferences", "LitmusFakesReporting", "LitmusHarness", "LitmusReporting",
        "litmus-core-only",
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
