// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "litmus-tools",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "litmus-docs", targets: ["litmus-docs"]),
    .executable(name: "litmus-fakes", targets: ["litmus-fakes"]),
    .executable(name: "litmus-patch", targets: ["litmus-patch"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.7.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess.git", from: "1.0.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.1"..<"604.0.0"),
  ],
  targets: [
    // MARK: Support
    .target(name: "LitmusToolSupport", path: "Support/Sources/LitmusToolSupport"),
    .target(name: "LitmusToolTestSupport", path: "Support/Sources/LitmusToolTestSupport"),
    .testTarget(
      name: "LitmusToolSupportTests",
      dependencies: ["LitmusToolSupport"],
      path: "Support/Tests/LitmusToolSupportTests"
    ),

    // MARK: Launcher
    // The root's programs and plug-ins start the tools with it; here it is tested.
    .target(name: "LitmusToolLauncher", path: "Launcher/Sources/LitmusToolLauncher"),
    .testTarget(
      name: "LitmusToolLauncherTests",
      dependencies: ["LitmusToolLauncher", "LitmusToolSupport", "LitmusToolTestSupport"],
      path: "Launcher/Tests/LitmusToolLauncherTests"
    ),

    // MARK: litmus-docs
    // One target: with a Markdown parser in another, whose smallest functions are inlinable, `check` took an eighth
    // longer and `update` a quarter, on 10,000 documents.
    .target(
      name: "LitmusDocs",
      dependencies: [
        "LitmusToolLauncher", "LitmusToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Docs/Sources/LitmusDocs"
    ),
    .executableTarget(
      name: "litmus-docs",
      dependencies: ["LitmusDocs"],
      path: "Docs/Sources/litmus-docs"
    ),
    .testTarget(
      name: "LitmusDocsTests",
      dependencies: [
        "LitmusDocs", "LitmusToolSupport", "LitmusToolTestSupport", "litmus-docs",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Docs/Tests/LitmusDocsTests"
    ),

    // MARK: litmus-patch
    .target(
      name: "LitmusPatch",
      dependencies: [
        "LitmusToolSupport",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Patch/Sources/LitmusPatch"
    ),
    .executableTarget(
      name: "litmus-patch",
      dependencies: [
        "LitmusPatch", "LitmusToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Patch/Sources/litmus-patch"
    ),
    .testTarget(
      name: "LitmusPatchTests",
      dependencies: ["LitmusPatch", "LitmusToolSupport", "LitmusToolTestSupport", "litmus-patch"],
      path: "Patch/Tests/LitmusPatchTests"
    ),

    // MARK: litmus-fakes
    // It has the sources of the macro `@Fake`, by a link: a graph with two packages that declare one target is refused.
    .target(
      name: "LitmusFakeFiles",
      dependencies: [
        "LitmusToolSupport",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      path: "Fakes/Sources/LitmusFakeFiles",
      exclude: ["Generation/Plugin.swift"],
      swiftSettings: [.define("Macros")]
    ),
    .executableTarget(
      name: "litmus-fakes",
      dependencies: [
        "LitmusFakeFiles", "LitmusToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Fakes/Sources/litmus-fakes"
    ),
    .testTarget(
      name: "LitmusFakeFilesTests",
      dependencies: ["LitmusFakeFiles", "LitmusToolTestSupport", "litmus-fakes"],
      path: "Fakes/Tests/LitmusFakeFilesTests"
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
