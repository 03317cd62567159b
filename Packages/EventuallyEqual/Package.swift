// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "EventuallyEqual",
  platforms: [
    .macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1),
  ],
  products: [
    .library(name: "LitmusEventually", targets: ["LitmusEventually"]),
    .library(name: "LitmusEventuallyCore", targets: ["LitmusEventuallyCore"]),
  ],
  dependencies: [
    .package(path: "../Expectations"),
    .package(path: "../Reporting"),
  ],
  targets: [
    .target(
      name: "LitmusEventuallyCore",
      dependencies: [.product(name: "LitmusReporting", package: "Reporting")]
    ),
    .target(
      name: "LitmusEventually",
      dependencies: [
        "LitmusEventuallyCore",
        .product(name: "LitmusHarness", package: "Reporting"),
        .product(name: "LitmusReporting", package: "Reporting"),
      ]
    ),
    .testTarget(
      name: "LitmusEventuallyTests",
      dependencies: [
        "LitmusEventually",
        .product(name: "LitmusExpectationsCore", package: "Expectations"),
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
