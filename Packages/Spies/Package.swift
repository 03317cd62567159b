// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Spies",
  platforms: [
    .macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1),
  ],
  products: [
    .library(name: "LitmusSpies", targets: ["LitmusSpies"]),
    .library(name: "LitmusSpiesCore", targets: ["LitmusSpiesCore"]),
  ],
  dependencies: [
    .package(path: "../Reporting")
  ],
  targets: [
    .target(
      name: "LitmusSpiesCore",
      dependencies: [.product(name: "LitmusReporting", package: "Reporting")]
    ),
    .target(
      name: "LitmusSpies",
      dependencies: [
        "LitmusSpiesCore",
        .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ]
    ),
    .testTarget(
      name: "LitmusSpiesTests",
      dependencies: [
        "LitmusSpies",
        .product(name: "LitmusReporting", package: "Reporting"),
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
