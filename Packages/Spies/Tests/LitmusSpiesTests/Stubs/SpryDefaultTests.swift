import Foundation
import LitmusSpies
import Testing

@Suite struct `The default of a type` {
  @Test func `is zero, empty, false or nil`() {
    #expect(Int.spryDefault == 0)
    #expect(Int8.spryDefault == 0)
    #expect(UInt64.spryDefault == 0)
    #expect(Double.spryDefault == 0)
    #expect(Float.spryDefault == 0)
    #expect(!Bool.spryDefault)
    #expect(String.spryDefault == "")
    #expect(Substring.spryDefault == "")
    #expect(Duration.spryDefault == .zero)
    #expect([Shelf].spryDefault.isEmpty)
    #expect(ContiguousArray<Shelf>.spryDefault.isEmpty)
    #expect(Set<Int>.spryDefault.isEmpty)
    #expect([Int: Shelf].spryDefault.isEmpty)
    #expect(Shelf?.spryDefault == nil)
  }
  @Test func `is zero for the numbers that only some systems have`() {
    if #available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *) {
      #expect(Int128.spryDefault == 0)
      #expect(UInt128.spryDefault == 0)
    }
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    #expect(Float16.spryDefault == 0)
    #endif
    #if (arch(i386) || arch(x86_64)) && !os(Windows) && !os(Android)
    #expect(Float80.spryDefault == 0)
    #endif
  }

  @Test func `is empty for views of collections`() {
    #expect([Shelf].SubSequence.spryDefault.isEmpty)
    #expect(KeyValuePairs<Int, Shelf>.spryDefault.isEmpty)
  }

  @Test func `is zero, empty or the reference date for types of Foundation`() {
    #expect(Data.spryDefault.isEmpty)
    #expect(Decimal.spryDefault == 0)
    #expect(Date.spryDefault == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func `is a stream that has ended`() async throws {
    for await _ in AsyncStream<Shelf>.spryDefault { Issue.record("There is an element.") }
    for try await _ in AsyncThrowingStream<Shelf, any Error>.spryDefault {
      Issue.record("There is an element.")
    }
  }
}
