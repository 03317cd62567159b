import Foundation

/// The parts of a program that runs the statements of one fence.
enum FenceProgram {
  /// Returns the file with the entry point, which calls the fence's function.
  static func entryPoint(of fence: CompiledFence, document: String) -> CompilerInvocation.File {
    let name = FenceFile.compilerName(of: document)
    let text = """
      @main enum __FenceProgram {
        static func main() async {
          do { try await \(fence.functionName)() } catch {
      #sourceLocation(file: "\(name)", line: \(fence.fence.line))
            Swift.fatalError("an error was thrown: \\(error)")
          }
        }
      }

      """
    return CompilerInvocation.File(name: "main_entry.swift", text: text, isChecked: true)
  }

  /// Returns the object files of the targets that are imported, and of those that they need.
  static func objects(for imports: [String], _ facts: BuildFacts) -> [String] {
    guard let folder = facts.objectsFolder else { return [] }
    let modules = imports.flatMap { line in
      line.matches(
        of: /import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
      ).map { String($0.1) }
    }
    let needed = modules.unique().filter { facts.dependencies[$0] != nil }
      .flatMap { [$0] + (facts.dependencies[$0] ?? []) }.unique()
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return needed.flatMap { target -> [String] in
      // The folder has the name of the target, which may have hyphens.
      let own = folders.filter {
        $0.hasSuffix(".build") && moduleName(String($0.dropLast(6))) == target
      }
      return own.sorted().flatMap { objects(below: "\(folder)/\($0)") }
    }
  }

  private static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  private static func objects(below folder: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the message with which a program stopped, and its line if it is one of the document.
  static func stop(
    in output: String, document: String, module: String
  ) -> (line: Int?, message: String) {
    let file = FenceFile.compilerName(of: document)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let lines = output.split(whereSeparator: \.isNewline).prefix { $0 != "Current stack trace:" }
    for line in lines.reversed() {
      for start in ["\(module)/\(name):", "\(file):"] where line.hasPrefix(start) {
        let rest = line.dropFirst(start.count)
        let number = rest.prefix { $0.isASCII && $0.isNumber }
        let message = rest.dropFirst(number.count).drop { $0 == ":" || $0 == " " }
        if let number = Int(number), !message.isEmpty { return (number, String(message)) }
      }
    }
    // A trap in the standard library has the library's own line.
    if let line = lines.last(where: { $0.contains(": Fatal error: ") }),
      let range = line.firstRange(of: "Fatal error: ")
    {
      return (nil, String(line[range.lowerBound...]))
    }
    return (nil, lines.last { !$0.trimmed.isEmpty }.map { String($0.trimmed) } ?? "it said nothing")
  }
}
