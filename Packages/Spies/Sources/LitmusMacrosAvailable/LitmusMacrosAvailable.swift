/// There is this module if the trait `Macros` is on: `#if canImport(LitmusMacrosAvailable)`.
public enum LitmusMacrosAvailable {}
