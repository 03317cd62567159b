import LitmusRunner

/// Another file's private suite has the same name.
private struct Hidden {}

@MainActor var hiddenElsewhere: AnyTestList {
  var list = TestList(make: { Hidden() })
  list.add("test") { _ in }
  return AnyTestList(list)
}
