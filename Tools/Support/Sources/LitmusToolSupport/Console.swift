internal import Foundation

/// The output of a program, which is written at once.
package enum Console {
  package static func print(_ text: String, terminator: String = "\n") {
    FileHandle.standardOutput.write(Data((text + terminator).utf8))
  }

  package static func error(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
