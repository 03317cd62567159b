#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The names of the files that are written next to those that they replace.
///
/// A name says which process wrote it, and in which system: a later run on the same system removes it
/// once that process has ended, and on another system when it is old.
enum TemporaryName {
  /// Returns a new name without its ending.
  static func make() -> String {
    let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return ".litmus-\(system)-\(getpid())-\(random)"
  }

  /// Returns whether the process that wrote a file ran on this system, and has ended.
  static func isOfEndedProcess(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[1] == system, let process = pid_t(parts[2]), process > 0 else {
      return false
    }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// The machine, when it was started, and the space of its process numbers: a container has its own.
  private static let system: String = {
    var facts = [UInt8](repeating: 0, count: 256)
    facts.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = gethostname(start.assumingMemoryBound(to: CChar.self), buffer.count - 1)
    }
    #if canImport(Darwin)
    var start = timeval()
    var size = MemoryLayout<timeval>.size
    sysctlbyname("kern.boottime", &start, &size, nil, 0)
    facts += Array("\(start.tv_sec)".utf8)
    #else
    facts += (try? FileContent.bytes(of: "/proc/sys/kernel/random/boot_id")) ?? []
    var target = [CChar](repeating: 0, count: 64)
    let count = readlink("/proc/self/ns/pid", &target, target.count - 1)
    facts += target.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    #endif
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in facts { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return String(hash, radix: 36)
  }()
}
