import LitmusSpryKit

extension Seed {
  /// The fake of the document's section on `Stubbable`, which shows only the names of its functions.
  final class FakeStringsService: Spryable {
    enum Function: String, StringRepresentable {
      case hereAreTwoStrings = "hereAreTwoStrings(string1:string2:)"
      case areTheseTheStrings = "areTheseTheStrings(string1:string2:)"
      case takeTwoStrings = "takeTwoStrings(string1:string2:)"
      case iHaveACompletionClosure = "iHaveACompletionClosure(string:completion:)"
    }

    func hereAreTwoStrings(string1: String?, string2: String) -> String {
      return spryify(arguments: string1, string2)
    }

    func areTheseTheStrings(string1: String, string2: String) -> Bool {
      return spryify(arguments: string1, string2)
    }

    func takeTwoStrings(string1: String, string2: String) {
      return spryify(arguments: string1, string2)
    }

    func iHaveACompletionClosure(string: String, completion: @escaping () -> Void) {
      return spryify(arguments: string, completion)
    }
  }

  /// The fake of the sections on `Spyable` and on the assertions, called with any number of arguments.
  final class Fake: Spryable {
    enum ClassFunction: String, StringRepresentable {
      case functionName
      case propertyName
    }

    enum Function: String, StringRepresentable {
      case functionName
      case propertyName
    }

    var propertyName: String {
      set { recordCall(arguments: newValue) }
      get { return stubbedValue() }
    }

    func functionName() {
      recordCall(functionName: "functionName")
    }

    func functionName(_ arg1: String) {
      recordCall(functionName: "functionName", arguments: arg1)
    }

    func functionName(_ arg1: String, _ arg2: String) {
      recordCall(functionName: "functionName", arguments: arg1, arg2)
    }

    func functionName(_ arg1: String?, _ arg2: Int?, _ arg3: String) {
      recordCall(functionName: "functionName", arguments: arg1, arg2, arg3)
    }

    static var propertyName: String {
      set { recordCall(arguments: newValue) }
      get { return stubbedValue() }
    }

    static func functionName() {
      recordCall(functionName: "functionName")
    }
  }
}
