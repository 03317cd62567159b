@_spi(Litmus) internal import LitmusReporting

#if canImport(ObjectiveC)
internal import Foundation
#endif

/// The records of class instances that have no stored one, each kept while its object lives.
///
/// An address would be used again once its object is gone, so a record is kept with a reference to its
/// object that holds the memory, if not the object. An object finds its record also in its deinit, but gets
/// none to keep there.
/// Records of objects that are gone are dropped when the table has doubled, and before a check for leaks.
final class ObjectRecords: Sendable {
  /// Several tables, so that threads that use different fakes seldom wait for each other.
  private let tables = (0..<16).map { _ in Locked(ObjectRecordTable()) }

  init() {
    Leftovers.add { [weak self] in self?.dropRecordsOfGoneObjects() }
  }

  private func dropRecordsOfGoneObjects() {
    for table in tables {
      // The first sweep only marks those that may be in their deinit.
      for _ in 1...2 {
        let released = table.withLock { $0.sweep() }
        withExtendedLifetime(released) {}
      }
    }
  }

  func record(of object: AnyObject) -> SpyRecord {
    let key = ObjectIdentifier(object)
    let table = tables[key.tableIndex]
    if let record = table.withLock({ $0.record(of: object, key) }) { return record }
    // Made before the lock is taken, because it asks the framework for the running test.
    let new = ObjectRecordTable.Entry(SpyRecord(), of: object)
    // In its deinit an object can no longer be referred to, and optimised code may have it on the stack.
    guard new.object != nil else { return new.record }
    let (record, released) = table.withLock { table -> (SpyRecord, [AnyObject]) in
      if let record = table.record(of: object, key) { return (record, []) }
      return (new.record, table.add(new, key))
    }
    // What records hold is released after the lock, because a deinit is a user's code.
    withExtendedLifetime(released) {}
    return record
  }
}

/// Some of the records, which one lock guards.
private struct ObjectRecordTable {
  /// A class, because a copy of a weak reference costs as much as a call.
  final class Entry {
    let record: SpyRecord
    /// Says whether the object is gone; it is `nil` from the beginning of its deinit.
    private(set) weak var object: AnyObject?
    /// Holds the object's memory, so that no other object gets its address.
    private unowned let memory: AnyObject
    /// Whether the object was gone when the table was swept: by then it may have been in its deinit.
    var wasGone = false

    init(_ record: SpyRecord, of object: AnyObject) {
      self.record = record
      self.object = object
      memory = object
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepsAt = 64

  func record(of object: AnyObject, _ key: ObjectIdentifier) -> SpyRecord? {
    guard let entry = entries[key] else { return nil }
    #if canImport(ObjectiveC)
    // References do not hold the memory of Objective-C's objects.
    if object is NSObject, entry.object !== object { return nil }
    #endif
    return entry.record
  }

  /// Adds a record, and gives what is to be released without the lock.
  mutating func add(_ entry: Entry, _ key: ObjectIdentifier) -> [AnyObject] {
    let stale = entries.updateValue(entry, forKey: key)
    let released = entries.count >= sweepsAt ? sweep() : []
    return released + (stale.map { [$0.record] } ?? [])
  }

  /// Takes out the records of objects that were gone already at the last sweep.
  ///
  /// - Returns: The records, and all objects: each may have been released elsewhere meanwhile.
  mutating func sweep() -> [AnyObject] {
    var released: [AnyObject] = []
    for (key, entry) in entries {
      if let object = entry.object {
        released.append(object)
      } else if entry.wasGone {
        released.append(entry.record)
        entries[key] = nil
      } else {
        entry.wasGone = true
      }
    }
    sweepsAt = max(64, entries.count * 2)
    return released
  }
}

extension ObjectIdentifier {
  /// Objects stand at multiples of 16: the bits above tell them apart.
  fileprivate var tableIndex: Int { Int(UInt(bitPattern: self) >> 4) & 15 }
}
