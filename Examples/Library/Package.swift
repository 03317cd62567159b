// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Library",
  products: [
    .library(name: "Greeting", targets: ["Greeting"])
  ],
  targets: [
    .target(name: "Greeting"),
    .testTarget(name: "GreetingTests", dependencies: ["Greeting"]),
  ]
)
