/// Returns whether a value's type is one of those that come with Swift, whose storage is an implementation detail.
func isOfSystem(_ value: Any) -> Bool {
  let module = String(reflecting: type(of: value)).prefix { $0 != "." }
  return systemModules.contains(String(module))
}

private let systemModules: Set<String> = [
  "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
  "FoundationNetworking", "FoundationXML", "Observation", "Swift", "__C",
]
