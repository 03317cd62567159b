#if LITMUS_RUNNER && canImport(ObjectiveC)
private import Foundation
private import ObjectiveC

/// Finds ``TestCase`` classes whose tests the Objective-C runtime knows: those with `@objcMembers`,
/// or with `@objc` on single tests.
@MainActor enum ObjectiveCSuites {
  /// Returns the classes that have such tests, each with its own tests and those that it inherits.
  static func lists() -> [AnyTestList] {
    ObjectiveCClasses.descendants(of: TestCase.self).compactMap { type in
      guard let type = type as? TestCase.Type else { return nil }
      let tests = tests(of: type)
      return tests.isEmpty ? nil : list(of: type, tests)
    }
  }

  private static func list(
    of type: TestCase.Type, _ tests: [ObjectiveCTestMethod]
  ) -> AnyTestList {
    // The runtime knows the module, but neither the file nor the line.
    let (module, suite) = AnyTestList.names(of: type)
    var list = TestList<TestCase>(
      fileID: "\(module)/\(suite)", filePath: "", line: 0, column: 0, make: { type.init() })
    for test in tests { test.add(to: &list) }
    return AnyTestList(list, of: type)
  }

  /// Returns the tests of a class and of its superclasses below ``TestCase``, sorted by name.
  private static func tests(of type: TestCase.Type) -> [ObjectiveCTestMethod] {
    sequence(first: type as AnyClass, next: { class_getSuperclass($0) })
      .prefix { $0 != TestCase.self }
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
