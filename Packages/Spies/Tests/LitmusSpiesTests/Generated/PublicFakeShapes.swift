#if Macros
// A public fake shows types of the module in its interface.
public import LitmusSpies

/// A public protocol.
@Fake(if: nil) public protocol PublicShapes {
  func run(_ number: Int) -> Int
  var name: String { get set }
}

/// A public protocol.
@Fake(if: nil) public protocol PublicService: Sendable {
  associatedtype Key: Hashable
  func value(for key: Key) -> Int?
  subscript(key: Key) -> Int { get set }
  static func make() -> Self
  init(keys: [Key])
}

@Fake(if: nil) package protocol PackageShapes {
  init(size: Int)
  var size: Int { get set }
  func run(_ number: Int) -> Int
}

struct HiddenShape { var number: Int }

/// A public class with other members.
@Fake(if: nil) open class PublicShapeClass {
  /// Makes one.
  public init() {}
  init(hidden: HiddenShape) {}
  /// Runs.
  open func run(_ number: Int) -> Int { number }
  package func share() {}
  func hidden(_ shape: HiddenShape) -> HiddenShape { shape }
  /// The size.
  public private(set) var size: Int = 1
  var hiddenShape: HiddenShape?
}
#endif
