#if LITMUS_RUNNER && canImport(ObjectiveC)
private import Foundation
private import ObjectiveC

/// Finds ``TestCase`` and ``BackgroundTestCase`` classes whose tests the Objective-C runtime knows: those with `@objcMembers`,
/// or with `@objc` on single tests.
@MainActor enum ObjectiveCSuites {
  /// Returns the classes that have such tests, each with its own tests and those that it inherits.
  static func lists() -> [AnyTestList] {
    ObjectiveCClasses.descendants(of: TestCase.self).compactMap { type in
      guard let type = type as? TestCase.Type else { return nil }
      return list(of: type, below: TestCase.self, make: { type.init() }) { $0.add(to: &$1) }
    }
      + ObjectiveCClasses.descendants(of: BackgroundTestCase.self).compactMap { type in
        list(of: type, below: BackgroundTestCase.self, make: { instance(of: type) }) {
          $0.add(to: &$1)
        }
      }
  }

  /// Returns the list of a class; `nil` if it has no tests.
  private static func list<Root: AnyObject>(
    of type: AnyClass, below root: Root.Type, make: @escaping @MainActor () -> Root,
    add: (ObjectiveCTestMethod, inout TestList<Root>) -> Void
  ) -> AnyTestList? {
    let tests = tests(of: type, below: root)
    guard !tests.isEmpty else { return nil }
    // The runtime knows the module, but neither the file nor the line.
    let (module, suite) = AnyTestList.names(of: type)
    var list = TestList<Root>(
      fileID: "\(module)/\(suite)", filePath: "", line: 0, column: 0, make: make)
    for test in tests { add(test, &list) }
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
#endif
