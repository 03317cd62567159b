#if LITMUS_RUNNER
extension Page {
  /// The marks, drawn, because not each system has letters for them, and some would show pictures.
  ///
  /// The letters stay in the text, for those who copy it or have no style.
  static let markStyle = """
    .passed { --icon: url("data:image/svg+xml,\
    %3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath \
    fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' \
    d='M2.5 8.5l4 4 7-9'/%3E%3C/svg%3E"); }
    .failed { --icon: url("data:image/svg+xml,\
    %3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath \
    fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' \
    d='M3.5 3.5l9 9M12.5 3.5l-9 9'/%3E%3C/svg%3E"); }
    .skipped { --icon: url("data:image/svg+xml,\
    %3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath \
    fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' \
    d='M2.5 11.5a5 5 0 0 1 10-1.5M13.5 5.5v5h-5'/%3E%3C/svg%3E"); }
    .failedAsExpected { --icon: url("data:image/svg+xml,\
    %3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath \
    fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' \
    d='M2 6.5c2-2.5 4-2.5 6 0s4 2.5 6 0M2 11c2-2.5 4-2.5 6 0s4 2.5 6 0'/%3E%3C/svg%3E"); }
    .crashed { --icon: url("data:image/svg+xml,\
    %3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath \
    fill-rule='evenodd' \
    d='M8 1a6 6 0 0 0-3.5 10.8V15h2v-2h1v2h1v-2h1v2h2v-3.2A6 6 0 0 0 8 1zM5.6 6a1.5 \
    1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm4.8 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z'/%3E%3C/svg%3E"); }
    .timedOut { --icon: url("data:image/svg+xml,\
    %3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath \
    fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' \
    d='M3.5 2h9L3.5 14h9z'/%3E%3C/svg%3E"); }
    .flaky { --icon: url("data:image/svg+xml,\
    %3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath \
    fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' \
    d='M13 8.5a5 5 0 1 1-1.5-4M13.5 1.5v4h-4'/%3E%3C/svg%3E"); }
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

    """
}
#endif
