// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of swift-custom-dump that Litmus uses.

public func diff<Value>(_ first: Value, _ second: Value) -> String? { fatalError() }
