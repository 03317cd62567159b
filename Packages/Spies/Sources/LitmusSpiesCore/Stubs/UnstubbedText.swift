@_spi(Litmus) internal import LitmusReporting

/// Returns the failure text of an unstubbed call: the call, the nearest stub, and all stubs.
func unstubbedText(function: String, arguments: [Any?], stubs: [RegisteredStub]) -> String {
  var lines = ["Called \(callText(function, arguments)), but expected a stub that answers it"]
  let candidates = stubs.filter { $0.pattern.function == function }
    .map { (stub: $0, mismatches: $0.pattern.conditions.mismatches(with: arguments)) }
  if let nearest = candidates.min(by: { $0.mismatches.count < $1.mismatches.count }) {
    lines.append("Nearest stub: \(nearest.stub)")
    lines += nearest.mismatches.map(\.description)
  }
  lines.append(stubs.isEmpty ? "Stubs: none" : "Stubs:")
  lines += stubs.shortened(countedAs: "stub") { "  \($0)" }
  lines.append("To fix this, stub \(callText(function, arguments))")
  return lines.joined(separator: "\n")
}
