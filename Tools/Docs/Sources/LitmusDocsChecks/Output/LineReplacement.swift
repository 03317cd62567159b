/// Something in a line that differs from run to run, and what is written for it.
struct LineReplacement {
  private let replace: (String) -> String

  func applied(to line: String) -> String { replace(line) }

  /// Dates, times, durations, addresses and versions.
  static var all: [LineReplacement] {
    versions + dates + durations + [
      LineReplacement { $0.replacing(/0x[0-9a-fA-F]{6,}/) { _ in "0x…" } }
    ]
  }

  private static var versions: [LineReplacement] {
    [
      LineReplacement {
        $0.replacing(/(Testing Library Version: |Target Platform: ).+/) { "\($0.1)…" }
      },
      LineReplacement {
        $0.replacing(/(Swift version )\d[^\s\)]*(?: \([^\)]*\))?/) { "\($0.1)…" }
      },
    ]
  }

  private static var dates: [LineReplacement] {
    [
      LineReplacement {
        $0.replacing(
          /\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?: ?(?:Z\b|[+\-]\d\d:?\d\d))?)?/
        ) { _ in "…" }
      },
      LineReplacement { $0.replacing(/\b\d\d:\d\d:\d\d(?:[.,]\d+)?/) { _ in "…" } },
    ]
  }

  /// A whole number of seconds stays: it is mostly a limit that somebody set.
  private static var durations: [LineReplacement] {
    [
      LineReplacement {
        $0.replacing(/\b\d+\.\d+ \(\d+\.\d+\) seconds/) { _ in "… (…) seconds" }
      },
      LineReplacement {
        $0.replacing(/\b\d+\.\d+( ?(?:seconds?|secs?|s)\b)/) { "…\($0.1)" }
      },
      LineReplacement {
        $0.replacing(
          /\b\d+(?:\.\d+)?( ?(?:milliseconds?|microseconds?|nanoseconds?|ms|µs|μs|us|ns)\b)/
        ) { "…\($0.1)" }
      },
      LineReplacement { $0.replacing(/\b(in )\d+(s\b)/) { "\($0.1)…\($0.2)" } },
      LineReplacement { $0.replacing(/(\()\d+( ?s\))/) { "\($0.1)…\($0.2)" } },
    ]
  }
}
