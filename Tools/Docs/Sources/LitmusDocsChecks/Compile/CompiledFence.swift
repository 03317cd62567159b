/// A fence to compile, with its code divided into pieces.
struct CompiledFence: Sendable {
  var fence: DocumentFence
  var source: FenceSource

  init(_ fence: DocumentFence) {
    self.fence = fence
    source = FenceSource(setup: fence.setup, code: fence.code)
  }

  var fileName: String { "fence\(fence.line).swift" }
  var functionName: String { "__fence\(fence.line)" }

  /// Returns whether a line of the document, from 1, belongs to the fence or its setup.
  func covers(_ line: Int) -> Bool {
    let end = (fence.code.last?.number ?? fence.line) + 1
    return (fence.line...end).contains(line) || fence.setup.contains { $0.number == line }
  }
}
