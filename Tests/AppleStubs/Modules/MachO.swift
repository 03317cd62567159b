// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's MachO module that Litmus uses.

public struct mach_header {}
public struct mach_header_64 {}

public func _dyld_image_count() -> UInt32 { fatalError() }

public func _dyld_get_image_header(_ index: UInt32) -> UnsafePointer<mach_header>! { fatalError() }

public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>! { fatalError() }

#if _pointerBitWidth(_64)
public func getsectiondata(
  _ header: UnsafePointer<mach_header_64>!,
  _ segment: UnsafePointer<CChar>!,
  _ section: UnsafePointer<CChar>!,
  _ size: UnsafeMutablePointer<UInt>!
) -> UnsafeMutablePointer<UInt8>! { fatalError() }
#else
public func getsectiondata(
  _ header: UnsafePointer<mach_header>!,
  _ segment: UnsafePointer<CChar>!,
  _ section: UnsafePointer<CChar>!,
  _ size: UnsafeMutablePointer<UInt>!
) -> UnsafeMutablePointer<UInt8>! { fatalError() }
#endif
