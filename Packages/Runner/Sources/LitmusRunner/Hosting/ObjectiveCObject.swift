#if LITMUS_RUNNER && canImport(ObjectiveC)
private import Foundation
internal import ObjectiveC

/// An object or class of a framework that is not linked, to which messages are sent by name.
///
/// What does not understand a message answers nothing.
struct ObjectiveCObject {
  private typealias Sender = @convention(c) (AnyObject, Selector) -> Void
  private typealias SenderWithArgument = @convention(c) (AnyObject, Selector, AnyObject) -> Void
  // What is returned is autoreleased, so it is not this type's to release.
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

  /// The class of a name, if the program has it.
  init?(className: String) {
    guard let type = NSClassFromString(className) else { return nil }
    object = type as AnyObject
  }

  /// Sends a message without an answer, and says whether it was understood.
  @discardableResult func send(_ message: String) -> Bool {
    guard let call = implementation(of: message, as: Sender.self) else { return false }
    call(object, Selector(message))
    return true
  }

  /// Sends a message without an answer, and says whether it was understood.
  @discardableResult func send(_ message: String, _ argument: AnyObject) -> Bool {
    guard let call = implementation(of: message, as: SenderWithArgument.self) else { return false }
    call(object, Selector(message), argument)
    return true
  }

  /// Asks for an object.
  func get(_ message: String) -> ObjectiveCObject? {
    let call = implementation(of: message, as: Getter.self)
    return call?(object, Selector(message)).map { ObjectiveCObject($0.takeUnretainedValue()) }
  }

  /// Asks for an object by another one.
  func get(_ message: String, _ argument: AnyObject) -> ObjectiveCObject? {
    let call = implementation(of: message, as: GetterWithArgument.self)
    return call?(object, Selector(message), argument)
      .map { ObjectiveCObject($0.takeUnretainedValue()) }
  }

  /// Asks for a text.
  func text(_ message: String) -> String? { get(message)?.object as? String }

  /// Asks for a whole number.
  func number(_ message: String) -> Int? {
    implementation(of: message, as: NumberGetter.self)?(object, Selector(message))
  }

  /// Asks a question; what is not understood is answered with no.
  func isTrue(_ message: String) -> Bool {
    implementation(of: message, as: TruthGetter.self)?(object, Selector(message)) ?? false
  }

  /// Asks for a selector.
  func selector(_ message: String) -> Selector? {
    implementation(of: message, as: SelectorGetter.self)?(object, Selector(message))
  }

  private func implementation<Function>(
    of message: String, as function: Function.Type
  ) -> Function? {
    // That of a class is its metaclass, which has the class's methods.
    let type: AnyClass? = object_getClass(object)
    guard class_respondsToSelector(type, Selector(message)) else { return nil }
    return unsafeBitCast(class_getMethodImplementation(type, Selector(message)), to: function)
  }
}
#endif
