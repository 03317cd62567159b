// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "litmus-patch",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "litmus-patch", targets: ["litmus-patch"])
  ],
  dependencies: [
    .package(path: "../Docs"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.7.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.1"..<"604.0.0"),
  ],
  targets: [
    .target(
      name: "LitmusPatch",
      dependencies: [
        .product(name: "LitmusToolSupport", package: "Docs"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .executableTarget(
      name: "litmus-patch",
      dependencies: [
        "LitmusPatch",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "LitmusPatchTests",
      dependencies: [
        "LitmusPatch", "litmus-patch", .product(name: "LitmusToolSupport", package: "Docs"),
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
