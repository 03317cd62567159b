// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Reporting",
  platforms: [
    .macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1),
  ],
  products: [
    .library(name: "LitmusReporting", targets: ["LitmusReporting"]),
    .library(name: "LitmusHarness", targets: ["LitmusHarness"]),
    .library(name: "LitmusDifferences", targets: ["LitmusDifferences"]),
  ],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-custom-dump.git", from: "1.3.3")
  ],
  targets: [
    .target(
      name: "LitmusReporting"
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
        "LitmusDifferences", "LitmusHarness", "LitmusReporting", "litmus-core-only",
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
