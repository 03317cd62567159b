public import LitmusFakes

// These names are also those of types of ArgumentParser and SwiftUI, so that Litmus itself has others.

/// SpryKit's name for ``LitmusFakes/SpyArgument``.
public typealias Argument = SpyArgument

/// SpryKit's name for ``LitmusFakes/PlatformImage``; write `LitmusSpryKit.Image` where SwiftUI's
/// `Image` is imported too.
public typealias Image = PlatformImage
