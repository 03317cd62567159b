#if LITMUS_RUNNER

/// The search for types that conform to a protocol, in the compiler's conformance records.
///
/// Each image of a Swift program has a section of them. Their layout is part of Swift's stable ABI
/// on Apple's platforms, and the same on Linux; swiftlang/swift describes it in
/// `docs/ABI/TypeMetadata.rst` and `include/swift/ABI/Metadata.h`.
enum ConformingTypes {
  /// Returns the types that conform to a protocol, without generic ones.
  ///
  /// - Parameter protocolType: The protocol, as in `(any Equatable).self`. It has no superclass
  ///   constraint.
  static func of(_ protocolType: Any.Type) -> [Any.Type] {
    // The metadata of `any P`: kind, flags, the number of protocols, then their descriptors.
    let descriptor = unsafeBitCast(protocolType, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    return ConformanceSections.all().flatMap { types(in: $0, conformingTo: descriptor) }
  }

  private static func types(
    in section: UnsafeRawBufferPointer, conformingTo descriptor: UnsafeRawPointer
  ) -> [Any.Type] {
    guard var entry = section.baseAddress else { return [] }
    var types: [Any.Type] = []
    // A plain loop, because a debug build reads tens of thousands of records here.
    let end = entry + section.count
    while entry < end {
      let record = ConformanceRecord(at: entry)
      if record.protocolDescriptor == descriptor, let type = record.typeDescriptor.flatMap(type) {
        types.append(type)
      }
      entry += MemoryLayout<Int32>.size
    }
    return types
  }

  /// Returns the type that a nominal type descriptor describes; `nil` if the type is generic.
  private static func type(at descriptor: UnsafeRawPointer) -> Any.Type? {
    let isGeneric: UInt32 = 0x80
    guard descriptor.load(as: UInt32.self) & isGeneric == 0 else { return nil }
    // Flags, parent and name come first, then the function that returns the metadata.
    let accessor = unsafeBitCast(
      (descriptor + 12).relativeTarget, to: (@convention(c) (UInt) -> UnsafeRawPointer).self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }
}

/// One entry of a conformance section.
private struct ConformanceRecord {
  private let address: UnsafeRawPointer

  init(at entry: UnsafeRawPointer) {
    address = entry.relativeTarget
  }

  /// The protocol's descriptor, which is referenced indirectly if it is in another image.
  var protocolDescriptor: UnsafeRawPointer? {
    let offset = address.load(as: Int32.self)
    guard offset != 0 else { return nil }
    let target = address + Int(offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }

  /// The conforming type's descriptor; `nil` for a class that only Objective-C knows.
  var typeDescriptor: UnsafeRawPointer? {
    let flags = (address + 12).load(as: UInt32.self)
    let target = (address + 4).relativeTarget
    switch (flags >> 3) & 7 {
    case 0: return target
    case 1: return target.load(as: UnsafeRawPointer?.self)
    default: return nil
    }
  }
}

extension UnsafeRawPointer {
  /// The address that the 32-bit offset at this address points to, relative to the address itself.
  fileprivate var relativeTarget: UnsafeRawPointer { self + Int(load(as: Int32.self)) }
}

#if canImport(Darwin)
private import Darwin
private import MachO

#if _pointerBitWidth(_64)
private typealias MachHeader = mach_header_64
#else
/// Some watches have pointers of 32 bits.
private typealias MachHeader = mach_header
#endif
#endif

/// The sections with conformance records, one for each image of the program.
enum ConformanceSections {
  #if canImport(Darwin)
  static func all() -> [UnsafeRawBufferPointer] {
    (0..<_dyld_image_count()).compactMap { index in
      // The system's own images hold no tests, and reading them all would take a while.
      guard
        let name = _dyld_get_image_name(index), !isOfTheSystem(String(cString: name)),
        let header = _dyld_get_image_header(index)
      else { return nil }
      var size: UInt = 0
      let start = UnsafeRawPointer(header).withMemoryRebound(
        to: MachHeader.self, capacity: 1
      ) {
        getsectiondata($0, "__TEXT", "__swift5_proto", &size)
      }
      return start.map { UnsafeRawBufferPointer(start: $0, count: Int(size)) }
    }
  }

  private static func isOfTheSystem(_ path: String) -> Bool {
    path.hasPrefix("/System/") || path.hasPrefix("/usr/lib/")
      || path.contains("/RuntimeRoot/System/") || path.contains("/RuntimeRoot/usr/lib/")
  }
  #else
  static func all() -> [UnsafeRawBufferPointer] {
    var sections: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &sections) { sections in
      enumerateMetadataSections(
        { image, context in
          // A version, the image's base and two unused words come first, then a start and a length
          // for each section: protocols, conformances, …
          let start = image.load(fromByteOffset: 6 * 8, as: UnsafeRawPointer?.self)
          let length = image.load(fromByteOffset: 7 * 8, as: Int.self)
          context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
            .append(UnsafeRawBufferPointer(start: start, count: length))
          return true
        }, sections)
    }
    return sections
  }
  #endif
}

#if !canImport(Darwin)
/// Calls a closure for each image with Swift code in it, until it returns false.
///
/// It is exported by the Swift runtime for Swift Testing's discovery.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer
)
#endif
#endif
