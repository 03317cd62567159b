internal import Dispatch
internal import Foundation

/// Whether the caller runs where the main actor does, be it in a task or in synchronous code.
///
/// That is the main thread or the main queue. On Linux the two part when a program's `main` is
/// asynchronous, as that of Swift Testing is: the queue is then served by other threads.
func isOnMainActor() -> Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: markOfMainQueue) != nil
}

private let markOfMainQueue: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
