import Foundation
import Testing

@testable import LitmusDocs

@Suite struct `The schema of the configuration` {
  private struct Schema: Decodable {
    struct Items: Decodable {
      var type: String
    }

    struct Property: Decodable {
      var description: String
      var type: String
      var items: Items?
      var `enum`: [String]?
      var minimum: Int?
    }

    var additionalProperties: Bool
    var properties: [String: Property]
  }

  private static var schema: Schema {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../litmus-docs.schema.json")
      return try JSONDecoder().decode(Schema.self, from: Data(contentsOf: file))
    }
  }

  @Test func `has the keys that are read, each with a description`() throws {
    let schema = try Self.schema
    #expect(!schema.additionalProperties)
    let keys = Setting.byKey(of: .litmus).map(\.key) + ["$schema"]
    #expect(schema.properties.keys.sorted() == keys.sorted())
    for (key, property) in schema.properties {
      #expect(property.description.hasSuffix("."), "\(key)")
    }
  }

  @Test func `allows for each key what is read, and nothing else`() throws {
    for (key, property) in try Self.schema.properties where key != "$schema" {
      for value in Self.good(property) {
        #expect(throws: Never.self, "\(key): \(value)") { try Self.read(key, value) }
      }
      for value in Self.bad(property) {
        #expect(throws: Finding.self, "\(key): \(value)") { try Self.read(key, value) }
      }
    }
  }

  @Test func `has the choices of each enumeration`() throws {
    let properties = try Self.schema.properties
    #expect(properties["convention"]?.enum == DocumentConvention.allCases.map(\.rawValue))
    #expect(properties["linkFormat"]?.enum == LinkFormat.allCases.map(\.rawValue))
    #expect(properties["unusedSnippets"]?.enum == UnusedSnippets.allCases.map(\.rawValue))
  }

  // MARK: - Fixtures

  private static func read(_ key: String, _ value: String) throws {
    // A header is written by this convention only.
    let convention = key == "writeHeader" ? #", "convention": "SourceTransform""# : ""
    let json = try JSONSettings(Data("{ \"\(key)\": \(value)\(convention) }".utf8), file: "file")
    var settings = DocsSettings(root: "/")
    try settings.apply(json, of: .litmus)
  }

  private static func good(_ property: Schema.Property) -> [String] {
    switch property.type {
    case "boolean": return ["true", "false"]
    case "integer": return ["\(property.minimum ?? 0)", "7"]
    case "array": return ["[]", "[\"a\"]"]
    case "object": return ["{}", "{ \"a\": \"b\" }"]
    default: return property.enum?.map { "\"\($0)\"" } ?? ["\"text\""]
    }
  }

  private static func bad(_ property: Schema.Property) -> [String] {
    let wrong = ["\"text\"", "1.5", "true", "[1]", "{ \"a\": 1 }"]
    switch property.type {
    case "boolean": return wrong.filter { $0 != "true" }
    case "integer": return wrong + ["\((property.minimum ?? 0) - 1)"]
    case "string": return wrong.dropFirst() + (property.enum == nil ? [] : ["\"text\""])
    default: return wrong
    }
  }
}
