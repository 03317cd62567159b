// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Screens",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(path: "../../../Packages/Runner", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "Screens",
      dependencies: [
        .product(name: "LitmusRunner", package: "Runner"),
        .product(name: "LitmusRunnerUI", package: "Runner"),
      ],
      path: "Sources"
    )
  ]
)
