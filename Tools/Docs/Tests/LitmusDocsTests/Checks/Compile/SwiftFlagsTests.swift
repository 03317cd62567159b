import Foundation
import Testing

@testable import LitmusDocs

@Suite struct `The compiler options of a package's build` {
  @Test func `only what code that imports a module needs is taken over`() {
    let flags = SwiftFlags([
      "-target", "x86_64-unknown-linux-gnu", "-Onone", "-DDEBUG",
      "-DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE", "-swift-version", "6", "-Xcc",
      "-fmodule-map-file=/a/module.modulemap", "-Xcc", "-I", "-Xcc", "/a/include", "-Xcc", "-fPIC",
      "-enable-upcoming-feature", "ExistentialAny", "-Xfrontend", "-load-plugin-executable",
      "-Xfrontend", "/b/M-tool#M", "-package-name", "p", "-I", "/c",
    ])
    #expect(flags.language == ["-target", "x86_64-unknown-linux-gnu", "-swift-version", "6"])
    #expect(
      flags.search == [
        ["-Xcc", "-fmodule-map-file=/a/module.modulemap"], ["-Xcc", "-I", "-Xcc", "/a/include"],
        ["-load-plugin-executable", "/b/M-tool#M"], ["-I", "/c"],
      ])
    #expect(flags.defines == ["-DDEBUG"])
    #expect(flags.upcomingFeatures == ["ExistentialAny"])
  }

  /// A target with `-tool` is built for the machine that compiles.
  @Test func `features count that all targets of the package share, defines that one has`() throws {
    let facts = try BuildFacts(
      Data(description.utf8), package: "/p", build: "/p/.build")
    #expect(facts.compiler == "/swift/bin/swiftc")
    #expect(
      facts.flags == [
        "-I", "/p/.build/Modules", "-Xcc", "-fmodule-map-file=/a", "-DA", "-DB",
        "-enable-upcoming-feature", "F",
      ])
    #expect(facts.sources == ["/p/a.swift", "/p/b.swift", "/p/.build/c.swift"])
  }

  // MARK: Fixtures

  private let description = """
    {"swiftCommands": {
      "a": {"executable": "/swift/bin/swiftc", "importPath": "/p/.build/Modules", "sources": ["/p/a.swift"],
            "otherArguments": ["-DA", "-enable-upcoming-feature", "F", "-enable-upcoming-feature", "G",
                               "-Xcc", "-fmodule-map-file=/a"]},
      "b": {"executable": "/swift/bin/swiftc", "importPath": "/p/.build/Modules-tool",
            "sources": ["/p/b.swift"], "otherArguments": [
              "-DB", "-enable-upcoming-feature", "F", "-Xcc", "-fmodule-map-file=/a-tool"]},
      "c": {"executable": "/swift/bin/swiftc", "importPath": "/p/.build/Modules",
            "sources": ["/p/.build/c.swift"], "otherArguments": ["-DC"]}
    }}
    """
}
