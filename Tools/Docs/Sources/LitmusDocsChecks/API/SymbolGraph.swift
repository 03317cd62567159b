import Foundation
import LitmusDocsFormat

/// Extracts the public symbols of a module with the compiler.
struct SymbolGraphExtractor: Sendable {
  /// An error caused by the configuration or the build.
  struct Failure: Error, Equatable {
    var message: String
  }

  private static let timeLimit: Duration = .seconds(120)

  /// Returns the symbols that a module declares, and those that it adds to other modules' types.
  static func symbols(
    of module: String, in modules: BuiltModules
  ) async -> Result<[APISymbol], Failure> {
    let names = modules.names
    guard names.contains(module) else {
      let hint = NearestName.of(module, among: names).map { "did you mean '\($0)'?" }
      return .failure(
        Failure(message: "no module '\(module)' is built: \(hint ?? "build the package first")"))
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("litmus-docs-symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try await extract(module, modules, into: folder.path)
      return .success(try read(module, from: folder))
    } catch let failure as Failure {
      return .failure(failure)
    } catch {
      return .failure(Failure(message: "the symbols of '\(module)' cannot be read: \(error)"))
    }
  }

  private static func extract(
    _ module: String, _ modules: BuiltModules, into folder: String
  ) async throws {
    let target = try await CompilerTarget.shared.value()
    var arguments = [
      "symbolgraph-extract", "-module-name", module, "-I", modules.searchPath,
      "-target", target.triple, "-minimum-access-level", "public", "-skip-synthesized-members",
      "-output-dir", folder,
    ]
    if let sdk = target.sdk { arguments += ["-sdk", sdk] }
    arguments += modules.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    let result = await ToolProcess.run("swift", arguments, in: folder, timeLimit: timeLimit)
    guard result.end == .exited(0) else {
      let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
      let error = lines.first { $0.contains("error:") } ?? lines.first ?? "it printed nothing"
      throw Failure(
        message: "'swift symbolgraph-extract' failed for '\(module)': build the package again "
          + "(\(error))")
    }
  }

  private static func read(_ module: String, from folder: URL) throws -> [APISymbol] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var symbols: [(symbol: APISymbol, place: Place)] = []
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
      let isExtension = file.lastPathComponent.hasPrefix("\(module)@")
      for symbol in try SymbolGraph(json: Data(contentsOf: file)).symbols {
        guard let listed = APISymbol(symbol, isExtension: isExtension) else { continue }
        symbols.append((listed, Place(symbol.location)))
      }
    }
    // The first overload in the sources comes first, so that its abstract is used.
    return symbols.sorted { $0.place < $1.place }.map(\.symbol)
  }

  private struct Place: Comparable {
    var file: String
    var line: Int
    var column: Int

    init(_ location: SymbolGraph.Symbol.Location?) {
      file = location?.uri ?? ""
      line = location?.position.line ?? 0
      column = location?.position.character ?? 0
    }

    static func < (first: Place, second: Place) -> Bool {
      (first.file, first.line, first.column) < (second.file, second.line, second.column)
    }
  }
}

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

/// The modules that the build of a package has produced.
struct BuiltModules: Hashable, Sendable {
  /// The folder of the build products, such as `.build/debug`.
  var buildFolder: String

  /// The folder in which the compiler finds the modules.
  var searchPath: String {
    let modules = "\(buildFolder)/Modules"
    return FileManager.default.fileExists(atPath: modules) ? modules : buildFolder
  }

  var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: searchPath)) ?? []
    return files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }.sorted()
  }

  /// The module maps of C targets, which the modules may import.
  var moduleMaps: [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: buildFolder)) ?? []
    // The targets that macros need are also built a second time, for the host.
    return folders.filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .map { "\(buildFolder)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }
}
