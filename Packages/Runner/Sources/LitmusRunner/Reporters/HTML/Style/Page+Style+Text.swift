#if LITMUS_RUNNER
extension Page {
  /// What is the same everywhere.
  static let textStyle = """
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { background: var(--page); color: var(--text); text-size-adjust: 100%; }
    body {
      margin: 0 auto; padding: 0 1.5rem 4rem; max-width: 88rem;
      font: 0.9375rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Ubuntu, sans-serif;
    }
    h1, h2, h3, p, dl, dd, ul, ol, figure { margin: 0; padding: 0; }
    h2 { font-size: 1rem; font-weight: 650; }
    h3 { font-size: 0.9375rem; font-weight: 650; }
    a { color: var(--link); text-decoration: none; overflow-wrap: anywhere; }
    a:hover { text-decoration: underline; }
    code, pre, kbd { font-family: var(--mono); font-size: 0.8125rem; }
    code { overflow-wrap: anywhere; }
    pre {
      margin: 0; line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere;
      max-height: 32rem; overflow: auto; tab-size: 4;
    }
    kbd {
      padding: 0 0.375rem; border: 1px solid var(--line); border-radius: 4px;
      background: var(--panel);
    }
    .time, .number { font-variant-numeric: tabular-nums; }
    .time, .hint, .module, .size { color: var(--muted); }
    .hint, .size { font-size: 0.8125rem; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
    button, input, select {
      font: inherit; font-size: 0.8125rem; color: inherit; background: var(--page);
      border: 1px solid var(--line); border-radius: 6px; min-height: 2rem; padding: 0 0.625rem;
    }
    button { cursor: pointer; }
    button:hover, select:hover { background: var(--hover); }
    html:not(.js) #controls, html:not(.js) .copy, .js .foot .command { display: none; }

    """

  /// What stands at the top.
  static let headerStyle = """
    header { padding: 2rem 0 1rem; }
    h1 { font-size: 0.9375rem; font-weight: 600; color: var(--muted); overflow-wrap: anywhere; }
    #verdict { font-size: 1.625rem; line-height: 1.25; letter-spacing: -0.01em; margin: 0.125rem 0 0; }
    #verdict .mark { font-size: 0.9em; vertical-align: -0.05em; }
    #verdict .time { font-size: 1rem; letter-spacing: 0; white-space: nowrap; }
    #verdict strong { font-weight: 650; color: var(--own); overflow-wrap: anywhere; }
    .proportions { display: block; border-radius: 3px; margin: 1rem 0; background: var(--hover); }
    #environment { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; font-size: 0.8125rem; }
    #environment div { min-width: 0; max-width: 100%; }
    #environment dt { color: var(--muted); font-size: 0.75rem; }
    .jump { display: none; gap: 1rem; font-size: 0.8125rem; margin-top: 0.75rem; }

    """
}
#endif
