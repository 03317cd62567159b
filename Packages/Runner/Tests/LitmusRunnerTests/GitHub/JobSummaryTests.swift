import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite struct `The summary of a job on GitHub` {
  private let place =
    "<p><a href=\"https://github.com/owner/shop/blob/0a1b2c/Tests/CartTests.swift#L3\">"
    + "<code>Tests/CartTests.swift:3</code></a>"

  @Test func `has the outcome, the counts, and the failed, flaky and slowest tests`() throws {
    var run = RecordedRun()
    run.start.seed = 7
    run.add(
      "testAdds", .failed, ["Value was 1, but expected 2\nat once"],
      difference: "  [\n− 2\n+ 1\n  ]",
      duration: .milliseconds(20))
    run.add("testLoads", .flaky, attempt: 2, after: ["no"])
    run.add("testPasses", .passed, duration: .milliseconds(1_500))
    run.add("testNeedsPrinter", .skipped(reason: "No printer"))
    #expect(
      run.markdown() == """
        <h2>✘ Failed: <code>shop</code></h2>

        4 tests in 0.000 s. The order was shuffled with seed 7.

        | Outcome | Tests |
        | :-- | --: |
        | ✘ failed | 1 |
        | ↻ flaky | 1 |
        | ↷ skipped | 1 |
        | ✔ passed | 1 |

        ### Failed

        <details><summary>✘ <code>CartTests/testAdds</code> failed</summary>

        \(place)</p>

        ```text
        Value was 1, but expected 2
        at once
        ```

        ```diff
          [
        - 2
        + 1
          ]
        ```

        </details>

        ### Flaky

        <details><summary>↻ <code>CartTests/testLoads</code> is flaky: did not fail in attempt 2\
        </summary>

        \(place) (attempt 1)</p>

        ```text
        no
        ```

        </details>

        <details><summary>Slowest tests</summary>
        <table>
        <tr><td>1.500 s</td><td>✔</td><td><code>CartTests/testPasses</code></td></tr>
        <tr><td>0.020 s</td><td>✘</td><td><code>CartTests/testAdds</code></td></tr>
        <tr><td>0.000 s</td><td>↻</td><td><code>CartTests/testLoads</code></td></tr>
        <tr><td>0.000 s</td><td>↷</td><td><code>CartTests/testNeedsPrinter</code></td></tr>
        </table>
        </details>

        Run what failed again:

        ```sh
        shop --run-tests --only CartTests/testAdds
        ```


        """)
  }

  @Test func `A run in which all passed is short`() throws {
    var run = RecordedRun()
    run.start.shard = TestShard(index: 1, count: 3, cut: "abc")
    #expect(
      run.markdown() == """
        <h2>✔ Passed: <code>shop</code></h2>

        0 tests in 0.000 s, shard 1 of 3.

        | Outcome | Tests |
        | :-- | --: |


        """)
  }

  @Test func `No name or message of a test is markup`() throws {
    var run = RecordedRun()
    run.add(
      "</code><script>a()</script> *b* `c` @d #1\n\n# e", .failed,
      ["````\n# no\n</details>\n\u{1b}[2J"], difference: "- ```\n+ ~~~")
    run.addUnattributed(
      "**no**", at: CallSite(fileID: "App/<b>", filePath: "<b>", line: 1, column: 1))
    #expect(
      run.markdown()?.components(separatedBy: "### Failed\n\n").last?
        .components(separatedBy: "<details><summary>Slowest").first == """
          <details><summary>! in no known test</summary>

          <p><code>&lt;b&gt;:1:1</code> (outside of a test)</p>

          ```text
          **no**
          ```

          </details>

          <details><summary>✘ <code>CartTests/&lt;/code&gt;&lt;script&gt;a()&lt;/script&gt; *b* `c` @d #1\
          \\n\\n# e</code> failed</summary>

          \(place)</p>

          `````text
          ````
          # no
          </details>
          \\u{1b}[2J
          `````

          ````diff
          - ```
          + ~~~
          ````

          </details>


          """)
  }

  @Test func `says what is new, fixed and still failing`() throws {
    var run = RecordedRun()
    run.add("testBreaks", .failed, ["no"])
    run.add("testIsLate", .passed)
    run.add("testStays", .crashed, ["no"])
    run.add("testMended", .passed)
    run.add("testNew", .passed)
    run.add("testSkipped", .skipped(reason: "no"))
    run.addLate("no", "testIsLate")
    #expect(run.markdown()?.contains("<td>✘</td><td><code>CartTests/testIsLate<") == true)
    var previous = TestResults()
    previous.hasAllTests = true
    for name in ["testStays", "testMended", "testSkipped", "testGone", "testIsLate"] {
      previous[cartID(name)] = record(.failed)
    }
    previous[cartID("testBreaks")] = record(.passed)
    let text = run.markdown(previous: previous) ?? ""
    #expect(
      text.contains(
        "\n\nAgainst the run before: 1 new failure, 2 still failing, 1 fixed, 1 new test.\n\n"))
    #expect(text.contains("<code>CartTests/testBreaks</code> failed (new failure)</summary>"))
    #expect(text.contains("<code>CartTests/testStays</code> crashed (still failing)</summary>"))

    var same = RecordedRun()
    same.add("testBreaks", .passed)
    #expect(
      same.markdown(previous: previous)?.contains("Against the run before: nothing changed.")
        == true)
  }

  @Test func `Whole tests are left out of what would be too long, the worst last`() throws {
    var run = RecordedRun()
    for index in 1...400 {
      run.add("test\(index)", .failed, [String(repeating: "x", count: 10_000)])
    }
    run.add("testTraps", .crashed, ["no"])
    let text = run.markdown(limit: 1024 * 1024) ?? ""
    let shown = text.components(separatedBy: "<details><summary>✘ ").count - 1
    #expect(text.utf8.count <= 1024 * 1024)
    #expect(text.utf8.count > 1024 * 1024 - 11_000)
    #expect(text.contains("☠ <code>CartTests/testTraps</code>"))
    #expect(
      text.contains(
        "\n\n\(400 - shown) more left out: GitHub takes 1 MiB of a step. The log has all.\n\n"))
    #expect(text.contains("```sh\nshop --run-tests --only CartTests/test1 --only "))
    #expect(text.components(separatedBy: "<details>").count == shown + 3)
    #expect(text.components(separatedBy: "</details>").count == shown + 3)
    #expect(run.markdown(limit: 300)?.hasSuffix("| ✘ failed | 400 |\n\n") == true)
    #expect(run.markdown(limit: 100) == nil)
  }

  @Test func `A long text loses its middle, and a test with many failures its last ones`() throws {
    var run = RecordedRun()
    run.add("test", .failed, (1...12).map { "\($0) " + String(repeating: "x", count: 100_000) })
    let text = run.markdown() ?? ""
    #expect(text.components(separatedBy: "\n… 84,002 characters left out …\n").count == 10)
    #expect(text.components(separatedBy: "\n… 84,003 characters left out …\n").count == 2)
    #expect(text.contains("\n\n2 more failures left out.\n\n</details>\n"))
  }

  @Test func `The text that the step has written before stays, and counts`() throws {
    let folder = TemporaryDirectory()
    let path = try folder.write("# Build\n", to: "summary")
    var limits: [Int] = []
    try JobSummaryFile(path: path).add { limit in
      limits.append(limit)
      return "text\n"
    }
    #expect(limits == [1024 * 1024 - 10])
    #expect(try folder.text(of: "summary") == "# Build\n\n\ntext\n")
    #expect(
      message { try JobSummaryFile(path: path).add { _ in nil } }
        == "\(path) could not be written: File too large")
    #expect(
      message { try JobSummaryFile(path: folder.path).add { _ in "" } }
        == "\(folder.path) could not be written: Is a directory")
  }

  @Test func `There is a step only where GitHub says so, and links only to addresses`() {
    #expect(GitHubEnvironment([:]) == nil)
    #expect(GitHubEnvironment(["GITHUB_ACTIONS": "false"]) == nil)
    #expect(GitHubEnvironment(["GITHUB_ACTIONS": "true"])?.address(of: "a", line: 1) == nil)
    let environment = GitHubEnvironment(RecordedRun.variables)
    #expect(
      environment?.address(of: "Tests/ä \"b#.swift", line: 3)
        == "https://github.com/owner/shop/blob/0a1b2c/Tests/%C3%A4%20%22b%23.swift#L3")
    let script = RecordedRun.variables.merging(["GITHUB_SERVER_URL": "javascript:"]) { $1 }
    #expect(GitHubEnvironment(script)?.address(of: "a", line: 1) == nil)
  }
}
