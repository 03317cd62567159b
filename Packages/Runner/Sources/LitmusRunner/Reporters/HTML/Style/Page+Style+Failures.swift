#if LITMUS_RUNNER
extension Page {
  /// What a test opens to.
  static let failureStyle = """
    .failure, .expected {
      border-left: 3px solid var(--failed); background: var(--panel); padding: 0.5rem 0.75rem;
      border-radius: 0 6px 6px 0;
    }
    .expected { border-left-color: var(--failedAsExpected); }
    .place { color: var(--muted); margin-bottom: 0.125rem; }
    .label {
      font-size: 0.75rem; border: 1px solid var(--line); border-radius: 4px;
      padding: 0 0.3125rem; overflow-wrap: anywhere;
    }
    .difference { margin-top: 0.5rem; border: 1px solid var(--line); border-radius: 6px;
      background: var(--page); padding: 0.25rem 0; text-indent: 0; }
    .difference { padding-inline: 0.75rem; }
    .difference del, .difference ins {
      display: block; text-decoration: none; margin: 0 -0.75rem; padding: 0 0.75rem;
    }
    .difference del { background: var(--removed); color: var(--removed-text); }
    .difference ins { background: var(--added); color: var(--added-text); }
    .part { color: var(--muted); font-size: 0.8125rem; font-weight: 600; }
    .part + .output { margin-top: -0.375rem; }
    .output, .attachment pre, .command { background: var(--panel); border-radius: 6px;
      padding: 0.5rem 0.75rem; }
    .attempt { border-top: 1px solid var(--line); padding-top: 0.375rem; }
    .attempt > details > :not(summary) { margin-top: 0.625rem; }
    .attempt > details > .part + .output { margin-top: 0.25rem; }
    .attempt summary {
      cursor: pointer; color: var(--muted); list-style: none; min-height: 1.625rem;
    }
    figcaption { font-size: 0.8125rem; margin-bottom: 0.25rem; overflow-wrap: anywhere; }
    .attachment img {
      display: block; max-width: 100%; max-height: 30rem; border: 1px solid var(--line);
      border-radius: 6px; background: #ffffff;
    }
    .download, .anchor { display: inline-block; padding-block: 0.25rem; }
    .foot { display: flex; flex-wrap: wrap; align-items: center; gap: 0.375rem 1rem;
      font-size: 0.8125rem; color: var(--muted); }
    .foot .command { flex-basis: 100%; color: var(--text); }
    .copy { min-height: 1.75rem; }

    """
}
#endif
