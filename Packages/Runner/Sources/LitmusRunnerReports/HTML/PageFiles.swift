// swift-format-ignore-file
#if LITMUS_RUNNER
/// The files of Packages/Runner/Page, from which its script `embed` writes this one.
enum PageFiles {
  /// The page, with placeholders in `{{ }}`.
  static let document = ##"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '{{scriptHash}}'; style-src '{{styleHash}}'; img-src data:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>{{title}}</title>
    <link rel="icon" href="data:,">
    <style>{{style}}</style>
    <script>{{script}}</script>
    </head>
    <body>
    {{header}}{{controls}}<main id="main">
    {{unattributed}}{{timeline}}<section id="tests" aria-labelledby="tests-title"{{rerunParts}}><h2 id="tests-title">Tests</h2>
    {{tests}}<div id="flat" hidden></div>
    <p id="nothing" hidden>No test is like that.</p>
    </section>
    <aside aria-label="About the run">
    {{changes}}{{slowest}}</aside>
    {{coverage}}</main>
    <output id="status" role="status" aria-live="polite"></output>
    <dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2>
    <dl>
    <div><dt><kbd>/</kbd></dt><dd>search</dd></div>
    <div><dt><kbd>Esc</kbd></dt><dd>clear the search</dd></div>
    <div><dt><kbd>j</kbd> <kbd>↓</kbd></dt><dd>next test</dd></div>
    <div><dt><kbd>k</kbd> <kbd>↑</kbd></dt><dd>test before</dd></div>
    <div><dt><kbd>Enter</kbd></dt><dd>open or close the test</dd></div>
    <div><dt><kbd>?</kbd></dt><dd>show these keys</dd></div>
    </dl>
    <button id="keys-close" type="button">Close</button></dialog>
    </body>
    </html>

    """##

  /// The style of the page.
  static let style = ##"""
    /* The colors in light and dark mode; each has a contrast of at least 4.5 to its background. */
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

