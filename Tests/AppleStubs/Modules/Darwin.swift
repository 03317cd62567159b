// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What Litmus uses of Darwin is the C library, which stands in for it here.

#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#endif

extension stat {
  /// The time of the last change, under the name that it has on Apple's platforms.
  public var st_mtimespec: timespec { st_mtim }
}

/// What a signal does, as Apple's platforms hold it.
public struct __sigaction_u_stub {
  public var __sa_handler: (@convention(c) (Int32) -> Void)!
  public var __sa_sigaction:
    (
      @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void
    )!
}

extension sigaction {
  public var __sigaction_u: __sigaction_u_stub {
    get { __sigaction_u_stub() }
    set {}
  }
}

// Where Linux has structures for what a process is started with, Apple's platforms have pointers.

@discardableResult public func posix_spawn_file_actions_init(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>
) -> Int32 { 0 }

@discardableResult public func posix_spawn_file_actions_destroy(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>
) -> Int32 { 0 }

@discardableResult public func posix_spawn_file_actions_addopen(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>, _ descriptor: Int32,
  _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t
) -> Int32 { 0 }

@discardableResult public func posix_spawn_file_actions_adddup2(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>, _ from: Int32, _ to: Int32
) -> Int32 { 0 }

@discardableResult public func posix_spawn_file_actions_addchdir_np(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>, _ path: UnsafePointer<CChar>
) -> Int32 { 0 }

@discardableResult public func posix_spawnattr_init(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>
) -> Int32 { 0 }

@discardableResult public func posix_spawnattr_destroy(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>
) -> Int32 { 0 }

@discardableResult public func posix_spawnattr_setsigmask(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>, _ mask: UnsafePointer<sigset_t>
) -> Int32 { 0 }

@discardableResult public func posix_spawnattr_setsigdefault(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>, _ signals: UnsafePointer<sigset_t>
) -> Int32 { 0 }

@discardableResult public func posix_spawnattr_setpgroup(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>, _ group: pid_t
) -> Int32 { 0 }

@discardableResult public func posix_spawnattr_setflags(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>, _ flags: Int16
) -> Int32 { 0 }

public func posix_spawn(
  _ pid: UnsafeMutablePointer<pid_t>, _ path: UnsafePointer<CChar>,
  _ actions: UnsafePointer<posix_spawn_file_actions_t?>?,
  _ attributes: UnsafePointer<posix_spawnattr_t?>,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 { 0 }
