// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ViewModel",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "swift-litmus", path: "../..")
  ],
  targets: [
    .target(
      name: "Search",
      dependencies: [.product(name: "LitmusFakes", package: "swift-litmus")]
    ),
    .testTarget(
      name: "SearchTests",
      dependencies: ["Search", .product(name: "Litmus", package: "swift-litmus")]
    ),
  ]
)
