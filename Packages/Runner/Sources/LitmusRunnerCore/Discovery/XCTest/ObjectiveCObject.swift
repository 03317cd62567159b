#if LITMUS_RUNNER && canImport(ObjectiveC)
private import Foundation
internal import ObjectiveC

/// An object or class of a framework that is not linked, to which messages are sent by name.
///
/// If the object does not understand a message, the result is `nil` or `false`.
struct ObjectiveCObject {
  private typealias Sender = @convention(c) (AnyObject, Selector) -> Void
  private typealias SenderWithArgument = @convention(c) (AnyObject, Selector, AnyObject) -> Void
  // The returned object is autoreleased, so this type must not release it.
  private typealias Getter = @convention(c) (AnyObject, Selector) -> Unmanaged<AnyObject>?
  private typealias GetterWithArgument =
    @convention(c) (AnyObject, Selector, AnyObject) -> Unmanaged<AnyObject>?
  private typealias NumberGetter = @convention(c) (AnyObject, Selector) -> Int
  private typealias TruthGetter = @convention(c) (AnyObject, Selector) -> Bool
  private typealias SelectorGetter = @convention(c) (AnyObject, Selector) -> Selector

  let object: AnyObject

  /// Wraps an object.
  init(_ object: AnyObject) {
    self.object = object
  }

  /// Wraps the class with a name; `nil` if the program has no such class.
  init?(className: String) {
    guard let type = NSClassFromString(className) else { return nil }
    object = type as AnyObject
  }

  /// Sends a message without a return value, and returns whether the object understood it.
  @discardableResult func send(_ message: String) -> Bool {
    guard let call = implementation(of: message, as: Sender.self) else { return false }
    call(object, Selector(message))
    return true
  }

  /// Sends a message without a return value, and returns whether the object understood it.
  @discardableResult func send(_ message: String, _ argument: AnyObject) -> Bool {
    guard let call = implementation(of: message, as: SenderWithArgument.self) else { return false }
    call(object, Selector(message), argument)
    return true
  }

  /// Sends a message that returns an object.
  func get(_ message: String) -> ObjectiveCObject? {
    let call = implementation(of: message, as: Getter.self)
    return call?(object, Selector(message)).map { ObjectiveCObject($0.takeUnretainedValue()) }
  }

  /// Sends a message that takes an argument and returns an object.
  func get(_ message: String, _ argument: AnyObject) -> ObjectiveCObject? {
    let call = implementation(of: message, as: GetterWithArgument.self)
    return call?(object, Selector(message), argument)
      .map { ObjectiveCObject($0.takeUnretainedValue()) }
  }

  /// Sends a message that returns a string.
  func text(_ message: String) -> String? { get(message)?.object as? String }

  /// Sends a message that returns an integer.
  func number(_ message: String) -> Int? {
    implementation(of: message, as: NumberGetter.self)?(object, Selector(message))
  }

  /// Sends a message that returns a Boolean; `false` if the object does not understand it.
  func isTrue(_ message: String) -> Bool {
    implementation(of: message, as: TruthGetter.self)?(object, Selector(message)) ?? false
  }

  /// Sends a message that returns a selector.
  func selector(_ message: String) -> Selector? {
    implementation(of: message, as: SelectorGetter.self)?(object, Selector(message))
  }

  private func implementation<Function>(
    of message: String, as function: Function.Type
  ) -> Function? {
    // The class of a class is its metaclass, which has the class methods.
    let type: AnyClass? = object_getClass(object)
    guard class_respondsToSelector(type, Selector(message)) else { return nil }
    return unsafeBitCast(class_getMethodImplementation(type, Selector(message)), to: function)
  }
}
#endif
