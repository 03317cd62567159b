#if Macros
// A public fake shows types of the module in its interface.
public import LitmusSpies

/// A public protocol.
@Fake(if: nil) public protocol PublicShapes {
  func run(_ number: Int) -> Int
  var name: String { get set }
}

@Fake(if: nil) package protocol PackageShapes {
  func run(_ number: Int) -> Int
}
#endif
