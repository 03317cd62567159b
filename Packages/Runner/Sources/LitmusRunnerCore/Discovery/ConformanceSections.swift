#if LITMUS_RUNNER
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
