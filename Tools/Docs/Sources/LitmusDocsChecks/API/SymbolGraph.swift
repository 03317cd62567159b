import Foundation

/// The part of the compiler's symbol graph that an API table needs.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }

    struct Names: Decodable {
      var title: String
    }

    struct DocComment: Decodable {
      struct Line: Decodable {
        var text: String
      }

      var lines: [Line]
    }

    struct Fragment: Decodable {
      var spelling: String
    }

    struct Location: Decodable {
      struct Position: Decodable {
        var line: Int
        var character: Int
      }

      var uri: String
      var position: Position
    }

    var kind: Kind
    var pathComponents: [String]
    var names: Names
    var docComment: DocComment?
    var declarationFragments: [Fragment]?
    var location: Location?
    var spi: Bool?
  }

  var symbols: [Symbol]

  init(json: Data) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: json)
  }
}
