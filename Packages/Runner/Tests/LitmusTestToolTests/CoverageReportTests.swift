import Foundation
import Testing

@testable import LitmusRunnerReports
@testable import LitmusTestTool

@Suite struct `The code coverage that people read` {
  private static let lcov = """
    SF:/cart/Sources/Cart/Cart.swift
    FN:1,$s4Cart3addyyF
    FNDA:2,$s4Cart3addyyF
    DA:1,2
    DA:2,0
    DA:3,0
    DA:5,0
    DA:6,1
    LF:5
    LH:2
    end_of_record
    SF:/cart/.build/checkouts/other/Sources/Other.swift
    DA:1,0
    end_of_record
    SF:/cart/Sources/Cart/Price & Co.swift
    DA:7,1
    end_of_record

    """

  private func report() -> CoverageReport {
    CoverageReport(lcov: Data(Self.lcov.utf8)) { path in
      path.hasPrefix("/cart/Sources/") ? String(path.dropFirst("/cart/".count)) : nil
    }
  }

  @Test func `names the lines that no test has executed`() {
    #expect(
      report().text == """

        Coverage: 50.0%, 3 of 6 lines in 2 files
           40.0% Sources/Cart/Cart.swift: 2-3, 5

        """)
  }

  @Test func `has the same names for the files of packages beside this one in each checkout`()
    throws
  {
    let names = try ["/job", "/job@2"].map { root in
      let reading = try JSONDecoder().decode(
        CoverageReading.self,
        from: Data(
          """
          {"folder":"\(root)/App","paths":["\(root)/App/Sources","\(root)/Shared"],"tests":[],\
          "origin":"","outputs":{"folder":"\(root)/App"}}
          """.utf8))
      let lines = "SF:\(root)/Shared/A.swift\nDA:1,1\nend_of_record\n"
      return try reading.report(Data(lines.utf8)).files.map(\.name)
    }
    #expect(names == [["../Shared/A.swift"], ["../Shared/A.swift"]])
  }

  @Test func `is never rounded up`() {
    var report = CoverageReport(files: [
      .init(
        path: "/a.swift", name: "a.swift",
        counts: Dictionary(uniqueKeysWithValues: (1...10_000).map { ($0, $0 == 7 ? 0 : 1) }))
    ])
    report.threshold = 100
    #expect(
      report.problem == "99.9% of lines were covered, but expected at least 100%.")
    report.threshold = 99.5
    #expect(report.problem == nil)
  }

  @Test func `has the lines that have changed, if only those count`() {
    var report = report()
    report.keep(["/cart/Sources/Cart/Cart.swift": [1, 2, 4]], changed: "since main")
    report.threshold = 60
    #expect(
      report.text == """

        Coverage: 50.0%, 1 of 2 lines changed since main in 1 file
           50.0% Sources/Cart/Cart.swift: 2

        """)
    #expect(
      report.problem
        == "50.0% of lines changed since main were covered, but expected at least 60%.")
    report.keep([:], changed: "since main")
    #expect(report.text == "\nCoverage: no line of code changed since main was measured.\n")
    #expect(report.problem == nil)
  }

  @Test func `of shards is that of all of them`() throws {
    var merged = report()
    let other = CoverageReport(files: [
      .init(
        path: "/ci/Sources/Cart/Cart.swift", name: "Sources/Cart/Cart.swift", counts: [2: 3, 6: 1]),
      .init(path: "/ci/Sources/New.swift", name: "Sources/New.swift", counts: [1: 0]),
    ])
    // As a report has it.
    merged.add(try JSONDecoder().decode(CoverageReport.self, from: JSONEncoder().encode(other)))
    #expect(merged.files.map(\.counts) == [[1: 2, 2: 3, 3: 0, 5: 0, 6: 2], [7: 1], [1: 0]])
    #expect(merged.files.map(\.path).first == "/cart/Sources/Cart/Cart.swift")
  }

  @Test func `is written as LCOV`() {
    #expect(
      report().lcov == """
        SF:/cart/Sources/Cart/Cart.swift
        DA:1,2
        DA:2,0
        DA:3,0
        DA:5,0
        DA:6,1
        LF:5
        LH:2
        end_of_record
        SF:/cart/Sources/Cart/Price & Co.swift
        DA:7,1
        LF:1
        LH:1
        end_of_record

        """)
  }

  @Test func `is written as Cobertura`() {
    #expect(
      report().cobertura(in: "/cart", at: Date(timeIntervalSince1970: 1)) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">
        <coverage line-rate="0.5000" branch-rate="0" lines-covered="3" lines-valid="6" \
        branches-covered="0" branches-valid="0" complexity="0" version="1" timestamp="1000">
        <sources><source>/cart</source></sources>
        <packages>
        <package name="Sources/Cart" line-rate="0.5000" branch-rate="0" complexity="0"><classes>
        <class name="Cart.swift" filename="Sources/Cart/Cart.swift" line-rate="0.4000" branch-rate="0" \
        complexity="0"><methods/><lines>
        <line number="1" hits="2"/>
        <line number="2" hits="0"/>
        <line number="3" hits="0"/>
        <line number="5" hits="0"/>
        <line number="6" hits="1"/>
        </lines></class>
        <class name="Price &amp; Co.swift" filename="Sources/Cart/Price &amp; Co.swift" \
        line-rate="1.0000" branch-rate="0" complexity="0"><methods/><lines>
        <line number="7" hits="1"/>
        </lines></class>
        </classes></package>
        </packages>
        </coverage>

        """)
  }

  @Test func `finds the lines that a difference adds, and takes none of a file for a header`() {
    let difference = DifferenceLines(
      """
      diff --git a/a.c b/a.c
      --- a/a.c
      +++ b/a.c
      @@ -1,2 +1,2 @@
      --- gone
      -++ b/other.c
      +++ b/another.c
      ++@ -1 +7 @@
      @@ -9 +9 @@
      -@@ -1 +5 @@
      \\ No newline at end of file
      +@@ -1 +6 @@
      \\ No newline at end of file
      diff --git a/b.c b/b.c
      --- a/b.c
      +++ b/b.c
      @@ -0,0 +4,2 @@ struct Cart {
      +b
      +c
      @@ -20,3 +19,0 @@
      -d
      diff --git a/old.c b/old.c
      --- a/old.c
      +++ /dev/null
      @@ -1,2 +0,0 @@
      -gone
      """)
    #expect(difference.lines == ["a.c": [1, 2, 9], "b.c": [4, 5]])
  }

  @Test(arguments: [
    ("b/a file.swift\t", "a file.swift"), (#""b/\"quoted\".swift""#, "\"quoted\".swift"),
    (#""b/tab\tand\\.swift""#, "tab\tand\\.swift"), (#""b/\303\244.swift""#, "ä.swift"),
    ("b/ä.swift", "ä.swift"),
  ])
  func `finds files whose names git quotes`(name: String, path: String) {
    let difference = DifferenceLines("--- /dev/null\n+++ \(name)\n@@ -0,0 +1,2 @@\n")
    #expect(difference.lines == [path: [1, 2]])
  }
}
