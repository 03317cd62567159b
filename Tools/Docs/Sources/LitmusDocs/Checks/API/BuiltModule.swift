import Foundation
import LitmusToolSupport

/// A module that the build of a package has produced.
struct BuiltModule: Hashable, Sendable {
  var name: String
  /// The folder of the build products, such as `.build/debug`.
  var buildFolder: String

  private static let timeLimit: Duration = .seconds(120)

  /// Returns the symbols that the module declares, and those that it adds to other modules' types.
  ///
  /// - Parameter compiler: The installed compiler; nil if it cannot be run.
  func symbols(_ compiler: CompilerInfo?) async -> Result<[APISymbol], Problem> {
    let names = moduleNames
    guard names.contains(name) else {
      let hint = NearestName.of(name, among: names).map { "did you mean '\($0)'?" }
      return .failure(
        Problem("no module '\(name)' is built: \(hint ?? "build the package first")"))
    }
    do {
      return .success(
        try await withTemporaryFolder { folder in
          try await extract(compiler, into: folder.path)
          return try symbols(in: folder)
        })
    } catch let problem as Problem {
      return .failure(problem)
    } catch {
      return .failure(Problem("the symbols of '\(name)' cannot be read: \(error)"))
    }
  }

  /// The folder in which the compiler finds the modules.
  private var searchPath: String {
    let modules = "\(buildFolder)/Modules"
    return FileManager.default.fileExists(atPath: modules) ? modules : buildFolder
  }

  private var moduleNames: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: searchPath)) ?? []
    return files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
  }

  /// The module maps of C targets, which the modules may import.
  private var moduleMaps: [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: buildFolder)) ?? []
    // The targets that macros need are also built a second time, for the host.
    return folders.filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .map { "\(buildFolder)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }

  /// Writes the symbol graphs of the module into a folder.
  private func extract(
    _ compiler: CompilerInfo?, into folder: String
  ) async throws(Problem) {
    guard let compiler else {
      throw Problem(
        "'swift -print-target-info' failed: install a Swift toolchain and put it in PATH")
    }
    let arguments =
      [
        "symbolgraph-extract", "-module-name", name, "-I", searchPath, "-target", compiler.triple,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder,
      ] + compiler.sdkFlags + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    let result = await BoundedProcess(
      "swift", arguments, workingDirectory: folder, timeLimit: Self.timeLimit
    ).result()
    guard result.isSuccess else {
      let lines = result.output.split(separator: "\n")
      let error = lines.first { $0.contains("error:") } ?? lines.first ?? "it printed nothing"
      throw Problem(
        "'swift symbolgraph-extract' failed for '\(name)': build the package again (\(error))")
    }
  }

  /// Reads the symbol graphs of the module from a folder.
  private func symbols(in folder: URL) throws -> [APISymbol] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var symbols: [(symbol: APISymbol, location: SymbolGraph.Symbol.Location?)] = []
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
      let isExtension = file.lastPathComponent.hasPrefix("\(name)@")
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      for symbol in graph.symbols {
        guard let listed = APISymbol(symbol, isExtension: isExtension) else { continue }
        symbols.append((listed, symbol.location))
      }
    }
    // The first overload in the sources comes first, so that its abstract is used.
    let key = { (location: SymbolGraph.Symbol.Location?) in
      (location?.uri ?? "", location?.position.line ?? 0, location?.position.character ?? 0)
    }
    return symbols.sorted { key($0.location) < key($1.location) }.map(\.symbol)
  }
}
