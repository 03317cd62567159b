internal import Foundation
internal import LitmusPatch

/// The output of the program.
enum PatchOutput {
  static func print(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  static func error(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// Returns a line in which control characters are escaped, so that names from a file cannot
  /// control a terminal.
  static func visible(_ line: String) -> String {
    var shown = ""
    for scalar in line.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
