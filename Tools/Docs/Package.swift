// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "litmus-docs",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "litmus-docs", targets: ["litmus-docs"]),
    .plugin(name: "UpdateDocs", targets: ["UpdateDocs"]),
    .plugin(name: "CheckDocs", targets: ["CheckDocs"]),
    .library(name: "LitmusToolSupport", targets: ["LitmusToolSupport"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.7.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess.git", from: "1.0.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.1"..<"604.0.0"),
  ],
  targets: [
    .target(name: "LitmusToolSupport"),
    .target(name: "LitmusDocsFormat"),
    .target(name: "LitmusDocsTree", dependencies: ["LitmusDocsFormat", "LitmusToolSupport"]),
    .target(
      name: "LitmusDocsChecks",
      dependencies: [
        "LitmusDocsFormat", "LitmusToolSupport",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "LitmusDocsCommands",
      dependencies: [
        "LitmusDocsChecks", "LitmusDocsFormat", "LitmusDocsTree", "LitmusToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(name: "litmus-docs", dependencies: ["LitmusDocsCommands"]),
    .plugin(
      name: "UpdateDocs",
      capability: .command(
        intent: .custom(verb: "update-docs", description: "Brings the Markdown files up to date."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the Markdown files of the package.")
        ]
      ),
      dependencies: ["litmus-docs"]
    ),
    .plugin(
      name: "CheckDocs",
      capability: .command(
        intent: .custom(verb: "check-docs", description: "Checks the Markdown files.")
      ),
      dependencies: ["litmus-docs"]
    ),
    .target(name: "LitmusDocsTestSupport", path: "Tests/Support"),
    .testTarget(
      name: "LitmusDocsFormatTests", dependencies: ["LitmusDocsFormat", "LitmusDocsTestSupport"]),
    .testTarget(
      name: "LitmusDocsTreeTests",
      dependencies: [
        "LitmusDocsFormat", "LitmusDocsTestSupport", "LitmusDocsTree", "LitmusToolSupport",
      ]),
    .testTarget(
      name: "LitmusDocsChecksTests",
      dependencies: ["LitmusDocsChecks", "LitmusDocsFormat", "LitmusDocsTestSupport"]),
    .testTarget(
      name: "LitmusDocsCommandsTests",
      dependencies: [
        "LitmusDocsChecks", "LitmusDocsCommands", "LitmusDocsFormat", "LitmusDocsTestSupport",
        "LitmusDocsTree", "litmus-docs",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
