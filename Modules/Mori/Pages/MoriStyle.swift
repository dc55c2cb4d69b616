import CoreModels

/// The rules of Mori's pages: the squares in the middle, everything else around them.
enum MoriStyle {
  static let sheet = base + squares + habits + diary + marks + poster

  private static let base = """
    main.mori { --lived: light-dark(#636366, #808080); --future: light-dark(#0062cc, #007aff);
      --gain: light-dark(#17732f, #34c759); --loss: light-dark(#c4160c, #ff5a50);
      display: flex; flex-direction: column; gap: var(--s5); }
    main.mori > .top { justify-content: space-between; }
    main.mori > .top > * { min-inline-size: 0; max-inline-size: 100%; }
    main.mori h2 { overflow-wrap: anywhere; }
    main.mori .overview { display: grid; gap: var(--s5); align-items: start;
      grid-template-columns: minmax(0, 1fr); }
    main.mori .clock { display: grid; gap: var(--s2); }
    main.mori .clock h2, main.mori .overview .card > h2, main.mori .card > header h2 {
      font-size: var(--t0); color: var(--secondary); font-weight: 600; }
    main.mori .days { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25em .5em;
      font-size: var(--t1); }
    main.mori .days .big { font-size: clamp(3.5rem, 2.5rem + 5vw, 6rem); font-weight: 700; }
    main.mori .card > header { justify-content: space-between; margin-block-end: var(--s3); }
    main.mori .card:not(.stack) > :is(h2, h3) { margin-block-end: var(--s3); }
    main.mori .choice { min-inline-size: 0; }
    main.mori .welcome { max-inline-size: 36rem; }
    main.mori details > form, main.mori details > .row { padding-block-start: var(--s3); }
    @media (width >= 60rem) {
      main.mori .overview.is-set-up { grid-template-columns: minmax(0, 9fr) minmax(0, 10fr);
        grid-template: "squares clock" auto "squares habits" auto "squares gratitude" 1fr
          / minmax(0, 10fr) minmax(0, 9fr); column-gap: var(--s6); }
      main.mori .is-set-up .clock { grid-area: clock; }
      main.mori .is-set-up .squares-card { grid-area: squares; }
      main.mori .is-set-up .habits { grid-area: habits; }
      main.mori .is-set-up .gratitude { grid-area: gratitude; }
    }

    """

  private static let squares = """
    main.mori .squares { display: block; inline-size: 100%; block-size: auto; overflow: visible; }
    main.mori .squares path { fill: none; stroke-dasharray: 8 2; }
    main.mori .squares .lived { stroke: var(--lived); stroke-width: 8; }
    main.mori .squares .future { stroke: var(--future); stroke-width: 8; }
    main.mori .squares .future-inside { stroke: var(--surface); stroke-width: 6;
      stroke-dasharray: 6 4; }
    main.mori .squares .now { fill: var(--surface); stroke: var(--text); stroke-width: 1.6; }
    main.mori .squares .now-inside { fill: var(--text); }
    main.mori .squares text { fill: var(--secondary); font-size: 15px; text-anchor: end; }
    main.mori .squares :is(.note, .milestone, .ring) { stroke-dasharray: none;
      stroke-linecap: round; stroke-width: 9; }
    main.mori .squares .milestone { stroke-width: 12; }
    main.mori .squares .ring { stroke: var(--surface); stroke-width: 16; }
    main.mori .squares .cursor { fill: none; stroke: var(--text); stroke-width: 2.5; }
    main.mori .squares-box[role] { cursor: crosshair; touch-action: pan-y; border-radius: .5rem; }
    main.mori .legend { display: flex; flex-wrap: wrap; gap: .25em 1.25em; align-items: center;
      font-size: var(--t-1); margin-block-start: var(--s3); }
    main.mori .legend [class^="is-"]::before { content: ""; display: inline-block;
      inline-size: .7em; block-size: .7em; margin-inline-end: .45em; border: .12em solid; }
    main.mori .legend .is-lived::before { background: var(--lived); border-color: var(--lived); }
    main.mori .legend .is-now::before { border-color: var(--text);
      background: radial-gradient(circle, var(--text) 35%, transparent 40%); }
    main.mori .legend .is-future::before { border-color: var(--future); }
    main.mori .peek { position: sticky; inset-block-start: 4rem; z-index: 1;
      block-size: 6.5rem; overflow-y: auto; margin-block-end: var(--s3);
      padding: var(--s3) var(--s4); border-inline-start: 3px solid var(--accent);
      background: color-mix(in srgb, var(--text) 6%, var(--surface)); border-radius: .5rem; }
    @media (width < 44rem) { main.mori .peek { inset-block-start: var(--s2); } }
    main.mori .peek .week { display: contents; }
    main.mori .peek :is(form, h3) { font-size: var(--t-1); }
    main.mori .peek form { display: none; }
    main.mori .by-day { margin-block-start: var(--s3); align-items: end; }

    """

