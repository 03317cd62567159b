import Foundation
import Testing

@testable import LitmusDocs

@Suite struct `The facts of a build` {
  @Test func `leave out what is built for the machine that compiles`() throws {
    func command(_ name: String, suffix: String) -> String {
      """
      "\(name)\(suffix)": {
        "executable": "swiftc", "importPath": "/build/Modules\(suffix)",
        "otherArguments": ["-Xcc", "-fmodule-map-file=/build/C\(suffix).build/module.modulemap"],
        "sources": ["/package/Sources/\(name)/\(name).swift"]
      }
      """
    }
    let description = """
      {"swiftCommands": {\(command("App", suffix: "")), \(command("App", suffix: "-tool"))}}
      """
    let facts = try BuildFacts(
      Data(description.utf8), package: "/package", build: "/package/.build")
    #expect(
      facts.flags == [
        "-I", "/build/Modules", "-Xcc", "-fmodule-map-file=/build/C.build/module.modulemap",
      ])
    #expect(facts.sources == ["/package/Sources/App/App.swift"])
  }
}
