// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Scenes",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(path: "../../../Packages/Reporting"),
    .package(path: "../../../Packages/Runner", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [
        .product(name: "LitmusReporting", package: "Reporting"),
        .product(name: "LitmusRunner", package: "Runner"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
