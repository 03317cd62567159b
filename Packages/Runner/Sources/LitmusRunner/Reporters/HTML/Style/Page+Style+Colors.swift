#if LITMUS_RUNNER
extension Page {
  /// The colours, in light and dark, each with a contrast of at least 4.5 to what it stands on.
  static let colorStyle = """
    :root {
      color-scheme: light dark;
      --page: #ffffff; --panel: #f6f7f9; --hover: #eef1f4; --line: #dfe3e8;
      --text: #1a1f26; --muted: #57606b; --link: #0b57c2; --focus: #0b57c2;
      --failed: #b3261e; --crashed: #9a1c6b; --timedOut: #8f4a00; --flaky: #735a00;
      --failedAsExpected: #5a45b0; --skipped: #57606b; --passed: #1a7338;
      --removed: #fdebe9; --removed-text: #8c1d17; --added: #e6f5ea; --added-text: #14592b;
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", "Segoe UI Mono", Menlo, Consolas,
        "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #0f1318; --panel: #171c23; --hover: #1f262f; --line: #2c343f;
        --text: #e6eaef; --muted: #9ca7b4; --link: #7ab4ff; --focus: #7ab4ff;
        --failed: #ff8a80; --crashed: #f79bd3; --timedOut: #ffb36b; --flaky: #e5c158;
        --failedAsExpected: #b9acff; --skipped: #a2adb9; --passed: #6bd58a;
        --removed: #3a1d1d; --removed-text: #ffb4ad; --added: #15301f; --added-text: #9be3b1;
      }
    }
    .failed, .newFailure, .stillFailing { --own: var(--failed); }
    .crashed { --own: var(--crashed); }
    .timedOut { --own: var(--timedOut); }
    .flaky { --own: var(--flaky); }
    .failedAsExpected { --own: var(--failedAsExpected); }
    .skipped, .newTest, .unfinished { --own: var(--skipped); }
    .passed, .fixed { --own: var(--passed); }
    .word, .change { color: var(--own); }
    rect { fill: var(--own); }

    """
}
#endif