  private static let habits = """
    main.mori .bonus strong, main.mori .minutes { font-variant-numeric: tabular-nums; }
    main.mori .gain { color: var(--gain); }
    main.mori .loss { color: var(--loss); }
    main.mori .bonus strong { font-size: var(--t1); margin-inline-start: .25em; }
    main.mori .habit { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4);
      align-items: center; justify-content: space-between; padding-block: var(--s2);
      border-block-end: 1px solid var(--line); }
    main.mori .habit:last-child { border: 0; }
    main.mori .what { flex: 1 1 6rem; min-inline-size: 0; display: grid; overflow-wrap: anywhere; }
    main.mori .what a { color: var(--text); font-weight: 600; text-decoration: none;
      min-block-size: 1.75rem; display: flex; align-items: center; }
    main.mori .what a:hover { text-decoration: underline; }
    main.mori .what .quiet { font-size: var(--t-1); }
    main.mori .count { display: flex; align-items: center; gap: var(--s2); }
    main.mori .minutes { min-inline-size: 4.75em; text-align: center; font-weight: 600; }
    main.mori .even { color: var(--secondary); }
    main.mori .round { inline-size: 2.75rem; padding: 0; font-size: var(--t1); }
    main.mori .habit-cards { display: grid; gap: var(--s4);
      grid-template-columns: minmax(0, 1fr); }
    main.mori .habit-cards > li { flex-flow: row wrap; align-items: start; gap: 0 var(--s3); }
    main.mori .habit-cards > li > :is(header, details[open]) { flex: 1 1 100%; }
    main.mori .habit-cards > li > .row { gap: 0; }
    main.mori .habit-cards h2 { min-inline-size: 0; flex: 1 1 14rem; }
    main.mori .habit-cards header h2 { font-size: var(--t1); }
    main.mori .habit-cards h2 a { color: var(--text); text-decoration: none; }
    main.mori .week-days { gap: 0 var(--s4); padding-inline-start: var(--s6); }
    main.mori .facts { gap: var(--s3);
      grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr)); }
    main.mori .facts .card { padding: var(--s4); }
    main.mori .facts dt { color: var(--secondary); font-size: var(--t-1); }
    main.mori .facts .big { font-size: var(--t2); line-height: 1.3; }
    main.mori .scroll { overflow-x: auto; direction: rtl; }
    main.mori .year { display: block; max-inline-size: none; direction: ltr;
      margin-inline-end: auto; }
    main.mori .year.levels { display: inline-block; }
    main.mori .year path { fill: none; stroke-linecap: square; stroke: var(--gain); }
    main.mori .year .level0 { stroke: var(--secondary); stroke-linecap: round; stroke-width: 3; }
    main.mori .year .level1 { stroke-width: 4; opacity: .75; }
    main.mori .year .level2 { stroke-width: 6.5; opacity: .85; }
    main.mori .year .level3 { stroke-width: 9; opacity: .95; }
    main.mori .year .level4 { stroke-width: 11.5; }
    main.mori .year .pause { stroke: var(--secondary); stroke-linecap: butt; stroke-width: 2;
      marker: none; }
    main.mori .year text { fill: var(--secondary); font-size: 11px; }
    main.mori .bars { display: block; inline-size: 100%; max-block-size: 12rem; }
    main.mori .bar { fill: var(--gain); }
    main.mori .bar.none { fill: var(--line); }

    """

