@_spi(Litmus) internal import LitmusReporting

/// Returns the failure text of an unstubbed call: the call, the nearest stub, and all stubs.
func unstubbedText(function: String, arguments: [Any?], stubs: [RegisteredStub]) -> String {
  var lines = ["Called \(callText(function, arguments)), but expected a stub that answers it"]
  let candidates = stubs.filter { $0.function == function }
  let nearest = candidates.min {
    $0.conditions.mismatches(with: arguments).count
      < $1.conditions.mismatches(with: arguments).count
  }
  if let nearest {
    lines.append("Nearest stub: \(nearest)")
    lines += nearest.conditions.mismatches(with: arguments).map(\.description)
  }
  lines.append(stubs.isEmpty ? "Stubs: none" : "Stubs:")
  lines += stubs.shortened(countedAs: "stub") { "  \($0)" }
  lines.append("To fix this, stub \(callText(function, arguments))")
  return lines.joined(separator: "\n")
}
