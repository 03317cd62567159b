import Foundation
import Testing

/// A manifest in the folder `Corpus`, with what is expected of it.
struct CorpusCase: CustomTestStringConvertible {
  let name: String

  /// What a person or an app has written.
  var manifest: [UInt8] { get throws { try bytes("manifest").unwrapped(name) } }

  /// What it becomes; nil where it is refused.
  var patched: [UInt8]? { get throws { try bytes("patched") } }

  /// Why it is refused: line, column and message.
  var refusal: String? {
    get throws { try bytes("refused").map { String(decoding: $0, as: UTF8.self) } }
  }

  /// What it becomes when the setting is removed again: what it was, unless a file says otherwise.
  var removed: [UInt8] { get throws { try bytes("removed") ?? manifest } }

  var testDescription: String { name }

  private func bytes(_ ending: String) throws -> [UInt8]? {
    let file = Self.folder.appending(path: "\(name).\(ending)")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return Array(try Data(contentsOf: file))
  }

  static let all: [CorpusCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".manifest") }.sorted()
      .map { CorpusCase(name: String($0.dropLast(".manifest".count))) }
  }()

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Corpus").standardizedFileURL
}

extension Optional {
  fileprivate func unwrapped(_ name: String) throws -> Wrapped {
    guard let self else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name]) }
    return self
  }
}
