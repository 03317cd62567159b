internal import Dispatch
internal import Foundation

/// Returns whether the caller runs on the main actor's thread or queue, in a task or in synchronous
/// code.
///
/// That is the main thread or the main queue. On Linux, the two differ when a program's `main` is
/// asynchronous, as Swift Testing's is: other threads then serve the queue.
func isOnMainActor() -> Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: markOfMainQueue) != nil
}

private let markOfMainQueue: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
