import Testing

@Suite struct `The limits of what reports contain of a test` {
  /// The reports of one run of the noisy tests.
  private struct Reports {
    var terminal: String
    var junit: String
    var json: String
    var html: String
    var problems: String

    init(_ filter: String) async throws {
      let folder = TemporaryDirectory()
      _ = try await CommandLineFixture(
        shell: """
          cd '\(folder.path)'
          "$program" --run-tests --filter 'NoisyTests/\(filter)$' \
          --junit junit --json json --html html > terminal
          if which xmllint > /dev/null; then xmllint --noout junit > problems 2>&1; fi
          touch problems
          """,
        fixture: "noisy")
      terminal = try folder.text(of: "terminal")
      (junit, json) = (try folder.text(of: "junit"), try folder.text(of: "json"))
      (html, problems) = (try folder.text(of: "html"), try folder.text(of: "problems"))
    }

    var all: [(name: String, text: String)] {
      [("terminal", terminal), ("JUnit", junit), ("JSON", json), ("HTML", html)]
    }
  }

  @Test(arguments: ["testPrints", "testPrintsAndCrashes"])
  func `Long output is shortened in the middle, with a note of how much is left out`(test: String)
    async throws
  {
    let reports = try await Reports(test)
    for (name, text) in reports.all {
      #expect(text.contains("the first line"), "\(name)")
      // The end of a crash's output in the terminal is its stack.
      if name != "terminal" || test == "testPrints" {
        #expect(text.contains("the last line"), "\(name)")
      }
      #expect(text.utf8.count < 3_000_000, "\(name)")
    }
    for (name, text) in reports.all where name != "terminal" || test == "testPrints" {
      #expect(text.contains("… 4 MB left out …"), "\(name)")
    }
    #expect(reports.problems == "")
  }

  @Test func `Long text attachments are shortened alike, and others are replaced by their size`()
    async throws
  {
    let reports = try await Reports("testAttaches")
    for (name, text) in reports.all.dropFirst() {
      #expect(text.contains("attached 3"), "\(name)")
      #expect(text.contains("MB left out …"), "\(name)")
      #expect(text.contains("small.txt"), "\(name)")
      #expect(text.utf8.count < 8_000_000, "\(name)")
    }
    #expect(reports.junit.contains("Attachment large.bin:&#10;… 11 MB left out …"))
    #expect(reports.problems == "")
  }

  @Test func `Of many failures, the first hundred are reported, with a note of how many follow`()
    async throws
  {
    let reports = try await Reports("testFails")
    for (name, text) in reports.all {
      #expect(text.contains("failure 100"), "\(name)")
      #expect(!text.contains("failure 101"), "\(name)")
      #expect(text.contains("19,900 more failures are left out"), "\(name)")
    }
    #expect(reports.problems == "")
  }

  @Test func `A long message is shortened in the middle`() async throws {
    let reports = try await Reports("testFailsAtLength")
    for (name, text) in reports.all.dropFirst() {
      #expect(text.contains("begins xxx"), "\(name)")
      #expect(text.utf8.count < 5_000_000, "\(name)")
    }
    #expect(reports.problems == "")
  }

  @Test func `The full texts can be stored in files`() async throws {
    let run = try await CommandLineFixture(
      shell: """
        cd "$LITMUS_FOLDER"
        "$program" --run-tests --keep-output kept \
        --filter 'NoisyTests/test(Prints|PrintsAndCrashes|Attaches)$' > terminal
        grep -o 'in kept/.*' terminal | sort
        cd kept; for file in *; do
          # The backtrace of a crash has any length.
          case $file in *Crashes*) sed '/the last line/q' "$file" > short; mv short "$file";; esac
          echo "$file: $(wc -c < "$file") bytes"
        done | sort
        """,
      fixture: "noisy")
    #expect(
      run.output == """
        in kept/NoisyTests-testPrints.txt …
        NoisyTests-testAttaches-1.txt: 3300000 bytes
        NoisyTests-testAttaches-2.txt: 3300000 bytes
        NoisyTests-testAttaches-3.txt: 3300000 bytes
        NoisyTests-testAttaches-large.bin: 11000000 bytes
        NoisyTests-testPrints.txt: 5000029 bytes
        NoisyTests-testPrintsAndCrashes.txt: 5000029 bytes

        """)
  }
}
