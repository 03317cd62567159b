internal import Dispatch

/// Transforms all elements concurrently, on all cores.
///
/// - Parameters:
///   - chunk: The number of elements that a thread processes at a time.
/// - Returns: The results in the order of the elements.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], chunk: Int = 32, _ transform: @Sendable (Element) -> Result
) -> [Result] {
  let chunks = (elements.count + chunk - 1) / chunk
  return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each thread writes to its own slots.
    nonisolated(unsafe) let slots = buffer
    DispatchQueue.concurrentPerform(iterations: chunks) { number in
      let start = number * chunk
      for index in start..<min(start + chunk, elements.count) {
        slots.initializeElement(at: index, to: transform(elements[index]))
      }
    }
    count = elements.count
  }
}
