// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's ObjectiveC module that Litmus uses.
//
// A structure cannot be passed to a C function here, so `Selector` is another name for what Apple's
// structure holds.

public import Foundation

public typealias Selector = OpaquePointer
public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public final class Protocol {}

extension OpaquePointer {
  public init(_ selector: String) { fatalError() }
}

public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  public var pointee: Pointee { fatalError() }
  public subscript(_ index: Int) -> Pointee { fatalError() }
}

extension UnsafeMutableRawPointer {
  public init<Pointee>(_ other: AutoreleasingUnsafeMutablePointer<Pointee>) { fatalError() }
}

public func objc_copyClassList(
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> AutoreleasingUnsafeMutablePointer<AnyClass>? { fatalError() }

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { fatalError() }

public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? { fatalError() }

public func class_getMethodImplementation(
  _ cls: AnyClass?, _ name: Selector
) -> IMP? { fatalError() }

public func method_getName(_ method: Method) -> Selector { fatalError() }

public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { fatalError() }

public func sel_getName(_ selector: Selector) -> UnsafePointer<CChar> { fatalError() }

public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { fatalError() }

public func object_getClass(_ obj: Any?) -> AnyClass? { fatalError() }

public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Protocol? { fatalError() }

public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { fatalError() }

public func objc_registerClassPair(_ cls: AnyClass) { fatalError() }

@discardableResult
public func class_addProtocol(_ cls: AnyClass?, _ protocol: Protocol) -> Bool { fatalError() }

@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { fatalError() }

public func imp_implementationWithBlock(_ block: Any) -> IMP { fatalError() }

// Key-value observing, which Apple's Foundation adds to NSObject.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var new: Self { fatalError() }
  public static var initial: Self { fatalError() }
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
}

public final class NSKeyValueObservation: NSObject {
  public func invalidate() { fatalError() }
}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}
