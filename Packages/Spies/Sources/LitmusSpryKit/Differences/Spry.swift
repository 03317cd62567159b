/// A namespace of functions that describe differences.
public enum Spry {}
