#if LITMUS_RUNNER
extension Page {
  /// Suites and tests, a line each.
  static let listStyle = """
    main { display: block; padding-top: 1rem; }
    section { scroll-margin-top: calc(var(--bar, 0px) + 0.5rem); }
    #tests > h2 { padding-top: 0.5rem; }
    .group > summary {
      display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; cursor: pointer;
      padding: 0.5rem 0.5rem; border-bottom: 1px solid var(--line); list-style: none;
    }
    summary::-webkit-details-marker { display: none; }
    .group > summary::before, #timeline summary::before, .attempt summary::before {
      content: "▸" / ""; color: var(--muted); width: 1rem; margin-right: -0.5rem;
      text-align: center; align-self: center; font-size: 0.75rem;
    }
    #timeline summary::before, .attempt summary::before {
      display: inline-block; margin-right: 0.125rem;
    }
    .group[open] > summary::before, #timeline [open] > summary::before,
    .attempt [open] > summary::before { content: "▾" / ""; }
    .group > summary h3 { overflow-wrap: anywhere; }
    .module { font-weight: 400; font-size: 0.8125rem; }
    .counts { display: flex; flex-wrap: wrap; gap: 0 0.75rem; font-size: 0.8125rem;
      color: var(--muted); font-variant-numeric: tabular-nums; }
    .group > summary .time { margin-left: auto; font-size: 0.8125rem; }
    .tests { padding: 0.125rem 0 1rem; }
    .chunk { content-visibility: auto; contain-intrinsic-size: auto 100rem; }
    .test {
      border-radius: 6px;
      scroll-margin-top: calc(var(--bar, 0px) + 0.5rem);
    }
    .test > summary {
      display: grid; grid-template-columns: 1.25rem minmax(0, 1fr) auto auto 4.75rem;
      gap: 0 0.625rem; align-items: baseline; padding: 0.25rem 0.5rem; cursor: pointer;
      border-radius: 6px; list-style: none;
    }
    .test > summary:hover, .group > summary:hover { background: var(--hover); }
    .test > summary:focus-visible, .group > summary:focus-visible { outline-offset: -2px; }
    .test > summary .mark { align-self: start; margin: 0.3em 0 0 0.1em; }
    .test > summary .name { grid-column: 2; overflow-wrap: anywhere; }
    .test > summary .change { grid-column: 3; }
    .test > summary .word { grid-column: 4; }
    .test > summary .time { grid-column: 5; text-align: right; }
    .test > summary .note { grid-column: 2 / -1; }
    .word, .change, .test > summary .time { font-size: 0.8125rem; white-space: nowrap; }
    .change { font-weight: 600; }
    .change.newTest { font-weight: 400; }
    .note {
      color: var(--muted); font-size: 0.8125rem; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap;
    }
    .test[open] > summary .note { display: none; }
    .test[data-outcome="skipped"][open] > summary .note { display: block; white-space: normal; }
    .test[open] > summary .name, .test:target > summary .name { font-weight: 600; }
    .in { color: var(--muted); font-weight: 400; }
    .tag {
      font-size: 0.75rem; font-weight: 400; color: var(--muted); border: 1px solid var(--line);
      border-radius: 4px; padding: 0 0.3125rem; white-space: nowrap;
    }
    .body { padding: 0.25rem 0.5rem 0.75rem 2.375rem; display: grid; gap: 0.625rem;
      grid-template-columns: minmax(0, 1fr); }
    .test:target { box-shadow: inset 3px 0 0 var(--focus); }
    .test:target::details-content { content-visibility: visible; block-size: auto; }
    #nothing { padding: 2rem; text-align: center; color: var(--muted); }

    """
}
#endif
