extension StyleSheet {
  /// Today, a day, settings and history.
  static let today = """
    .today header { margin-block-end: var(--s6); }
    .today h1 { font-size: clamp(2rem, 1.5rem + 2.6vw, 3.5rem); letter-spacing: -.025em; }
    .pause { background: var(--surface); border-inline-start: .25rem solid var(--accent);
      padding: var(--s3) var(--s4); border-radius: .5rem; margin-block-start: var(--s4); }
    .cards { columns: 21rem 2; column-gap: var(--s5); }
    .cards > * { break-inside: avoid; margin-block-end: var(--s5); }
    .cards h2 { display: flex; align-items: center; gap: .5em; font-size: var(--t-1);
      color: var(--accent); letter-spacing: 0; }
    .cards h2 a { color: inherit; text-decoration: none; }
    .cards h2 svg { inline-size: 1.4em; block-size: 1.4em; }
    .today .card { position: relative; display: flow-root; background: var(--background);
      border-color: var(--line); transition: box-shadow var(--quick), translate var(--quick); }
    .today .card h2 { margin-block-end: var(--s3); }
    .today .card h2 a::after { content: ""; position: absolute; inset: 0;
      border-radius: var(--radius); }
    .today .card:has(a:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
    .today .card a:focus-visible { outline: none; }
    .today .card p { white-space: pre-line; color: var(--secondary); }
    .today .card .lead { font-size: var(--t1); line-height: 1.4; color: var(--text);
      margin-block-end: var(--s2); }
    .today .card > :last-child { margin-block-end: 0; }
    .today .card .begin { color: var(--accent); font-weight: 600; margin-block-start: var(--s2); }
    .kept { white-space: pre-line; overflow-wrap: anywhere; }
    .rows { list-style: none; padding: 0; }
    .rows.card { padding: var(--s2) var(--s5); }
    .rows > li { padding-block: var(--s3); border-block-end: 1px solid var(--line); }
    .rows > .row { justify-content: space-between; align-items: center; }
    .rows time { color: var(--secondary); font-variant-numeric: tabular-nums;
      min-inline-size: 3.25em; }
    .rows strong { flex: 1; overflow-wrap: break-word; }
    .history .rows > li { padding-block: var(--s2); }
    .history h2 a { display: inline-block; padding-block: var(--s1); color: inherit; }
    .rows > li:last-child { border: 0; }
    main.entry { display: grid; align-content: center; max-inline-size: 28rem; }
    main.entry h1 { font-size: var(--t2); }
    .settings, .history { max-inline-size: 44rem; }
    .settings h2 { margin-block-end: var(--s3); }
    .settings .stack h2 { margin: 0; }
    .fields { display: grid; gap: var(--s4); }
    .settings .row { align-items: end; }
    .settings fieldset .row { gap: 0 var(--s5); }
    .day nav > a { flex: 1 1 8rem; padding-inline: var(--s2); font-size: var(--t-1); }
    .day nav > form { flex: 1 1 14rem; flex-wrap: nowrap; }
    .day nav input { inline-size: 100%; }
    .day nav label { flex: 1; }
    time > span { display: inline-block; }
    @media (hover: hover) { .today .card:hover { translate: 0 -2px; } }
    """
}
