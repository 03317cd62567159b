import LitmusPatch

/// What a manifest becomes, or why it is refused.
func patch(
  _ bytes: [UInt8], define: String = "TESTING_ENABLED", targets: [String] = [],
  removes: Bool = false
) -> Outcome {
  guard let define = DebugDefine(define) else { return .refused("no name") }
  let patcher = ManifestPatcher(define: define, targetNames: targets, removes: removes)
  do throws(Refusal) {
    return .patched(try patcher.patch(bytes).bytes)
  } catch {
    return .refused("\(error.line):\(error.column): \(error.message)")
  }
}

/// The same of a text.
func patch(
  _ text: String, define: String = "TESTING_ENABLED", targets: [String] = [],
  removes: Bool = false
) -> Outcome {
  patch(Array(text.utf8), define: define, targets: targets, removes: removes)
}

/// What a manifest becomes, or line, column and message of its refusal.
enum Outcome: Equatable, CustomStringConvertible {
  case patched([UInt8])
  case refused(String)

  static func patched(_ text: String) -> Outcome { .patched(Array(text.utf8)) }

  var bytes: [UInt8]? {
    if case .patched(let bytes) = self { bytes } else { nil }
  }

  /// The text, so that a failure shows it.
  var description: String {
    switch self {
    case .patched(let bytes): "patched: " + String(decoding: bytes, as: UTF8.self)
    case .refused(let message): "refused: " + message
    }
  }
}
