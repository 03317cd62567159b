/// The parts of the compiler's symbol graphs that the tools need.
package struct SymbolGraph: Decodable {
  package struct Module: Decodable {
    package var name: String
  }

  package struct Symbol: Decodable {
    package struct Kind: Decodable {
      package var identifier: String
    }

    package struct Identifier: Decodable {
      package var precise: String
    }

    package struct DocComment: Decodable {
      package struct Line: Decodable {
        package var text: String
      }

      package var lines: [Line]
    }

    package struct Fragment: Decodable {
      package var spelling: String
    }

    package struct Location: Decodable {
      package struct Position: Decodable {
        package var line: Int
        package var character: Int
      }

      package var uri: String
      package var position: Position
    }

    package var kind: Kind
    package var identifier: Identifier
    package var pathComponents: [String]
    package var docComment: DocComment?
    package var declarationFragments: [Fragment]?
    package var location: Location?
    package var spi: Bool?
    package var swiftExtension: JSONValue?

    package var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
  }

  package struct Relationship: Decodable {
    package var kind: String
    package var source: String
    package var target: String
  }

  package var module: Module
  package var symbols: [Symbol]
  package var relationships: [Relationship]
}