    /* The marks are drawn, because some systems have no font with these characters, or show emoji for them.
       The characters stay in the text, for copying and for browsers without the style. */
    .passed { --icon: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' d='M2.5 8.5l4 4 7-9'/%3E%3C/svg%3E"); }
    .failed { --icon: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' d='M3.5 3.5l9 9M12.5 3.5l-9 9'/%3E%3C/svg%3E"); }
    .skipped { --icon: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' d='M2.5 11.5a5 5 0 0 1 10-1.5M13.5 5.5v5h-5'/%3E%3C/svg%3E"); }
    .failedAsExpected { --icon: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' d='M2 6.5c2-2.5 4-2.5 6 0s4 2.5 6 0M2 11c2-2.5 4-2.5 6 0s4 2.5 6 0'/%3E%3C/svg%3E"); }
    .crashed { --icon: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill-rule='evenodd' d='M8 1a6 6 0 0 0-3.5 10.8V15h2v-2h1v2h1v-2h1v2h2v-3.2A6 6 0 0 0 8 1zM5.6 6a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm4.8 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z'/%3E%3C/svg%3E"); }
    .timedOut { --icon: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' d='M3.5 2h9L3.5 14h9z'/%3E%3C/svg%3E"); }
    .flaky { --icon: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' d='M13 8.5a5 5 0 1 1-1.5-4M13.5 1.5v4h-4'/%3E%3C/svg%3E"); }
    .mark {
      display: inline-block; width: 1em; height: 1em; line-height: 1; text-align: center;
      vertical-align: -0.125em; flex: none; overflow: hidden;
    }
    .mark:not(.unfinished) {
      color: transparent; background: var(--own); print-color-adjust: exact;
      mask: var(--icon) center / contain no-repeat;
    }
    [aria-pressed="true"] .mark { background: var(--page); }
    @media (forced-colors: active) {
      .mark, rect { forced-color-adjust: none; }
      .mark:not(.unfinished) { background: CanvasText; }
      [aria-pressed="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    }

    /* Elements. */
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
    .time, .hint, .module, .size, .title { color: var(--muted); }
    .hint, .size { font-size: 0.8125rem; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
    button, input, select {
      font: inherit; font-size: 0.8125rem; color: inherit; background: var(--page);
      border: 1px solid var(--line); border-radius: 6px; min-height: 2rem; padding: 0 0.625rem;
    }
    button { cursor: pointer; }
    button:hover, select:hover { background: var(--hover); }
    html:not(.js) #controls, html:not(.js) .copy, .js .foot .command, .js #rerun .command { display: none; }

    /* The header. */
    header { padding: 1.25rem 0 0.75rem; }
    #outcome { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.375rem 1.5rem; }
    #outcome > * { min-width: 0; max-width: 100%; }
    h1 { font-size: 0.9375rem; font-weight: 600; color: var(--muted); overflow-wrap: anywhere; }
    #conclusion { font-size: 1.625rem; line-height: 1.25; letter-spacing: -0.01em; margin: 0.125rem 0 0; }
    #conclusion .mark { font-size: 0.9em; vertical-align: -0.05em; }
    #conclusion .time { font-size: 1rem; letter-spacing: 0; white-space: nowrap; }
    #conclusion strong { font-weight: 650; color: var(--own); overflow-wrap: anywhere; }
    .proportions { display: block; border-radius: 3px; margin: 0.75rem 0 0.5rem; background: var(--hover); }
    #environment { font-size: 0.8125rem; }
    #environment summary { display: flex; gap: 0.25rem; cursor: pointer; list-style: none;
      color: var(--muted); padding: 0.125rem 0; min-height: 1.5rem; }
    #environment summary span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #environment dl { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; padding: 0.5rem 0; }
    #environment div { min-width: 0; max-width: 100%; }
    #environment dt { color: var(--muted); font-size: 0.75rem; }
    .jump { display: none; gap: 1rem; font-size: 0.8125rem; margin-top: 0.75rem; }

    /* The controls, which stay at the top of the window. */
    #controls {
      position: sticky; top: 0; z-index: 2; margin: 0 -1.5rem; padding: 0.625rem 1.5rem;
      background: var(--page); border-block: 1px solid var(--line);
    }
    .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
    #search { flex: 1 1 16rem; min-width: 0; }
    #search::placeholder { color: var(--muted); opacity: 1; }
    .views { display: inline-flex; }
    .views button { border-radius: 6px 0 0 6px; }
    .views button + button { border-radius: 0 6px 6px 0; margin-left: -1px; }
    [aria-pressed="true"] {
      background: var(--text); color: var(--page); border-color: var(--text);
    }
    [aria-pressed="true"]:hover { background: var(--text); }
    .sort { color: var(--muted); font-size: 0.8125rem; white-space: nowrap; }
    .sort select { color: var(--text); }
    #shown {
      margin-left: auto; color: var(--muted); font-size: 0.8125rem; white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    .chips { display: flex; flex-wrap: wrap; gap: 0.375rem; margin-top: 0.5rem; }
    .chip { border-radius: 1rem; min-height: 1.75rem; white-space: nowrap; }
    .chip .number { font-weight: 650; margin-left: 0.125rem; }
    #status {
      position: fixed; left: 50%; bottom: 1.5rem; transform: translateX(-50%); z-index: 3;
      max-width: calc(100vw - 2rem); padding: 0.5rem 1rem; border-radius: 8px;
      background: var(--text); color: var(--page); font-size: 0.8125rem;
    }
    #status:empty { visibility: hidden; }
    #copied { position: fixed; left: 1rem; right: 1rem; bottom: 5rem; z-index: 3; height: 5rem; }
    dialog {
      color: var(--text); background: var(--page); border: 1px solid var(--line);
      border-radius: 12px; padding: 1.25rem 1.5rem; box-shadow: 0 1rem 3rem rgb(0 0 0 / 0.3);
    }
    dialog::backdrop { background: rgb(0 0 0 / 0.4); }
    dialog dl { margin: 0.75rem 0 1rem; }
    dialog dl div { display: flex; gap: 1rem; padding: 0.125rem 0; }
    dialog dt { min-width: 4rem; }

    /* Suites and tests, a line each. */
    main { display: block; padding-top: 0.5rem; }
    section { scroll-margin-top: calc(var(--bar, 0px) + 0.5rem); }
    #tests > h2 { padding-top: 0.5rem; }
    .group > summary {
      display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; cursor: pointer;
      padding: 0.5rem 0.5rem; border-bottom: 1px solid var(--line); list-style: none;
    }
    summary::-webkit-details-marker { display: none; }
    .group > summary::before, #timeline summary::before, #environment summary::before,
    .attempt summary::before {
      content: "▸" / ""; color: var(--muted); width: 1rem; margin-right: -0.5rem;
      text-align: center; align-self: center; font-size: 0.75rem;
    }
    #timeline summary::before, #environment summary::before, .attempt summary::before {
      display: inline-block; margin-right: 0.125rem;
    }
    .group[open] > summary::before, #timeline [open] > summary::before,
    #environment[open] > summary::before,
    .attempt [open] > summary::before { content: "▾" / ""; }
    .group > summary h3 { overflow-wrap: anywhere; }
    .module, .title { font-weight: 400; font-size: 0.8125rem; }
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

    /* The details of a test. */
    .history { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.625rem;
      font-size: 0.8125rem; color: var(--muted); }
    .history svg { flex: none; max-width: 100%; }
    .history path { fill: none; stroke: var(--own); stroke-width: 8; stroke-linecap: round; }
    .failure, .expected {
      border-left: 3px solid var(--failed); background: var(--panel); padding: 0.5rem 0.75rem;
      border-radius: 0 6px 6px 0;
    }
    .expected { border-left-color: var(--failedAsExpected); }
    .place { color: var(--muted); margin-bottom: 0.125rem; }
    .editor { font-size: 0.8125rem; margin-left: 0.5rem; white-space: nowrap; }
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
    .source {
      margin-top: 0.5rem; padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 6px;
      background: var(--page); color: var(--muted);
    }
    .source mark { display: block; margin: 0 -0.75rem; padding: 0 0.75rem; background: var(--removed);
      color: var(--text); }
    .source .number { user-select: none; margin-right: 0.5rem; color: var(--muted); }
    .part { color: var(--muted); font-size: 0.8125rem; font-weight: 600; }
    .part + .output { margin-top: -0.375rem; }
    .output, .attached, .command { background: var(--panel); border-radius: 6px;
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

    /* The run as a whole. */
    #unattributed { margin-bottom: 1.25rem; }
    #unattributed { display: grid; gap: 0.5rem; grid-template-columns: minmax(0, 1fr); }
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

    /* Wide and narrow windows. */
    @media (min-width: 72rem) {
      main { display: grid; grid-template-columns: minmax(0, 1fr) 20rem; gap: 0 2.5rem; }
      #unattributed, #timeline { grid-column: 1 / -1; }
      aside { margin-top: 0.5rem; }
    }
    @media (max-width: 71.99rem) { .jump { display: flex; } }
    @media (max-width: 40rem) {
      /* The first failure is on the first screen: the parts about the whole run follow the tests. */
      body, main { display: flex; flex-direction: column; }
      body { padding-inline: 0.75rem; }
      body > *, main > *, header > * { min-width: 0; }
      header { display: contents; }
      h1 { margin-top: 1rem; }
      .proportions { flex: none; margin: 0.625rem 0; }
      .jump { margin: 0 0 0.625rem; }
      #conclusion { font-size: 1.375rem; }
      #environment { order: 1; margin-top: 1.25rem; }
      #environment dl { gap: 0.375rem 1.25rem; }
      main { padding-top: 0.5rem; }
      #timeline { order: 1; margin: 1.25rem 0 0; }
      aside { order: 2; }
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

    /* Print. */
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
      .js #rerun .command { display: block; }
      main { display: block; }
      pre { max-height: none; overflow: visible; }
      .chunk { content-visibility: visible; }
      details:is(.group, [data-failure])::details-content {
        content-visibility: visible; block-size: auto;
      }
      .group > summary, .test > summary { break-after: avoid; }
      .failure, .expected { break-inside: avoid; border: 1px solid var(--line); border-left: 3pt solid; }
      rect { print-color-adjust: exact; }
    }

    /* Code coverage, below the tests and what is beside them. */
    #coverage { grid-column: 1 / -1; margin-top: 2rem; order: 3; }
    #coverage .file summary { cursor: pointer; padding: 0.125rem 0; }
    #coverage .file .number { display: inline-block; min-width: 4rem; text-align: right; }
    #coverage pre { background: var(--panel); border-radius: 6px; padding: 0.5rem 0; }
    #coverage pre span { display: block; padding: 0 0.75rem; }
    #coverage .covered { background: var(--added); }
    #coverage .uncovered { background: var(--removed); }

    """##

  /// The script of the page.
  static let script = ##"""
    (() => {
    'use strict';

    // The tests of the page, and what is shown of them.
    document.documentElement.classList.add('js');
    const byId = (id) => document.getElementById(id);
    // The state that the address contains: pressed chips, search, view, order, and the linked test.
    const state = { show: new Set(), q: '', view: 'tree', sort: 'severity', link: '' };
    let tests = [];
    let suites = [];
    // Groups of tests that follow one another; a browser lays out only those that are visible.
    let chunks = [];
    let revealed = null;

    const newChunk = (element) => {
      const chunk = { element, tests: [], shown: 0, height: 0 };
      chunks.push(chunk);
      return chunk;
    };

    const readTests = () => {
      // Each outcome has a chip, the worst first.
      const severities = [...document.querySelectorAll('.chip')].map((chip) => chip.dataset.outcome);
      suites = [...document.querySelectorAll('.suite')].map((element) => ({
        element, name: element.dataset.suite, label: element.dataset.label,
        list: element.querySelector('.tests'), tests: [],
      }));
      for (const suite of suites) {
        let chunk = null;
        for (const element of suite.list.getElementsByClassName('test')) {
          const data = element.dataset;
          if (chunk?.element !== element.parentElement) chunk = newChunk(element.parentElement);
          const test = {
            element, suite, chunk,
            outcome: data.outcome, changed: data.changed, name: data.name,
            duration: Number(data.duration), start: Number(data.start),
            severity: severities.indexOf(data.outcome), index: tests.length, text: null, isShown: true,
          };
          suite.tests.push(test);
          chunk.tests.push(test);
          tests.push(test);
        }
      }
    };

    // Returns the text that a search looks through; the first search makes it.
    const textOf = (test) => {
      if (test.text === null) {
        const data = test.element.dataset;
        const parts = [data.module, data.suite + '/' + data.name, data.title ?? ''];
        parts.push(test.element.querySelector('.where').textContent);
        for (const tag of test.element.getElementsByClassName('tag')) {
          parts.push(tag.textContent);
        }
        parts.push(test.element.querySelector('.note')?.textContent ?? '');
        for (const message of test.element.getElementsByClassName('message')) {
          parts.push(message.textContent.slice(0, 1000));
        }
        test.text = parts.join('\n').toLowerCase();
      }
      return test.text;
    };

    // Filters: which tests are shown.
    const count = (number) => number.toLocaleString('en');

    const matches = (test, words) => {
      const { show } = state;
      if (show.size > 0 && !show.has(test.outcome) && !show.has(test.changed)) return false;
      if (words.length === 0) return true;
      const text = textOf(test);
      return words.every((word) => text.includes(word));
    };

    // Returns the approximate height of a test, for a group that the browser has not laid out.
    const heightOf = (test) =>
      test.element.open ? 240 : test.outcome === 'passed' && innerWidth > 640 ? 32 : 54;

    const filter = () => {
      const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const chunk of chunks) chunk.shown = chunk.height = 0;
      for (const suite of suites) {
        let shownOfSuite = 0;
        for (const test of suite.tests) {
          test.isShown = test.element === revealed || matches(test, words);
          if (!test.isShown) continue;
          shownOfSuite += 1;
          test.chunk.shown += 1;
          test.chunk.height += heightOf(test);
        }
        shown += shownOfSuite;
        const isHidden = shownOfSuite === 0 || state.view === 'list';
        if (suite.element.hidden !== isHidden) suite.element.hidden = isHidden;
      }
      for (const { element, tests, shown, height } of chunks) {
        element.hidden = shown === 0;
        // Tests in a hidden group do not change, which is faster in both directions.
        if (shown === 0) continue;
        element.style.containIntrinsicBlockSize = `${height}px`;
        for (const test of tests) {
          if (test.element.hidden === test.isShown) test.element.hidden = !test.isShown;
        }
      }
      const { all } = byId('shown').dataset;
      byId('shown').value = shown === tests.length ? all : `${count(shown)} of ${all}`;
      byId('nothing').hidden = shown > 0;
      for (const chip of document.querySelectorAll('.chip')) {
        chip.setAttribute('aria-pressed', String(state.show.has(chip.dataset.outcome)));
      }
      labelExpand();
    };

    // Views: in which order tests are shown, by suite or in one list.
    const orders = {
      severity: (a, b) => a.severity - b.severity,
      duration: (a, b) => b.duration - a.duration,
      name: (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
      order: (a, b) => a.start - b.start,
    };
    // The values by which these orders sort suites.
    const suiteKeys = {
      severity: (suite) => Math.min(...suite.tests.slice(0, 1).map((test) => test.severity)),
      duration: (suite) => -suite.tests.reduce((sum, test) => sum + test.duration, 0),
      name: (suite) => suite.name,
      order: (suite) => suite.tests.reduce((least, test) => Math.min(least, test.start), Infinity),
    };
    let arranged = 'tree severity';

    const sorted = (list) => {
      const order = orders[state.sort];
      return [...list].sort((a, b) => order(a, b) || a.index - b.index);
    };

    // Adds the names of suites to the tests, for the list.
    const nameSuites = () => {
      for (const test of tests) {
        const [name] = test.element.getElementsByClassName('name');
        if (name.firstChild.className === 'in') continue;
        const suite = document.createElement('bdi');
        suite.className = 'in';
        suite.textContent = test.suite.label + '/';
        name.prepend(suite);
      }
    };

    const fill = (parent, list) => {
      const elements = [];
      for (let start = 0; start < list.length; start += 50) {
        const chunk = newChunk(document.createElement('div'));
        chunk.element.className = 'chunk';
        for (const test of list.slice(start, start + 50)) {
          test.chunk = chunk;
          chunk.tests.push(test);
          chunk.element.append(test.element);
        }
        elements.push(chunk.element);
      }
      parent.replaceChildren(...elements);
    };

    const arrange = () => {
      const isList = state.view === 'list';
      byId('view-tree').setAttribute('aria-pressed', String(!isList));
      byId('view-list').setAttribute('aria-pressed', String(isList));
      byId('sort').value = state.sort;
      document.documentElement.classList.toggle('list', isList);
      if (arranged === `${state.view} ${state.sort}`) return;
      arranged = `${state.view} ${state.sort}`;
      // Outside of the document, moving thousands of elements causes no layout.
      const section = byId('tests');
      const next = section.nextSibling;
      const parent = section.parentNode;
      section.remove();
      chunks = [];
      const flat = section.querySelector('#flat');
      flat.hidden = !isList;
      if (isList) arrangeList(flat);
      else arrangeTree(flat);
      parent.insertBefore(section, next);
    };

    const arrangeList = (flat) => {
      nameSuites();
      fill(flat, sorted(tests));
    };

    const arrangeTree = (flat) => {
      const key = suiteKeys[state.sort];
      const keyed = suites.map((suite, index) => ({ suite, index, key: key(suite) }));
      keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index));
      for (const { suite } of keyed) {
        fill(suite.list, sorted(suite.tests));
        flat.before(suite.element);
      }
    };

    const update = () => {
      arrange();
      filter();
    };

    // Opening tests: all that are shown, or the linked one.

    // Returns a text as one word of a shell.
    const quoted = (text) =>
      /^[\w%+,\-./:=@]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

    // Returns the command that runs a test again; a suite's own hook does not run alone.
    const commandOf = (test) => {
      const { rerun, options } = byId('tests').dataset;
      const { suite, name } = test.dataset;
      const known = suites.find(
        (one) => one.name === suite && one.element.dataset.module === test.dataset.module);
      const isHook = ['class setUp', 'suite set-up', 'class tearDown'].includes(name);
      const words = `${known.label}${isHook ? '' : '/' + name}`;
      return [rerun, '--only', quoted(words), options].filter(Boolean).join(' ');
    };

    // Adds what only a script can do to a test that is opened for the first time.
    const complete = (test) => {
      const foot = test.querySelector(':scope > .body > .foot');
      if (foot.querySelector('.anchor')) return;
      if (byId('tests').dataset.rerun) {
        const button = document.createElement('button');
        button.className = 'copy';
        button.type = 'button';
        button.dataset.copy = commandOf(test);
        button.textContent = 'Copy rerun command';
        foot.append(button);
      }
      const link = document.createElement('a');
      link.className = 'anchor';
      link.href = '#' + test.id;
      link.textContent = 'Link to this test';
      foot.append(link);
    };

    const shownTests = () => tests.filter((test) => test.isShown);
    const isAnyClosed = () => tests.some((test) => test.isShown && !test.element.open);

    const labelExpand = () => {
      byId('expand').textContent = isAnyClosed() || tests.length === 0 ? 'Open all' : 'Close all';
    };

    const expand = () => {
      const open = isAnyClosed();
      for (const test of shownTests()) test.element.open = open;
      if (open) for (const suite of suites) suite.list.closest('details').open = true;
      labelExpand();
    };

    // Opens a test, even one that a filter hides.
    const reveal = (id) => {
      const element = id ? byId(id) : null;
      revealed = element?.classList.contains('test') ? element : null;
      filter();
      if (!revealed) {
        for (const details of element?.querySelectorAll(':scope > details') ?? []) {
          details.open = true;
        }
        element?.scrollIntoView();
        return;
      }
      for (let outer = revealed; outer; outer = outer.parentElement.closest('details')) {
        outer.open = true;
      }
      revealed.scrollIntoView({ block: 'start' });
      revealed.querySelector('summary').focus({ preventScroll: true });
    };

    // The address contains the state, so that a reload keeps it and it can be sent to others. It is after
    // the `#`, the only part that can change where the page is a file; `#id` is only a linked test.
    let writtenFragment = null;

    const fragment = () => {
      const values = new URLSearchParams();
      if (state.show.size > 0) values.set('show', [...state.show].join(','));
      if (state.q) values.set('q', state.q);
      if (state.view !== 'tree') values.set('view', state.view);
      if (state.sort !== 'severity') values.set('sort', state.sort);
      if ([...values].length === 0) return state.link;
      if (state.link) values.set('test', state.link);
      return '?' + values;
    };

    // Writes the state to the address, as a new entry of the history or in place of the current one.
    const writeAddress = (isNewEntry) => {
      const text = fragment();
      if (text === writtenFragment) return;
      writtenFragment = text;
      const address = '#' + text;
      if (isNewEntry) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    };

    const decoded = (text) => {
      try {
        return decodeURIComponent(text);
      } catch {
        return text;
      }
    };

    const readAddress = () => {
      const text = location.hash.slice(1);
      if (text === writtenFragment) return;
      writtenFragment = text;
      const isTest = !text.startsWith('?');
      const values = new URLSearchParams(isTest ? '' : text.slice(1));
      state.show = new Set((values.get('show') ?? '').split(',').filter(Boolean));
      state.q = values.get('q') ?? '';
      state.view = values.get('view') === 'list' ? 'list' : 'tree';
      state.sort = Object.hasOwn(orders, values.get('sort') ?? '') ? values.get('sort') : 'severity';
      state.link = isTest ? decoded(text) : values.get('test') ?? '';
      byId('search').value = state.q;
      revealed = null;
      update();
      if (!state.link) return;
      reveal(state.link);
      // The browser also scrolls to it by itself, and removes the focus.
      setTimeout(() => { if (state.link && writtenFragment === text) reveal(state.link); });
    };

    // Copying commands; where a page may not copy, the command is selected.
    let statusTimer = 0;

    const showStatus = (text) => {
      byId('status').value = text;
      clearTimeout(statusTimer);
      statusTimer = setTimeout(() => { byId('status').value = ''; }, 4000);
    };

    const selectToCopy = (text) => {
      byId('copied')?.remove();
      const area = document.createElement('textarea');
      area.id = 'copied';
      area.readOnly = true;
      area.value = text;
      area.setAttribute('aria-label', 'Command');
      (document.querySelector('dialog[open]') ?? document.body).append(area);
      const before = document.activeElement;
      area.select();
      if (document.execCommand('copy')) {
        area.remove();
        before?.focus({ preventScroll: true });
        showStatus('Copied.');
        return;
      }
      area.addEventListener('blur', () => area.remove());
      showStatus('Press Ctrl+C or ⌘C to copy.');
    };

    const copy = async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        showStatus('Copied.');
      } catch {
        selectToCopy(text);
      }
    };

    // Keys.

    // Returns the visible tests, in their order on the page.
    const visibleTests = () =>
      [...document.querySelectorAll('.test:not([hidden]) > summary')].filter(
        (summary) => !summary.closest('.suite[hidden], .chunk[hidden], .group:not([open])'));

    // Returns how much of the window the controls cover if they stay at its top.
    const barHeight = () => {
      const bar = byId('controls');
      return getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
    };

    const move = (step) => {
      const current = document.activeElement?.closest?.('.test')?.querySelector('summary');
      const list = visibleTests();
      if (list.length === 0) return;
      const position = current ? list.indexOf(current) : -1;
      const next =
        position < 0
          ? (step > 0 ? 0 : list.length - 1)
          : Math.min(Math.max(position + step, 0), list.length - 1);
      list[next].focus({ preventScroll: true });
      const box = list[next].getBoundingClientRect();
      const top = barHeight();
      if (box.top < top || box.bottom > innerHeight) {
        list[next].parentElement.scrollIntoView({ block: box.top < top ? 'start' : 'nearest' });
      }
    };

    const keys = {
      '/': () => byId('search').select(),
      '?': () => byId('keys').showModal(),
      j: () => move(1),
      k: () => move(-1),
    };

    const onKey = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || byId('keys').open) return;
      const { target, key } = event;
      if (target.id === 'search') {
        if (key !== 'Escape') return;
        if (state.q) search('');
        else target.blur();
        event.preventDefault();
        return;
      }
      if (target.closest?.('input, select, textarea')) return;
      const isTest = target.matches?.('.test > summary');
      const action =
        isTest && key === 'ArrowDown' ? keys.j : isTest && key === 'ArrowUp' ? keys.k : keys[key];
      if (!action) return;
      event.preventDefault();
      action();
    };

    // Events; one listener serves all tests.
    const search = (text) => {
      byId('search').value = text;
      state.q = text.trim();
      applyChange(false);
    };

    // Applies a change of the state, after which the address no longer links to a test.
    const applyChange = (isNewEntry) => {
      state.link = '';
      revealed = null;
      writeAddress(isNewEntry);
      update();
    };

    const press = (chip) => {
      const { outcome } = chip.dataset;
      if (!state.show.delete(outcome)) state.show.add(outcome);
      applyChange(true);
    };

    const onClick = (event) => {
      const button = event.target.closest('button');
      if (button?.matches('.copy')) copy(button.dataset.copy);
      if (button?.matches('.chip')) press(button);
      const link = event.target.closest('a[href^="#"]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      state.link = decoded(link.getAttribute('href').slice(1));
      writeAddress(true);
      reveal(state.link);
    };

    const measureBar = () => {
      document.documentElement.style.setProperty('--bar', `${barHeight()}px`);
    };

    let openedForPrint = [];

    const openForPrint = () => {
      openedForPrint = [...document.querySelectorAll('details:not([open])')].filter(
        (element) =>
          !element.matches('.test') || 'failure' in element.dataset);
      for (const element of openedForPrint) element.open = true;
    };

    const closeAfterPrint = () => {
      for (const element of openedForPrint) element.open = false;
    };

    const start = () => {
      readTests();
      const choose = (key, value) => { state[key] = value; applyChange(true); };
      byId('search').addEventListener('input', (event) => {
        state.q = event.target.value.trim();
        applyChange(false);
      });
      byId('sort').addEventListener('change', (event) => choose('sort', event.target.value));
      byId('view-tree').addEventListener('click', () => choose('view', 'tree'));
      byId('view-list').addEventListener('click', () => choose('view', 'list'));
      byId('expand').addEventListener('click', expand);
      byId('help').addEventListener('click', keys['?']);
      byId('keys-close').addEventListener('click', () => byId('keys').close());
      document.addEventListener('click', onClick);
      document.addEventListener('keydown', onKey);
      document.addEventListener('toggle', (event) => {
        if (!event.target.matches?.('.test')) return;
        if (event.target.open) complete(event.target);
        labelExpandSoon();
      }, true);
      addEventListener('popstate', readAddress);
      addEventListener('hashchange', readAddress);
      addEventListener('resize', measureBar);
      addEventListener('beforeprint', openForPrint);
      addEventListener('afterprint', closeAfterPrint);
      for (const test of document.querySelectorAll('.test[open]')) complete(test);
      measureBar();
      readAddress();
    };

    let isLabelDue = false;

    // Opening all tests toggles each of them; the label is updated once.
    const labelExpandSoon = () => {
      if (isLabelDue) return;
      isLabelDue = true;
      requestAnimationFrame(() => {
        isLabelDue = false;
        labelExpand();
      });
    };

    document.addEventListener('DOMContentLoaded', start);
    })();

    """##

  /// The hash of the style, for the content security policy.
  static let styleHash = "sha256-3sQqcbp5mqzbB0zWhWNtm6nlllPWhPf+wjF/1a4To8w="

  /// The hash of the script, for the content security policy.
  static let scriptHash = "sha256-KBaJ3GMXp/ReDGvxZNnrqE8qb4UVXEF2XDCJmvXEve8="
}
#endif
