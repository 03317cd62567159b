@_spi(Litmus) internal import LitmusReporting

/// The records of class instances that have no stored one, each kept while its object lives.
///
/// An address is used again once its object is gone, so each record is kept with a weak reference to
/// its object. Records of objects that are gone are dropped when the table has doubled.
final class ObjectRecords: Sendable {
  /// A class, because a copy of a weak reference costs as much as a call.
  private final class Entry {
    private(set) weak var object: AnyObject?
    let record = SpyRecord()

    init(of object: AnyObject) { self.object = object }
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64

    /// Takes out what belongs to objects that are gone.
    mutating func sweep() -> [Entry] {
      let gone = entries.filter { $0.value.object == nil }
      for key in gone.keys { entries[key] = nil }
      sweepAt = max(64, entries.count * 2)
      return Array(gone.values)
    }
  }

  /// Several tables, so that threads that use different fakes seldom wait for each other.
  private let tables = (0..<16).map { _ in Locked(Table()) }

  func record(of object: AnyObject) -> SpyRecord {
    let key = ObjectIdentifier(object)
    let (record, released) = tables[key.tableIndex].withLock { table -> (SpyRecord, [Entry]) in
      let stale = table.entries[key]
      if let stale, stale.object === object { return (stale.record, []) }
      let entry = Entry(of: object)
      table.entries[key] = entry
      var released = stale.map { [$0] } ?? []
      if table.entries.count >= table.sweepAt { released += table.sweep() }
      return (entry.record, released)
    }
    // What records hold is released after the lock, because a deinit is a user's code.
    withExtendedLifetime(released) {}
    return record
  }
}

extension ObjectIdentifier {
  /// Objects stand at multiples of 16: the bits above tell them apart.
  fileprivate var tableIndex: Int { Int(UInt(bitPattern: self) >> 4) & 15 }
}
