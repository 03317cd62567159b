import Foundation

/// Runs a closure on eight threads at once, with the numbers 0 to 7, until all have ended.
func onEightThreads(_ body: @escaping @Sendable (Int) -> Void) async {
  await withTaskGroup { group in
    for number in 0..<8 {
      group.addTask {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            body(number)
            continuation.resume()
          }
        }
      }
    }
  }
}
