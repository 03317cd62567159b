// swift-tools-version: 6.2

import PackageDescription

/// The program litmus-test as it is installed: a release build with the runner in it.
///
///     swift build -c release --package-path Packages/Runner/Program --product litmus-test
///
/// In a release build the runner's layers are empty without the trait `Testing`, because programs are
/// built for release from the same layers, and no setting depends on the product that is built.
let package = Package(
  name: "Program",
  platforms: [.macOS(.v14)],
  dependencies: [.package(path: "..", traits: ["Testing"])]
)
