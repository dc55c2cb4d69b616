extension StyleSheet {
  /// The few classes that pages share.
  static let classes = """
    .card { background: var(--surface); color: var(--text); border: 1px solid transparent;
      border-radius: var(--radius); padding: var(--s5); box-shadow: var(--shadow); }
    .stack { display: flex; flex-direction: column; gap: var(--s4); align-items: stretch; }
    .stack > .stack { gap: var(--s3); }
    form.stack > :is(button, .button), .fields > button { align-self: start; justify-self: start; }
    :is(form.stack, .fields):not(.card) { max-inline-size: 40rem; }
    .row { display: flex; flex-wrap: wrap; gap: var(--s3); align-items: center; }
    .row > input, .row > select { flex: 1 1 10rem; inline-size: auto; min-inline-size: 0; }
    .grid { display: grid; gap: var(--s5);
      grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr)); }
    .quiet { color: var(--secondary); }
    .big { font-size: var(--t4); line-height: 1; font-weight: 700; letter-spacing: -.03em;
      font-variant-numeric: tabular-nums; }
    .pill { display: inline-flex; align-items: center; gap: var(--s1); padding: .1em .7em;
      border-radius: 2rem; background: var(--soft); font-size: var(--t-1); font-weight: 600; }
    .empty { text-align: center; color: var(--secondary); padding: var(--s7) var(--s5);
      display: grid; gap: var(--s3); justify-items: center; max-inline-size: none; }
    .visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap; }
    main nav a:not(.button) { min-block-size: 2.75rem; min-inline-size: 1.5rem;
      display: inline-flex; align-items: center; }
    :is([rel="prev"]:not(.button), .back)::before { content: "←"; content: "←" / "";
      margin-inline-end: .35em; }
    :is([rel="next"]:not(.button), .begin)::after { content: "→"; content: "→" / "";
      margin-inline-start: .35em; }
    :is([rel="prev"]:not(.button), .back):dir(rtl)::before { content: "→"; content: "→" / ""; }
    :is([rel="next"]:not(.button), .begin):dir(rtl)::after { content: "←"; content: "←" / ""; }
    nav.tabs { overflow-x: auto; scrollbar-width: none; margin-inline: calc(-1 * var(--s2)); }
    nav.tabs ul { display: flex; gap: var(--s1); padding: var(--s1) var(--s2); }
    nav.tabs a { display: flex; align-items: center; min-block-size: 2.75rem;
      padding-inline: var(--s4); border-radius: 2rem; text-decoration: none; font-weight: 600;
      color: var(--secondary); white-space: nowrap; }
    nav.tabs a:hover { background: var(--soft); }
    nav.tabs [aria-current] { color: var(--text); background: var(--surface);
      box-shadow: inset 0 0 0 1px var(--line); }
    @media (width < 44rem) {
      nav.tabs { mask-image: linear-gradient(to right, #000 calc(100% - 1.5rem), transparent); }
      nav.tabs:dir(rtl) { mask-image: linear-gradient(to left, #000 calc(100% - 1.5rem),
        transparent); }
      nav.tabs ul { padding-inline-end: 1.5rem; inline-size: max-content; }
      nav.tabs a { padding-inline: var(--s3); font-size: var(--t-1); }
    }
    """
}
