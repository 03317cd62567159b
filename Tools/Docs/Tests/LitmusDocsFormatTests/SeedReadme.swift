/// The README of ExpectToEventuallyEqual as the original tool leaves it, and its sources.
enum SeedReadme {
  static let sources = [
    "SampleApp/SampleApp/TableViewController.swift": controller,
    "SampleApp/SampleAppTests/TableViewControllerTests_XCTest.swift": tests,
  ]

  private static let controller = """
    import UIKit

    final class TableViewController: UITableViewController {
        private var results: [String] = []
        private let viewModel: ViewModel

        init(viewModel: ViewModel) {
            self.viewModel = viewModel
            super.init(style: .plain)
        }

        override func viewDidLoad() {
            super.viewDidLoad()

            // begin-snippet: task
            Task {
                results = await viewModel.load()
                self.tableView.reloadData()
            }
            // end-snippet
        }

        // begin-snippet: number-of-rows
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            results.count
        }
        // end-snippet
    }

    """

  private static let tests =
    String(repeating: "//\n", count: 30) + """
          @MainActor
          func test_numberOfRows() async throws {
              // begin-snippet: test-example
              try await expectToEventuallyEqual(
                  actual: { tableDataSource.tableView(sut.tableView, numberOfRowsInSection: 0) },
                  expected: 2
              )
              // end-snippet
          }

      """

  static let text = """
    # ExpectToEventuallyEqual

    [![Build](https://example.com/badge.svg)](https://example.com/build)

    ExpectToEventuallyEqual is an assertion for asynchronous code that works with both XCTest and Swift Testing.

    <!-- toc -->
    ## Contents

      * [Example](#example)
      * [How To Install](#how-to-install)
        * [Swift Package Manager](#swift-package-manager)
      * [Details](#details)
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
    <sup><a href='/SampleApp/SampleApp/TableViewController.swift#L23-L27' title='Snippet source file'>snippet source</a> | <a href='#snippet-number-of-rows' title='Start of snippet'>anchor</a></sup>
    <!-- endSnippet -->

    The table view controller's `viewDidLoad()` tells the view model to load, then reloads the table data.

    <!-- snippet: task -->
    <a id='snippet-task'></a>
    ```swift
    Task {
        results = await viewModel.load()
        self.tableView.reloadData()
    }
    ```
    <sup><a href='/SampleApp/SampleApp/TableViewController.swift#L15-L20' title='Snippet source file'>snippet source</a> | <a href='#snippet-task' title='Start of snippet'>anchor</a></sup>
    <!-- endSnippet -->

    Another approach is to check for some condition in periodic intervals:

    <!-- snippet: test-example -->
    <a id='snippet-test-example'></a>
    ```swift
    try await expectToEventuallyEqual(
        actual: { tableDataSource.tableView(sut.tableView, numberOfRowsInSection: 0) },
        expected: 2
    )
    ```
    <sup><a href='/SampleApp/SampleAppTests/TableViewControllerTests_XCTest.swift#L33-L38' title='Snippet source file'>snippet source</a> | <a href='#snippet-test-example' title='Start of snippet'>anchor</a></sup>
    <!-- endSnippet -->

    > Example failure says `test_numberOfRows(): failed - Expected 2, but was 1 after 93 tries, timing out after 1.0 seconds`

    ## How To Install

    ### Swift Package Manager

    If you have a Package.swift file, declare the following dependency:

    ```swift
    dependencies: [
        .package(url: "https://github.com/jonreid/ExpectToEventuallyEqual", from: "2.0.0"),
    ],
    ```

    ## Details

    On failure, the assertion reports the expected value and the last actual value.

    - `\\"` (double quotation mark)
    - `\\n` (line feed)

    ## About the Authors

    Jon Reid and Steven Baker created this assertion while teaching an iOS workshop together.

    """
}
