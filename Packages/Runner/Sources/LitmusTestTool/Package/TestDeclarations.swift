#if LITMUS_RUNNER
internal import Foundation

/// A line of a source file.
struct TestDeclaration: Codable, Equatable {
  var path: String
  var line: Int
}

/// The declarations of XCTest's tests, whose lines XCTest does not report on Linux.
///
/// They are found by reading the source line by line, without conditions and macros; the types that contain
/// a test are taken from the indentation. So a test may be missing; reports then name the test's class.
struct TestDeclarations: Codable {
  /// The places of classes and tests, as in `CartTests` and `CartTests.testAdds`; one for each file.
  private(set) var places: [String: [TestDeclaration]] = [:]

  /// Makes an empty list.
  init() {}

  /// Reads all source files of a package.
  ///
  /// - Parameter folder: The package's folder.
  init(in folder: String) {
    let url = URL(filePath: folder)
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    var sources: [URL] = []
    while let file = files?.nextObject() as? URL {
      let name = file.lastPathComponent
      // Folders of builds, and packages that are no part of this one.
      if name.hasPrefix(".build") || name == "checkouts" { files?.skipDescendants() }
      if name.hasSuffix(".swift") { sources.append(file) }
    }
    // In the same order on all machines.
    for file in sources.sorted(by: { $0.path < $1.path }) {
      guard let data = try? Data(contentsOf: file), data.range(of: Data("func test".utf8)) != nil
      else { continue }
      add(String(decoding: data, as: UTF8.self), path: file.path)
    }
  }

  /// Returns where a class or test is declared.
  ///
  /// Classes of several modules may have one name: the one in a folder named like the module precedes the others.
  func place(of name: String, in module: String) -> TestDeclaration? {
    let found = places[name] ?? []
    guard found.count > 1 else { return found.first }
    // In the name of a module, underscores replace what cannot be part of an identifier.
    let inModule = found.first {
      $0.path.split(separator: "/").contains { folder in
        String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" }) == module
      }
    }
    return inModule ?? found.first
  }

  /// Adds the declarations in one file.
  mutating func add(_ source: String, path: String) {
    // The types that have begun, each indented more than the one before.
    var types: [(name: String, indentation: Int)] = []
    for (index, line) in source.utf8.split(separator: 0x0a, omittingEmptySubsequences: false)
      .enumerated()
    {
      let indentation = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
      if let name = Self.name(after: "class ", in: line) ?? Self.name(after: "extension ", in: line)
      {
        types.removeAll { $0.indentation >= indentation }
        types.append((name, indentation))
        add(name, TestDeclaration(path: path, line: index + 1))
      } else if let name = Self.name(after: "func ", in: line), name.hasPrefix("test") {
        // A class within another has ended if it is indented as much as the test.
        let type = types.last { $0.indentation < indentation } ?? types.last
        add("\(type?.name ?? "").\(name)", TestDeclaration(path: path, line: index + 1))
      }
    }
  }

  /// Adds a declaration, if the file does not declare the same before.
  private mutating func add(_ name: String, _ place: TestDeclaration) {
    if places[name]?.last?.path != place.path { places[name, default: []].append(place) }
  }

  /// Returns the name that is declared on a line; `nil` if none is.
  private static func name(
    after keyword: String, in line: Substring.UTF8View.SubSequence
  ) -> String? {
    let line = Substring(line)
    guard let mark = line.range(of: keyword) else { return nil }
    // Only modifiers and attributes precede a declaration, such as `@available(macOS 15, *)`.
    var depth = 0
    let isAlone = line[..<mark.lowerBound].allSatisfy { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth > 0 || character.isLetter || " \t@)".contains(character)
    }
    guard isAlone, depth == 0 else { return nil }
    let name = line[mark.upperBound...].prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
    }
    guard let last = name.split(separator: ".").last, last != "func", last != "var" else {
      return nil
    }
    return String(last)
  }
}
#endif
