// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "shop",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/swift-litmus/swift-litmus.git", from: "0.1.0")
  ],
  targets: [
    .executableTarget(
      name: "shop",
      dependencies: [.product(name: "LitmusRunner", package: "swift-litmus")],
      swiftSettings: [.define("TESTING_ENABLED", .when(configuration: .debug))]
    )
  ]
)
