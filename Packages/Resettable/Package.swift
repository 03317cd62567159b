// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Resettable",
  platforms: [
    .macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1),
  ],
  products: [
    .library(name: "LitmusResettable", targets: ["LitmusResettable"]),
    .library(name: "LitmusResettableCore", targets: ["LitmusResettableCore"]),
  ],
  dependencies: [
    .package(path: "../Reporting")
  ],
  targets: [
    .target(
      name: "LitmusResettableCore",
      dependencies: [.product(name: "LitmusReporting", package: "Reporting")]
    ),
    .target(
      name: "LitmusResettable",
      dependencies: [
        "LitmusResettableCore",
        .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ]
    ),
    .testTarget(
      name: "LitmusResettableTests",
      dependencies: [
        "LitmusResettable",
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
