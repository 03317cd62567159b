#if LITMUS_RUNNER
extension Page {
  /// What searches and filters, which stays at the top of the window.
  static let controlStyle = """
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

    """
}
#endif
