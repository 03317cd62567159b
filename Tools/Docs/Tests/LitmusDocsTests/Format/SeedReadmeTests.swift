import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

/// The README of ExpectToEventuallyEqual as MarkdownSnippets has written it, in parts.
@Suite struct `A README that the original tool wrote` {
  @Test(arguments: Compatibility.allCases, [seedReadme, bareMarkers])
  func `is written byte for byte, also from bare markers`(_ mode: Compatibility, text: String)
    async throws
  {
    let tree = try TemporaryFolder([
      "README.md": text, "SampleApp/SampleApp/TableViewController.swift": controller,
      "SampleApp/SampleAppTests/TableViewControllerTests_XCTest.swift": tests,
    ])
    #expect(await tree.update(tree.docsRun(mode)).lines == [])
    #expect(try tree.text(of: "README.md") == seedReadme)
  }

  private let controller = """
    final class TableViewController: UITableViewController {
        // begin-snippet: number-of-rows
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            results.count
        }
        // end-snippet
    }

    """

  private let tests = """
        func test_numberOfRows() async throws {
            // begin-snippet: test-example
            try await expectToEventuallyEqual(
                actual: { tableDataSource.tableView(sut.tableView, numberOfRowsInSection: 0) },
                expected: 2
            )
            // end-snippet
        }

    """
}

private let seedReadme = """
  # ExpectToEventuallyEqual

  <!-- toc -->
  ## Contents

    * [Example](#example)
      * [Polling](#polling)
    * [About the Authors](#about-the-authors)<!-- endToc -->

  ## Example

  Let's say we have a table view that reads from a view model:

  <!-- snippet: number-of-rows -->
  <a id='snippet-number-of-rows'></a>
  ```swift
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      results.count
  }
  ```
  <sup><a href='/SampleApp/SampleApp/TableViewController.swift#L2-L6' title='Snippet source file'>snippet source</a> | <a href='#snippet-number-of-rows' title='Start of snippet'>anchor</a></sup>
  <!-- endSnippet -->

  ### Polling

  <!-- snippet: test-example -->
  <a id='snippet-test-example'></a>
  ```swift
  try await expectToEventuallyEqual(
      actual: { tableDataSource.tableView(sut.tableView, numberOfRowsInSection: 0) },
      expected: 2
  )
  ```
  <sup><a href='/SampleApp/SampleAppTests/TableViewControllerTests_XCTest.swift#L2-L7' title='Snippet source file'>snippet source</a> | <a href='#snippet-test-example' title='Start of snippet'>anchor</a></sup>
  <!-- endSnippet -->

  ## About the Authors

  - `\\"` (double quotation mark)

  """

/// The README with `snippet: KEY` and `toc` in place of the blocks.
private let bareMarkers =
  seedReadme
  .replacing(/<!-- snippet: (.*) -->\n(?:.*\n)*?<!-- endSnippet -->/) { "snippet: \($0.1)" }
  .replacing(/<!-- toc -->\n(?:.*\n)*?.*<!-- endToc -->/, with: "toc")
