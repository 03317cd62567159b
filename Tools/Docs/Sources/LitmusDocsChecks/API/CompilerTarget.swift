/// The target information of the installed compiler, which is read only once.
actor CompilerTarget {
  static let shared = CompilerTarget()

  private var known: Task<CompilerInfo, any Error>?

  func value() async throws -> CompilerInfo {
    if let known { return try await known.value }
    let task = Task {
      guard let info = await CompilerInfo.read("swift") else {
        throw SymbolGraphExtractor.Failure(
          message: "'swift -print-target-info' failed: install a Swift toolchain and put it in PATH"
        )
      }
      return info
    }
    known = task
    return try await task.value
  }
}
