#if LITMUS_RUNNER && canImport(ObjectiveC)
private import Foundation
private import ObjectiveC
@_spi(Litmus) internal import LitmusReporting

/// The search for ``TestCase`` and ``BackgroundTestCase`` classes whose tests the Objective-C runtime
/// knows: those with `@objcMembers`, or with `@objc` on single tests.
@MainActor enum ObjectiveCSuites {
  /// Returns the classes that have such tests, each with its own tests and those that it inherits.
  static func lists() -> [AnyTestList] {
    ObjectiveCClasses.descendants(of: TestCase.self).compactMap { type in
      guard let type = type as? TestCase.Type else { return nil }
      return list(of: type, below: TestCase.self, make: { type.init() })
    }
      + ObjectiveCClasses.descendants(of: BackgroundTestCase.self).compactMap { type in
        list(of: type, below: BackgroundTestCase.self, make: { instance(of: type) })
      }
  }

  /// Returns the list of a class; `nil` if it has no tests.
  private static func list<Root: AnyObject>(
    of type: AnyClass, below root: Root.Type, make: @escaping @MainActor () -> Root
  ) -> AnyTestList? {
    let tests = tests(of: type, below: root)
    guard !tests.isEmpty else { return nil }
    // The runtime knows the module, but neither the file nor the lines.
    let (module, suite) = AnyTestList.names(of: type)
    var list = TestList<Root>(make: make)
    list.callSite = CallSite(fileID: "\(module)/\(suite)", filePath: "", line: 0, column: 0)
    for test in tests { list.append(test.name, [], nil, 0, test.body(in: root)) }
    return AnyTestList(list, of: type)
  }

  /// Makes an instance of a class whose initializer need not be `required`.
  private static func instance(of type: AnyClass) -> BackgroundTestCase {
    typealias Maker = @convention(c) (AnyObject, Selector) -> Unmanaged<AnyObject>
    let new = class_getMethodImplementation(object_getClass(type), Selector("new"))
    // The caller owns what `new` returns.
    let instance = unsafeBitCast(new, to: Maker.self)(type as AnyObject, Selector("new"))
      .takeRetainedValue()
    return unsafeDowncast(instance, to: BackgroundTestCase.self)
  }

  /// Returns the tests of a class and of its superclasses below another one, sorted by name.
  private static func tests(of type: AnyClass, below root: AnyClass) -> [ObjectiveCTestMethod] {
    sequence(first: type, next: { class_getSuperclass($0) })
      .prefix { $0 != root }
      .reduce(into: [String: ObjectiveCTestMethod]()) { tests, type in
        for test in ownTests(of: type) where tests[test.name] == nil { tests[test.name] = test }
      }
      .values
      .sorted { $0.name < $1.name }
  }

  /// Returns the tests that a class declares itself.
  private static func ownTests(of type: AnyClass) -> [ObjectiveCTestMethod] {
    var count: UInt32 = 0
    guard let methods = class_copyMethodList(type, &count) else { return [] }
    defer { free(methods) }
    return UnsafeBufferPointer(start: methods, count: Int(count)).compactMap { method in
      method_getTypeEncoding(method).flatMap { encoding in
        ObjectiveCTestMethod(
          selector: String(cString: sel_getName(method_getName(method))),
          encoding: String(cString: encoding))
      }
    }
  }
}

extension ObjectiveCTestMethod {
  private typealias Plain = @convention(c) (AnyObject, Selector) -> Void
  private typealias Throwing =
    @convention(c) (AnyObject, Selector, UnsafeMutablePointer<Unmanaged<AnyObject>?>) -> Bool
  private typealias Async =
    @convention(c) (AnyObject, Selector, @escaping @convention(block) @Sendable () -> Void) -> Void
  private typealias AsyncThrowing =
    @convention(c) (
      AnyObject, Selector, @escaping @convention(block) @Sendable (AnyObject?) -> Void
    ) -> Void

  /// Returns what runs the test: a synchronous one of a ``BackgroundTestCase`` on a background thread.
  func body<Root: AnyObject>(in root: Root.Type) -> TestList<Root>.Body {
    let isInBackground = root == BackgroundTestCase.self
    return switch kind {
    case .plain where isInBackground: .background { call(on: $0) }
    case .plain: .sync { call(on: $0) }
    case .throwing where isInBackground: .background { try callThrowing(on: $0) }
    case .throwing: .sync { try callThrowing(on: $0) }
    case .async: .async { await callAsync(on: $0) }
    case .asyncThrowing: .async { try await callAsyncThrowing(on: $0) }
    }
  }

  private func call(on testCase: AnyObject) {
    implementation(in: testCase, as: Plain.self)(testCase, Selector(selector))
  }

  private func callThrowing(on testCase: AnyObject) throws {
    let call = implementation(in: testCase, as: Throwing.self)
    // The error is autoreleased, so this function must not release it.
    var error: Unmanaged<AnyObject>?
    let isDone = call(testCase, Selector(selector), &error)
    if !isDone, let error = error?.takeUnretainedValue() as? any Error { throw error }
  }

  /// Calls the test and waits for it.
  ///
  /// Swift starts a task for the test, which has this task's task-local values but is not cancelled
  /// with it.
  private func callAsync(on testCase: AnyObject) async {
    let call = implementation(in: testCase, as: Async.self)
    await withCheckedContinuation { continuation in
      call(testCase, Selector(selector)) { continuation.resume() }
    }
  }

  /// Calls the test and waits for it, as ``callAsync(on:)`` does.
  private func callAsyncThrowing(on testCase: AnyObject) async throws {
    let call = implementation(in: testCase, as: AsyncThrowing.self)
    try await withCheckedThrowingContinuation { continuation in
      call(testCase, Selector(selector)) { error in
        continuation.resume(with: (error as? any Error).map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Returns the implementation of the method, in the object's own class or the nearest superclass
  /// that has it.
  private func implementation<Function>(
    in testCase: AnyObject, as function: Function.Type
  ) -> Function {
    unsafeBitCast(
      class_getMethodImplementation(type(of: testCase), Selector(selector)), to: function)
  }
}

/// The classes that the Objective-C runtime knows.
enum ObjectiveCClasses {
  /// Returns the classes that inherit from a class, without sending a message to any of them.
  static func descendants(of root: AnyClass) -> [AnyClass] {
    var count: UInt32 = 0
    guard let list = objc_copyClassList(&count) else { return [] }
    // The list's own subscript would send a message to each class, which not every class supports.
    let classes = UnsafeMutableRawPointer(list)
    defer { free(classes) }
    return UnsafeBufferPointer(
      start: classes.assumingMemoryBound(to: AnyClass.self), count: Int(count)
    )
    .filter { type in
      sequence(first: type, next: { class_getSuperclass($0) }).dropFirst().contains { $0 == root }
    }
  }
}
#endif
