import LitmusSpryKit

/// What SpryKit's document declares, under a name of its own because other tests have such types, too.
enum Seed {
  // A real implementation can be a protocol
  protocol StringService: AnyObject {
    var readonlyProperty: String { get }
    var readwriteProperty: String { set get }
    func doThings()
    func giveMeAString(arg1: Bool, arg2: String) -> String
    static func giveMeAString(arg1: Bool, arg2: String) -> String
  }

  // A real implementation can also be a class
  class RealStringService: StringService {
    var readonlyProperty: String {
      return ""
    }

    var readwriteProperty: String = ""

    func doThings() {
      // do real things
    }

    func giveMeAString(arg1: Bool, arg2: String) -> String {
      // do real things
      return ""
    }

    class func giveMeAString(arg1: Bool, arg2: String) -> String {
      // do real things
      return ""
    }
  }

  /// If the fake is a subclass, `override` is required for each function and property.
  final class FakeRealStringService: RealStringService, Spryable {
    enum ClassFunction: String, StringRepresentable {
      case giveMeAStringWithArg1_Arg2 = "giveMeAString(arg1:arg2:)"
    }

    enum Function: String, StringRepresentable {
      case readonlyProperty
      case readwriteProperty
      case doThings = "doThings()"
      case giveMeAStringWithArg1_Arg2 = "giveMeAString(arg1:arg2:)"
    }

    override var readonlyProperty: String {
      return stubbedValue()
    }

    override var readwriteProperty: String {
      set {
        recordCall(arguments: newValue)
      }
      get {
        return stubbedValue()
      }
    }

    override func doThings() {
      return spryify()
    }

    override func giveMeAString(arg1: Bool, arg2: String) -> String {
      return spryify(arguments: arg1, arg2)
    }

    override class func giveMeAString(arg1: Bool, arg2: String) -> String {
      return spryify(arguments: arg1, arg2)
    }
  }
}
