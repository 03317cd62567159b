internal import LitmusReporting
internal import LitmusSpiesCore

/// Reports that there is no fake whose calls could be verified, and returns `false`.
func reportMissingFake(of function: String? = nil, at callSite: CallSite) -> Bool {
  let text = function.map { "Looked for calls of \($0)" } ?? "Looked for recorded calls"
  report("\(text), but the spyable is nil", at: callSite)
  return false
}
