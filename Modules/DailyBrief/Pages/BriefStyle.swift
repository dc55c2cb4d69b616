/// The rules of DailyBrief's pages: a card for each part, with the part's colour on its edge.
enum BriefStyle {
  /// The colours of the parts, which are the same on every background.
  static let parts = [
    ("warm", Shade(0xB0500B, 0xF59E4C)), ("cold", Shade(0x1D5FA8, 0x7DB7F0)),
    ("names", Shade(0x7E22CE, 0xC79BFF)), ("ahead", Shade(0x1D5FA8, 0x7DB7F0)),
    ("ring", Shade(0x0B6B63, 0x3FD0BF)),
  ]

  static let sheet = """
    main.daily-brief { \(parts.map { "--\($0): \($1.css);" }.joined(separator: " "))
      display: flex; flex-direction: column; gap: var(--s5); }
    main.daily-brief .top { display: flex; flex-wrap: wrap; gap: var(--s3) var(--s6);
      justify-content: space-between; align-items: center; }
    main.daily-brief .top > * { min-inline-size: 0; max-inline-size: 100%; }
    main.daily-brief h1 { overflow-wrap: anywhere; }
    main.daily-brief .lead { font-size: var(--t1); }
    main.daily-brief .brief { display: grid; gap: var(--s5); align-items: start;
      grid-template-columns: minmax(0, 1fr); }
    @media (width >= 56rem) {
      main.daily-brief .brief { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
      main.daily-brief .brief > .sun { grid-row: span 3; }
    }
    main.daily-brief .card > h2 { font-size: var(--t0); color: var(--part, var(--secondary));
      margin-block-end: var(--s3); overflow-wrap: anywhere; }
    main.daily-brief .card > p:last-child:not(:first-child) { margin-block-start: var(--s3); }
    main.daily-brief .sun { --part: var(--warm); }
    main.daily-brief .event { --part: var(--ahead); }
    main.daily-brief .nameday { --part: var(--names); }
    main.daily-brief .reminder { --part: var(--ring); }
    main.daily-brief .now { display: grid; grid-template-columns: auto auto 1fr; gap: var(--s4);
      align-items: center; margin-block-end: var(--s4); }
    main.daily-brief .emoji { font-size: var(--t4); line-height: 1; }
    main.daily-brief .low { color: var(--secondary); font-size: var(--t2);
      margin-inline-start: .4em; font-weight: 400; }
    main.daily-brief .facts { min-inline-size: 0; }
    @media (width < 40rem) { main.daily-brief .facts { grid-column: 1 / -1; } }
    main.daily-brief .strip { display: grid; grid-auto-flow: column;
      grid-auto-columns: minmax(2.25rem, 1fr); gap: var(--s1); padding: 0; list-style: none;
      margin-block-start: var(--s5); overflow-x: auto; }
    main.daily-brief .strip li { display: grid; justify-items: center; gap: var(--s1);
      font-variant-numeric: tabular-nums; }
    main.daily-brief .lines { display: grid; }
    main.daily-brief .lines li, main.daily-brief .line { display: flex; flex-wrap: wrap;
      align-items: center; gap: var(--s1) var(--s4); min-block-size: 2.75rem; }
    main.daily-brief .lines li { padding-block: var(--s2); }
    main.daily-brief .lines strong { margin-inline-start: auto; }
    main.daily-brief .lines li + li { border-block-start: 1px solid var(--line); }
    main.daily-brief .what { flex: 1 1 10rem; min-inline-size: 0; overflow-wrap: anywhere; }
    main.daily-brief .what > .quiet { display: block; font-size: var(--t-1); }
    main.daily-brief :is(.lines strong, .when) { font-variant-numeric: tabular-nums; }
    main.daily-brief .lines a[aria-current] { font-weight: 700; color: var(--text); }
    main.daily-brief .names { font-size: var(--t2); font-weight: 600; overflow-wrap: anywhere; }
    main.daily-brief .events { display: grid; gap: var(--s3);
      grid-template-columns: minmax(0, 1fr); }
    main.daily-brief .events .card { padding-block: var(--s4); }
    main.daily-brief .events .row { align-items: start; }
    main.daily-brief .events details[open] { flex: 1 1 100%; }
    main.daily-brief .past { color: var(--secondary); }
    main.daily-brief .age { justify-content: space-between; font-size: var(--t-1); }
    main.daily-brief .scroll { overflow-x: auto; }
    main.daily-brief .week { min-inline-size: 38rem; }
    main.daily-brief .week tbody th { font-weight: 400; }
    main.daily-brief .week .warm { color: var(--warm); font-weight: 700; }
    main.daily-brief .week .cold { color: var(--cold); font-weight: 700; }
    main.daily-brief .chart { display: block; inline-size: 100%; max-block-size: 18rem; }
    main.daily-brief .chart path { fill: none; stroke-width: 3; stroke-linejoin: round;
      stroke-linecap: round; }
    main.daily-brief .chart path.high { stroke: var(--warm); }
    main.daily-brief .chart path.low { stroke: var(--cold); }
    main.daily-brief .chart :is(circle, text).high { fill: var(--warm); }
    main.daily-brief .chart :is(circle, text).low { fill: var(--cold); }
    main.daily-brief .chart .rain { fill: var(--cold); }
    main.daily-brief .chart text { text-anchor: middle; font-size: 14px; font-weight: 600; }
    main.daily-brief .chart text.day { fill: var(--secondary); font-weight: 400; }
    main.daily-brief .ask { align-items: end; }
    main.daily-brief .ask label { flex: 1 1 14rem; }
    main.daily-brief form > .row { align-items: end; }
    main.daily-brief .row > label { flex: 1 1 9rem; }
    main.daily-brief .row > label :is(input, select) { inline-size: 100%; }
    main.daily-brief .looks { display: grid; gap: 0 var(--s4);
      grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); }
    main.daily-brief .swatch { flex: none; inline-size: 1.75rem; block-size: 1.75rem;
      border: .45rem solid var(--background); border-radius: 50%; background: var(--accent);
      box-shadow: 0 0 0 1px var(--edge); forced-color-adjust: none; }
    main.daily-brief .pull { position: fixed; z-index: 6; pointer-events: none;
      inset: max(var(--s4), env(safe-area-inset-top)) 0 auto; margin-inline: auto;
      inline-size: fit-content; color: var(--secondary); font-size: var(--t-1); }
    main.daily-brief .pull:not(:empty) { padding: var(--s2) var(--s4); border-radius: 2rem;
      border: 1px solid var(--line); background: var(--surface); box-shadow: var(--shadow); }
    :root[data-ready]:has(main.daily-brief .pull) { overscroll-behavior-y: contain; }
    main.daily-brief .pages:not(:has(a)) { display: none; }

    """
}
