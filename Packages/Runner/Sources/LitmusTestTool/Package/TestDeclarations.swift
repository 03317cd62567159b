#if LITMUS_RUNNER
internal import Foundation

/// A line of a source file.
struct TestDeclaration: Codable, Equatable {
  var path: String
  var line: Int
}

/// The search for the declarations of XCTest's tests, whose lines XCTest does not report on Linux.
///
/// It reads the source line by line and knows no conditions or macros, and takes the types that contain
/// a test from the indentation. So it may not find a test; reports then name the test's class.
enum TestDeclarations {
  /// Returns the places of classes and tests, as in `CartTests` and `CartTests.testAdds`.
  ///
  /// - Parameter folder: The package's folder.
  static func find(in folder: String) -> [String: TestDeclaration] {
    var places: [String: TestDeclaration] = [:]
    let url = URL(filePath: folder)
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      let name = file.lastPathComponent
      // Folders of builds, and packages that are no part of this one.
      if name.hasPrefix(".build") || name == "checkouts" { files?.skipDescendants() }
      guard name.hasSuffix(".swift"), let data = try? Data(contentsOf: file),
        data.range(of: Data("func test".utf8)) != nil
      else { continue }
      places.merge(find(in: String(decoding: data, as: UTF8.self), path: file.path)) { old, _ in old
      }
    }
    return places
  }

  /// Returns the places in one file.
  static func find(in source: String, path: String) -> [String: TestDeclaration] {
    var places: [String: TestDeclaration] = [:]
    // The types that have begun, each indented more than the one before.
    var types: [(name: String, indentation: Int)] = []
    for (index, line) in source.utf8.split(separator: 0x0a, omittingEmptySubsequences: false)
      .enumerated()
    {
      let indentation = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
      if let name = name(after: "class ", in: line) ?? name(after: "extension ", in: line) {
        types.removeAll { $0.indentation >= indentation }
        types.append((name, indentation))
        if places[name] == nil { places[name] = TestDeclaration(path: path, line: index + 1) }
      } else if let name = name(after: "func ", in: line), name.hasPrefix("test") {
        // A class within another has ended if it is indented as much as the test.
        let type = types.last { $0.indentation < indentation } ?? types.last
        let key = "\(type?.name ?? "").\(name)"
        if places[key] == nil { places[key] = TestDeclaration(path: path, line: index + 1) }
      }
    }
    return places
  }

  /// Returns the name that is declared on a line; `nil` if none is.
  private static func name(
    after keyword: String, in line: Substring.UTF8View.SubSequence
  ) -> String? {
    let line = Substring(line)
    guard let mark = line.range(of: keyword) else { return nil }
    // Only modifiers and attributes precede a declaration.
    let before = line[..<mark.lowerBound]
    guard
      before.allSatisfy({
        $0.isLetter || $0 == " " || $0 == "\t" || $0 == "@" || $0 == "(" || $0 == ")"
      })
    else { return nil }
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
