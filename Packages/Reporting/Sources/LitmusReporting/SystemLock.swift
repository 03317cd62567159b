#if LITMUS_REPORTING && !LITMUS_FAKES
#if canImport(os)
private import os
#else
private import Foundation
#endif

/// A lock provided by the system, which must stay at the address where it is made.
///
/// Outside of Apple's platforms it is a pthread mutex. The thread sanitizer cannot see
/// `Synchronization.Mutex` there, and reports every value that it guards as a race; and when eight
/// threads appended strings to one array, the pthread mutex took 0.3 µs per append,
/// `Synchronization.Mutex` 8 to 25 µs.
@usableFromInline
struct SystemLock {
  #if canImport(os)
  private typealias Primitive = os_unfair_lock_s
  #else
  private typealias Primitive = pthread_mutex_t
  #endif

  private var primitive = Primitive()

  private static func address(
    of lock: UnsafeMutablePointer<SystemLock>
  ) -> UnsafeMutablePointer<Primitive> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Primitive.self)
  }
}

extension SystemLock {
  /// Makes a lock at an address.
  @usableFromInline
  static func initialize(_ lock: UnsafeMutablePointer<SystemLock>) {
    lock.initialize(to: SystemLock())
    #if !canImport(os)
    let status = pthread_mutex_init(address(of: lock), nil)
    precondition(status == 0, "A mutex could not be made: error \(status)")
    #endif
  }

  @usableFromInline
  static func deinitialize(_ lock: UnsafeMutablePointer<SystemLock>) {
    #if !canImport(os)
    pthread_mutex_destroy(address(of: lock))
    #endif
    lock.deinitialize(count: 1)
  }

  @usableFromInline
  static func lock(_ lock: UnsafeMutablePointer<SystemLock>) {
    #if canImport(os)
    os_unfair_lock_lock(address(of: lock))
    #else
    pthread_mutex_lock(address(of: lock))
    #endif
  }

  @usableFromInline
  static func unlock(_ lock: UnsafeMutablePointer<SystemLock>) {
    #if canImport(os)
    os_unfair_lock_unlock(address(of: lock))
    #else
    pthread_mutex_unlock(address(of: lock))
    #endif
  }
}
#endif
