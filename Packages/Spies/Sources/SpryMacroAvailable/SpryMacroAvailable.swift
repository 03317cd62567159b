/// There is this module, named as SpryKit's is, if the trait `Macros` is on:
/// `#if canImport(SpryMacroAvailable)`.
public enum SpryMacroAvailable {}
