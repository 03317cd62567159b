// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Expectations",
  platforms: [
    .macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1),
  ],
  products: [
    .library(name: "LitmusExpectations", targets: ["LitmusExpectations"]),
    .library(name: "LitmusExpectationsCore", targets: ["LitmusExpectationsCore"]),
  ],
  dependencies: [
    .package(path: "../Reporting")
  ],
  targets: [
    .target(
      name: "LitmusExpectationsCore",
      dependencies: [.product(name: "LitmusReporting", package: "Reporting")]
    ),
    .target(
      name: "LitmusExpectations",
      dependencies: [
        "LitmusExpectationsCore",
        .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ]
    ),
    .testTarget(
      name: "LitmusExpectationsTests",
      dependencies: [
        "LitmusExpectations",
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
