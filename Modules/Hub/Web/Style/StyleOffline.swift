extension StyleSheet {
  /// Notices about the connection, and the page without one.
  static let offline = """
    .notices { inline-size: 100%; max-inline-size: 64rem; margin-inline: auto;
      padding: var(--s4) var(--s5) 0; display: grid; gap: var(--s3); font-size: var(--t-1);
      text-align: start; }
    html[data-kept] .notices { display: grid !important; min-block-size: 3.75rem; }
    .notices > * { background: var(--surface); border: 1px solid var(--line);
      border-inline-start: .25rem solid var(--accent); border-radius: .5rem;
      padding: var(--s3) var(--s4); max-inline-size: none; min-inline-size: 0; }
    .notices p { max-inline-size: none; }
    .notices .rows { border: 0; }
    .notices > details { padding-block: 0; }
    .notices details > :last-child:not(summary) { margin-block: var(--s3); }
    .notices li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4);
      justify-content: space-between; }
    .notices .kept { font-size: var(--t0); flex: 1 0 100%; max-block-size: 12rem; overflow: auto; }
    .notices section { display: grid; gap: var(--s2); }
    .notices section li { padding-block: 0; }
    .form-kept { color: var(--secondary); font-size: var(--t-1); }
    form[data-waits] button { border-style: dashed; border-color: var(--accent); }
    .offline section { margin-block-start: var(--s5); }
    .offline .row { justify-content: center; }
    .offline h2 { font-size: var(--t0); color: var(--secondary); }
    """
}
