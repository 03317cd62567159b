#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting
internal import Synchronization

/// The numbers that all fakes of the process share.
///
/// Every recorded call increments one. They are atomic where the system has Swift's atomics. A lock would
/// take longer, most of all when several threads call fakes.
enum SharedCounters {
  /// Returns the next number in the order of all calls and stubs, starting with 1.
  static func nextInOrder() -> UInt64 {
    if #available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return AtomicCounters.lastInOrder.wrappingAdd(1, ordering: .relaxed).newValue
    }
    return LockedCounters.values.withLock { values in
      values.lastInOrder += 1
      return values.lastInOrder
    }
  }

  /// Counts a reset of all fakes.
  static func addReset() {
    if #available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *) {
      AtomicCounters.resets.add(1, ordering: .relaxed)
    } else {
      LockedCounters.values.withLock { $0.resets += 1 }
    }
  }

  /// How often all fakes have been reset.
  static var resets: Int {
    if #available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return AtomicCounters.resets.load(ordering: .relaxed)
    }
    return LockedCounters.values.withLock { $0.resets }
  }
}

@available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
private enum AtomicCounters {
  static let lastInOrder = Atomic<UInt64>(0)
  static let resets = Atomic<Int>(0)
}

/// The same for older systems of Apple's, whose Swift has no atomics.
private enum LockedCounters {
  struct Values {
    var lastInOrder: UInt64 = 0
    var resets = 0
  }

  static let values = Locked(Values())
}
#endif
