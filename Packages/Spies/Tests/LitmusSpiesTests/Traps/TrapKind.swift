import Foundation
import Testing

/// A way for a Swift program to trap, and what the runtime says about it.
struct TrapKind: Sendable, CustomTestStringConvertible {
  var name: String
  /// What the message contains in a debug build; `nil` if there is no message.
  var debugText: String?
  /// What it contains in a release build.
  var releaseText: String?
  /// Whether release builds have it at all.
  var isInRelease = true
  var trap: @Sendable () -> Void

  var testDescription: String { name }

  /// Whether this build has it.
  var isThere: Bool { isDebugBuild || isInRelease }

  /// What the message contains in this build.
  var text: String? { isDebugBuild ? debugText : releaseText }

  /// Those of this build.
  static let all = everywhere.filter(\.isThere)

  /// A kind whose message is the same in all builds.
  private static func same(
    _ name: String,
    _ text: String?,
    _ trap: @escaping @Sendable () -> Void
  ) -> TrapKind {
    TrapKind(name: name, debugText: text, releaseText: text, trap: trap)
  }

  /// A kind whose message release builds leave out.
  private static func debug(
    _ name: String,
    _ text: String?,
    _ trap: @escaping @Sendable () -> Void
  ) -> TrapKind {
    TrapKind(name: name, debugText: text, trap: trap)
  }

  static let everywhere = [
    same("fatalError", "Fatal error: no way") { fatalError("no way") },
    debug("preconditionFailure", "Fatal error: no way") { preconditionFailure("no way") },
    debug("precondition", "Precondition failed: no way") { precondition(opaque(1) > 1, "no way") },
    TrapKind(name: "assertionFailure", debugText: "Fatal error: no way", isInRelease: false) {
      assertionFailure("no way")
    },
    TrapKind(name: "assert", debugText: "Assertion failed: no way", isInRelease: false) {
      assert(opaque(1) > 1, "no way")
    },
    debug("index out of range", "Fatal error: Index out of range") {
      _ = opaque([1, 2, 3])[opaque(3)]
    },
    debug("nil unwrapped", "Fatal error: Unexpectedly found nil while unwrapping") {
      _ = opaque(Int?.none)!
    },
    debug("overflow", nil) { consume(opaque(Int.max) + 1) },
    debug("division by zero", "Fatal error: Division by zero") { consume(1 / opaque(0)) },
    debug("conversion", "Fatal error: Double value cannot be converted to Int") {
      consume(Int(opaque(Double.nan)))
    },
    same("try!", "Fatal error: 'try!' expression unexpectedly raised an error") {
      try! fail()
    },
    same("as!", "Could not cast value of type") { consume(opaque("text" as Any) as! Int) },
    same("duplicate keys", "Fatal error: Duplicate values for key: '1'") {
      consume(Dictionary(uniqueKeysWithValues: opaque([(1, 1), (1, 2)])))
    },
    same("unowned", "Fatal error: Attempted to read an unowned reference but object") {
      unowned let object = released()
      consume(object)
    },
    same("overlapping accesses", "Fatal access conflict detected.") {
      let shared = opaque(Shared())
      change(&shared.value) { shared.value += 1 }
    },
    same("stack overflow", nil) { consume(recurse(0)) },
    same("bad pointer", nil) { opaque(UnsafeMutablePointer<Int>(bitPattern: 8)!).pointee = 1 },
    same("abort", nil) { abort() },
  ]
}

// MARK: Fixtures

/// A value of which the optimizer knows nothing.
@inline(never) @_optimize(none) func opaque<Value>(_ value: Value) -> Value { value }

/// A use of a value that the optimizer does not take away.
@inline(never) @_optimize(none) func consume<Value>(_ value: Value) {}

struct Refusal: Error {}

@inline(never) private func fail() throws { if opaque(true) { throw Refusal() } }

@inline(never) private func released() -> Token { Token() }

@inline(never) private func recurse(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { memory in
    memory[0] = depth
    return recurse(depth + 1) + memory[0]
  }
}

private final class Shared { var value = 0 }

@inline(never) private func change(_ value: inout Int, _ other: () -> Void) {
  other()
  value += 1
}

/// Whether this build has `assert` in it.
let isDebugBuild: Bool = {
  var isDebugBuild = false
  assert({ isDebugBuild = true }() == ())
  return isDebugBuild
}()
