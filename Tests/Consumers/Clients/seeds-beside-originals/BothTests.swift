import AsyncTesting
import ExpectToEventuallyEqual
import FailKit
import LitmusAsyncTesting
import LitmusExpectToEventuallyEqual
import LitmusFailKit
import LitmusPlaygroundTester
import LitmusSpryKit
import LitmusTestResettable
import PlaygroundTester
import SpryKit
import SpryMacroAvailable
import TestResettable
import Testing

// The originals are stand-ins, which declare nothing but their names.
struct BothTests {
  @Test func standBesideEachOther() async {
    let originals = [
      AsyncTestingOriginal.name, ExpectToEventuallyEqualOriginal.name, FailKitOriginal.name,
      PlaygroundTesterOriginal.name, SpryKitOriginal.name, SpryMacroAvailableOriginal.name,
      TestResettableOriginal.name,
    ]
    #expect(originals.count == 7)
    let failSpy = LitmusFailKit.FailSpy()
    failSpy.fail(
      message: "Both",
      location: LitmusFailKit.SourceLocation(fileID: "", filePath: "", line: 1, column: 1))
    #expect(failSpy.messages == ["Both"])
    let areEqual = LitmusSpryKit.isAnyEqual([1], [1])
    #expect(areEqual)
    #expect(!LitmusPlaygroundTester.PlaygroundTesterConfiguration.isTesting)
    let done = asyncExpectation(description: "done")
    await done.fulfill()
    await waitForExpectations([done])
  }
}
