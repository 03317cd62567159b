@testable import LitmusDocs

extension DocumentCase {
  private static let page = [
    "https://h/a.cs?x=1": "#region K\n  x\n#endregion\n", "https://h/b.txt": "\nb\n",
  ]

  private static let block = """
    <!-- web-snippet: https://h/a.cs?x=1#K -->
    <a id='snippet-https://h/a.cs?x=1%23K'></a>
    ```cs
    x
    ```
    <sup><a href='https://h/a.cs?x=1#K' title='Snippet source file'>anchor</a></sup>
    <!-- endSnippet -->

    """

  private static let kept =
    "<!-- web-snippet: https://h/z#K -->\nanything\n  at all\n<!-- endSnippet -->\n"

  static let web: [DocumentCase] = [
    DocumentCase(
      "a marker", mode: .mdsnippets, web: page, "web-snippet: https://h/a.cs?x=1#K", gives: block),
    DocumentCase(
      "a block", web: page,
      " <!-- Web-Snippet: https://h/a.cs?x=1#K -->\nold\n <!-- endSnippet -->",
      gives: block.indented(" ")),
    DocumentCase(
      "a page that shows it", web: page, "web-snippet: https://h/a.cs?x=1#K https://v/a.cs",
      gives: """
        <!-- web-snippet: https://h/a.cs?x=1#K https://v/a.cs -->
        <a id='snippet-https://h/a.cs?x=1%23K'></a>
        ```cs
        x
        ```
        <sup><a href='https://v/a.cs#L1-L3' title='Snippet source file'>anchor</a></sup>
        <!-- endSnippet -->

        """),
    DocumentCase(
      "a whole file", mode: .mdsnippets, web: page, "snippet: https://h/b.txt",
      gives: shownSnippet("https://h/b.txt", "b", in: "txt")),
    DocumentCase(
      "an include", mode: .mdsnippets, web: page, "include: https://h/b.txt",
      gives: """
        <!-- include: https://h/b.txt -->
        b<!-- endInclude -->

        """),
    DocumentCase("a block is kept", "a\n\(kept)b\n", gives: "a\n\(kept)b\n"),
    DocumentCase(
      "a whole file is kept",
      "<!-- snippet: http://h/z -->\nanything\n<!-- endSnippet -->\ntoc\n",
      gives:
        "<!-- snippet: http://h/z -->\nanything\n<!-- endSnippet -->\n<!-- toc -->\n<!-- endToc -->\n"
    ),
    DocumentCase(
      "includes are kept",
      "a <!-- include: http://h/z -->\nx\nb <!-- endInclude -->\nc <!-- singleLineInclude: http://y -->\n",
      gives:
        "a <!-- include: http://h/z -->\nx\nb <!-- endInclude -->\nc <!-- singleLineInclude: http://y -->\n"
    ),
    DocumentCase(
      "the target's block is kept", mode: .mdsnippets, convention: .sourceTransform,
      "a\nweb-snippet: https://h/z#K\nb", existing: "x\n\(kept)\n", gives: "a\n\(kept)b\n"),
    DocumentCase(
      "the target's include is kept", mode: .mdsnippets, convention: .sourceTransform,
      "include: http://h/z\nb",
      existing: "x\na <!-- include: http://h/z -->\r\n1 <!-- endInclude -->\r\n",
      gives: "a <!-- include: http://h/z -->\n1 <!-- endInclude -->\nb\n"),
    DocumentCase(
      "nothing to keep", "web-snippet: https://h/z#K\nsnippet: http://h/y\ninclude: http://h/x",
      findings: [
        "README.md:1: '<!-- web-snippet: https://h/z#K -->' has not been fetched: "
          + "run 'litmus-docs update --fetch'",
        "README.md:2: '<!-- snippet: http://h/y -->' has not been fetched: "
          + "run 'litmus-docs update --fetch'",
        "README.md:3: 'include: http://h/x' has not been fetched: "
          + "run 'litmus-docs update --fetch'",
      ]),
    DocumentCase(
      "an address that cannot be read", web: ["http://h/z": "!status 404"], "snippet: http://h/z",
      findings: ["README.md:1: 'http://h/z' cannot be read: status 404"]),
    DocumentCase(
      "an address that cannot be read is a warning", mode: .mdsnippets,
      web: ["http://h/z": "!status 404"],
      "snippet: http://h/z\nweb-snippet: http://h/z#K v\ninclude: http://h/z\nend\n",
      gives: """
        <!-- snippet: http://h/z -->
        ```
        ** Could not find snippet 'http://h/z' **
        ```
        <!-- endSnippet -->
        <!-- web-snippet: http://h/z#K v -->
        ```
        ** Could not fetch or parse web-snippet 'http://h/z#K' **
        ```
        <!-- endSnippet -->
        ** Could not find include 'http://h/z' ** <!-- singleLineInclude: http://h/z -->
        end

        """,
      findings: (1...3).map { "README.md:\($0): warning: 'http://h/z' cannot be read: status 404" }
    ) { $0.treatMissingAsWarning = true },
    DocumentCase(
      "a key that is not there is a warning", mode: .mdsnippets, web: page,
      "web-snippet: https://h/b.txt#K\nend",
      gives: """
        <!-- web-snippet: https://h/b.txt#K -->
        ```
        ** Could not find snippet 'K' in 'https://h/b.txt' **
        ```
        <!-- endSnippet -->
        end

        """,
      findings: ["README.md:1: warning: there is no snippet 'K' in https://h/b.txt"]
    ) { $0.treatMissingAsWarning = true },
    DocumentCase(
      "without a key, it is text", mode: .mdsnippets, web: page,
      "web-snippet: https://h/b.txt\nweb-snippet:\nweb-snippet: https://h/b.txt#\n"
        + "<!-- web-snippet: https://h/b.txt -->\n<!-- endSnippet -->\n",
      gives: "web-snippet: https://h/b.txt\nweb-snippet:\nweb-snippet: https://h/b.txt#\n"
        + "<!-- web-snippet: https://h/b.txt -->\n<!-- endSnippet -->\n"),
    DocumentCase(
      "a third word is dropped", mode: .mdsnippets, web: page,
      "web-snippet: https://h/a.cs?x=1#K https://v/a.cs and more",
      gives: """
        <!-- web-snippet: https://h/a.cs?x=1#K https://v/a.cs -->
        <a id='snippet-https://h/a.cs?x=1%23K'></a>
        ```cs
        x
        ```
        <sup><a href='https://v/a.cs#L1-L3' title='Snippet source file'>anchor</a></sup>
        <!-- endSnippet -->

        """),
    DocumentCase(
      "without links to sources", mode: .mdsnippets, web: page,
      "web-snippet: https://h/a.cs?x=1#K",
      gives: block.replacing(
        "<a href='https://h/a.cs?x=1#K' title='Snippet source file'>",
        with: "<a href='#snippet-https://h/a.cs?x=1%23K' title='Start of snippet'>")
    ) { $0.linkFormat = .none },
    DocumentCase(
      "a key that is not there", web: page, "web-snippet: https://h/b.txt#K",
      findings: ["README.md:1: there is no snippet 'K' in https://h/b.txt"]),
    DocumentCase(
      "no key", "web-snippet: https://h/b.txt",
      findings: [
        "README.md:1: 'web-snippet: https://h/b.txt' is not complete: "
          + "write 'web-snippet: URL#KEY'"
      ]),
  ]
}
