#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
@_spi(Litmus) internal import LitmusReporting

#if canImport(ObjectiveC)
internal import Foundation
#endif

/// The records of class instances that do not store one themselves, each kept while its object lives.
///
/// The address of an object could be reused once the object is gone. A record is therefore stored with a
/// reference that keeps the object's memory allocated, but not the object alive. An object finds its record
/// in its `deinit` too, but a record that is created there is not stored.
/// Records of objects that are gone are removed when the table has doubled, and before a check for leaks.
final class ObjectRecords: Sendable {
  static let shared = ObjectRecords()

  private let table = Locked(Table())

  private init() {
    // The first sweep only marks the entries of objects that may be in their `deinit`.
    ActionList.beforeLeakCheck.add { [weak self] in for _ in 1...2 { self?.sweep() } }
  }

  /// Removes the records of objects that were already gone at the last sweep.
  private func sweep() {
    let entries = table.withLock { table in
      table.sweepsAt = table.entries.count * 2
      return table.entries
    }
    // Outside the lock, and one by one: whoever reads a weak reference may be the last to release the object.
    let gone = entries.filter { $0.value.object == nil }
    let removed = table.withLock { table in
      let gone = gone.filter { table.entries[$0.key] === $0.value }
      let removed = gone.filter { $0.value.wasGone }
      for (key, entry) in gone {
        if entry.wasGone { table.entries[key] = nil }
        entry.wasGone = true
      }
      table.sweepsAt = max(64, table.entries.count * 2)
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  func record(of object: AnyObject) -> SpyRecord {
    let key = ObjectIdentifier(object)
    if let record = table.withLock({ $0.record(of: object, key) }) { return record }
    // Created before the lock is taken, because it asks the test framework for the running test.
    let new = Entry(SpyRecord(), of: object)
    // In its `deinit`, an object can no longer be referenced, and optimized code may have it on the stack.
    guard new.object != nil else { return new.record }
    // The contents of a replaced record are released outside the lock, because a `deinit` may be user code.
    let (record, replaced, isToBeSwept) = table.withLock { table -> (SpyRecord, AnyObject?, Bool) in
      if let record = table.record(of: object, key) { return (record, nil, false) }
      let replaced = table.entries.updateValue(new, forKey: key)
      return (new.record, replaced, table.entries.count >= table.sweepsAt)
    }
    withExtendedLifetime(replaced) {}
    if isToBeSwept { sweep() }
    return record
  }

  /// An entry of the table: a class, because copying a weak reference costs as much as a call.
  private final class Entry {
    let record: SpyRecord
    /// The object; `nil` from the beginning of its `deinit`.
    private(set) weak var object: AnyObject?
    /// Keeps the object's memory allocated, so that no other object gets its address.
    private unowned let memory: AnyObject
    /// Whether the object was gone at the last sweep; it may have been in its `deinit` then.
    var wasGone = false

    init(_ record: SpyRecord, of object: AnyObject) {
      self.record = record
      self.object = object
      memory = object
    }
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which the table has doubled since the last sweep.
    var sweepsAt = 64

    func record(of object: AnyObject, _ key: ObjectIdentifier) -> SpyRecord? {
      guard let entry = entries[key] else { return nil }
      #if canImport(ObjectiveC)
      // Unowned references do not keep the memory of Objective-C objects allocated.
      if object is NSObject, entry.object !== object { return nil }
      #endif
      return entry.record
    }
  }
}
#endif
