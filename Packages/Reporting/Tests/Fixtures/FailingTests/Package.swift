// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "FailingTests",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Reporting", path: "../../..")],
  targets: [
    .target(
      name: "Elsewhere",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
    // No test target depends on it, so `swift test` runs none of its tests.
    .executableTarget(
      name: "OwnMain",
      dependencies: [
        "Elsewhere",
        .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ],
      swiftSettings: [
        .enableExperimentalFeature("SymbolLinkageMarkers"),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
    .testTarget(
      name: "FailingTests",
      dependencies: [
        "Elsewhere",
        .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
