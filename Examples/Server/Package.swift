// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Server",
  targets: [
    .target(name: "Orders"),
    .testTarget(name: "OrdersTests", dependencies: ["Orders"]),
  ]
)
