#if LITMUS_RUNNER
extension Page {
  /// What is said of the run as a whole.
  static let insightStyle = """
    #unattributed, #rerun, #timeline { margin-bottom: 1.25rem; }
    #unattributed { display: grid; gap: 0.5rem; grid-template-columns: minmax(0, 1fr); }
    #rerun { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.375rem 0.5rem;
      align-items: start; }
    #rerun h2 { grid-column: 1 / -1; }
    #rerun .command { max-height: 7rem; }
    #rerun .copy { min-height: 2.1875rem; }
    #timeline summary { cursor: pointer; padding: 0.25rem 0; list-style: none; }
    #timeline h2 { display: inline; }
    #timeline svg { display: block; overflow: visible; margin-top: 0.25rem; }
    #timeline text { fill: var(--muted); font-size: 0.6875rem; font-variant-numeric: tabular-nums; }
    #timeline a:hover rect { opacity: 0.7; }
    #timeline .lane { fill: var(--hover); }
    aside { display: grid; gap: 1.5rem; align-content: start; margin-top: 2rem;
      grid-template-columns: minmax(0, 1fr); }
    aside h3 { font-size: 0.8125rem; margin: 0.75rem 0 0.25rem; }
    aside h3 .number { color: var(--muted); font-weight: 400; }
    aside ul, aside ol { list-style: none; font-size: 0.8125rem; }
    aside li { padding: 0.0625rem 0; overflow-wrap: anywhere; }
    aside li a { display: inline-block; padding: 0.1875rem 0; min-height: 1.5rem; }
    aside li a { color: var(--text); }
    #changes li { display: flex; gap: 0.375rem; align-items: baseline; }
    #changes .mark { flex: none; }
    #slowest ol { margin-top: 0.375rem; }
    #slowest li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 0.75rem; }
    .meter { grid-column: 1 / -1; display: block; border-radius: 2px; background: var(--hover);
      margin-top: 0.125rem; }

    """

  /// Wide and narrow windows.
  static let widthStyle = """
    @media (min-width: 72rem) {
      main { display: grid; grid-template-columns: minmax(0, 1fr) 20rem; gap: 0 2.5rem; }
      #unattributed, #rerun, #timeline { grid-column: 1 / -1; }
      aside { margin-top: 0.5rem; }
    }
    @media (max-width: 71.99rem) { .jump { display: flex; } }
    @media (max-width: 40rem) {
      body { padding-inline: 0.75rem; }
      header { padding-top: 1.25rem; }
      #verdict { font-size: 1.375rem; }
      #environment { gap: 0.375rem 1.25rem; }
      #controls { position: static; margin-inline: -0.75rem; padding-inline: 0.75rem; }
      #search { flex-basis: 100%; }
      #search, select { font-size: 1rem; }
      .sort span { position: absolute; clip-path: inset(50%); }
      .sort { flex: 1 1 8rem; }
      .sort select { width: 100%; }
      #shown { flex-basis: 100%; margin: 0.25rem 0 0; }
      .chips { flex-wrap: nowrap; overflow-x: auto; margin-inline: -0.75rem;
        padding: 0.125rem 0.75rem; scrollbar-width: none; }
      #help { display: none; }
      .group > summary { display: grid; grid-template-columns: 1rem minmax(0, 1fr) auto; }
      .group > summary::before { grid-row: 1; margin: 0; }
      .group > summary .time { grid-row: 1; grid-column: 3; }
      .counts { grid-column: 2 / -1; }
      .test > summary { grid-template-columns: 1.25rem auto minmax(0, 1fr) auto; gap: 0 0.5rem; }
      .test > summary .name { grid-column: 2 / -1; }
      .test > summary .word { grid-column: 2; grid-row: 2; }
      .test > summary .change { grid-column: 3; grid-row: 2; }
      .test > summary .time { grid-column: 4; grid-row: 2; }
      .body { padding-left: 0.5rem; }
    }

    """

  /// On paper.
  static let printStyle = """
    @media print {
      :root {
        color-scheme: light; --page: #ffffff; --panel: #ffffff; --hover: #ffffff; --line: #bbbbbb;
        --text: #000000; --muted: #444444; --link: #000000;
        --failed: #9c1c16; --crashed: #85155c; --timedOut: #7a3f00; --flaky: #5f4a00;
        --failedAsExpected: #4b389c; --skipped: #444444; --passed: #14592b;
        --removed: #ffffff; --removed-text: #8c1d17; --added: #ffffff; --added-text: #14592b;
      }
      body { max-width: none; padding: 0; font-size: 9pt; }
      #controls, #status, .jump, .copy, .anchor, .download, dialog { display: none !important; }
      main { display: block; }
      pre { max-height: none; overflow: visible; }
      .chunk { content-visibility: visible; }
      details:is(.group, [data-outcome="crashed"], [data-outcome="timedOut"],
        [data-outcome="failed"])::details-content {
        content-visibility: visible; block-size: auto;
      }
      .group > summary, .test > summary { break-after: avoid; }
      .failure, .expected { break-inside: avoid; border: 1px solid var(--line); border-left: 3pt solid; }
      rect { print-color-adjust: exact; }
    }

    """
}
#endif
