/// A priority queue that returns its smallest element first; a binary heap.
struct Heap<Element: Comparable> {
  /// All elements, each of them not smaller than the one at half its position.
  private(set) var elements: [Element] = []

  init() {}

  init(_ elements: [Element]) {
    // A sorted array is a heap.
    self.elements = elements.sorted()
  }

  var count: Int { elements.count }
  var first: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard elements[index] < elements[parent] else { return }
      elements.swapAt(index, parent)
      index = parent
    }
  }

  mutating func removeFirst() {
    elements.swapAt(0, elements.count - 1)
    elements.removeLast()
    var index = 0
    while let child = smallerChild(of: index), elements[child] < elements[index] {
      elements.swapAt(index, child)
      index = child
    }
  }

  private func smallerChild(of index: Int) -> Int? {
    let left = 2 * index + 1
    guard left < elements.count else { return nil }
    let right = left + 1
    return right < elements.count && elements[right] < elements[left] ? right : left
  }
}
