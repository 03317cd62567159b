// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What Litmus uses of Darwin is the C library, which stands in for it here.

#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#endif
