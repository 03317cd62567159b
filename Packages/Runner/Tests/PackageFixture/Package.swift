// swift-tools-version: 6.0

import PackageDescription

// A package that knows nothing of Litmus, whose tests `litmus-test` runs.
let package = Package(
  name: "PackageFixture",
  targets: [
    .target(name: "Shop"),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    .testTarget(name: "StoreTests", dependencies: ["Shop"]),
  ]
)