  private static let diary = """
    main.mori .entry textarea { font-family: var(--serif); font-size: var(--t1); }
    main.mori .moods { display: flex; flex-wrap: wrap; gap: var(--s2); margin-block: var(--s2); }
    main.mori .moods label { gap: .5em; padding-inline: .75em 1em; border-radius: 2rem;
      border: 1px solid var(--line); }
    main.mori .moods label:has(:checked) { border-color: var(--accent); background: var(--soft); }
    main.mori .search input { flex: 1 1 12rem; }
    main.mori .ways { gap: var(--s2) var(--s5); }
    main.mori .ways a, main.mori .pages a { min-block-size: 2.75rem; display: flex;
      align-items: center; }
    main.mori .pages:not(:has(a)) { display: none; }
    main.mori .entry .text, main.mori .week .text { white-space: pre-wrap;
      overflow-wrap: anywhere; }
    main.mori .entry > .text { font-family: var(--serif); font-size: var(--t1); }
    main.mori .entry h2 { font-size: var(--t-1); margin-block-end: var(--s2); }
    main.mori .entry h2 a { color: var(--secondary); text-decoration: none; }
    main.mori .entry .row { margin-block-start: var(--s3); }
    main.mori mark { background: color-mix(in srgb, var(--accent) 25%, transparent);
      color: inherit; border-radius: .2em; }
    main.mori .pill { overflow-wrap: anywhere; text-decoration: none; }
    main.mori .downloads { list-style: none; padding: 0; }
    main.mori .downloads .row { min-block-size: 2.75rem;
      border-block-end: 1px solid var(--line); }
    main.mori .downloads span { flex: 1 1 9rem; }
    main.mori .week h3 { font-size: var(--t-1); color: var(--secondary); }
    main.mori .week li { padding-block: .2em; }
    main.mori .week .mark { display: flex; gap: 0 .6em; align-items: center; flex-wrap: wrap;
      margin-inline-start: -1.25em; }
    main.mori .week .mark span { flex: 1; min-inline-size: min(12rem, 100% - 1.5em);
      overflow-wrap: anywhere; }
    main.mori .week .mark::before { content: ""; inline-size: .75em; block-size: .75em;
      border-radius: 1em; flex: none; background: var(--mark, var(--text)); }
    main.mori .week .milestone::before { outline: .12em solid var(--mark, var(--text));
      outline-offset: .12em; }

    """

  /// The squares on one sheet of paper.
  private static let poster = """
    @media print {
      @page { margin: 12mm; }
      main.mori:has(.is-set-up) > .top, main.mori .is-set-up :is(.habits, .gratitude, .peek) {
        display: none; }
      main.mori .overview.is-set-up { display: block; }
      main.mori .clock { justify-items: center; text-align: center; margin-block-end: 6mm; }
      main.mori .clock progress { display: none; }
      main.mori .squares-card { background: none; border: 0; padding: 0; }
      main.mori .squares-card > header { justify-content: center; gap: 1em; }
      main.mori .squares { block-size: 205mm; }
      main.mori .legend { justify-content: center; }
    }

    """

  private static let marks =
    MarkColor.allCases.map { color in
      "main.mori .\(color.rawValue) { --mark: light-dark(\(color.lightColor), \(color.color)); }\n"
    }.joined() + "main.mori .squares :is(.note, .milestone) { stroke: var(--mark, var(--text)); }\n"
}
