/// A fence that is compiled, with its code sorted.
struct CompiledFence: Sendable {
  var fence: DocumentFence
  var source: FenceSource

  init(_ fence: DocumentFence) {
    self.fence = fence
    source = FenceSource(setup: fence.setup, code: fence.code)
  }

  var fileName: String { "fence\(fence.line).swift" }
  var functionName: String { "__fence\(fence.line)" }

  /// Whether a line of the document, from 1, is one of the fence or of its setup.
  func covers(_ line: Int) -> Bool {
    let end = (fence.code.last?.number ?? fence.line) + 1
    return (fence.line...end).contains(line) || fence.setup.contains { $0.number == line }
  }
}
