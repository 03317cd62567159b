/// Suspends tasks until it is opened, even those that are cancelled.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for task in waiting { task.resume() }
    waiting = []
  }
}
