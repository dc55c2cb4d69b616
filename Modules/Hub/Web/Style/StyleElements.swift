extension StyleSheet {
  /// How plain elements look.
  static let elements = """
    *, ::before, ::after { box-sizing: border-box; }
    html { background: var(--background); color: var(--text); -webkit-text-size-adjust: none;
      text-size-adjust: none; accent-color: var(--accent); scroll-padding-block: var(--s8);
      overflow-wrap: break-word; }
    body { margin: 0; min-block-size: 100vh; min-block-size: 100svh; display: flex;
      flex-direction: column; font: var(--t0)/1.55 system-ui, sans-serif; }
    main { flex: 1; inline-size: 100%; max-inline-size: 64rem; margin-inline: auto;
      padding: var(--s6) var(--s5) var(--s8); }
    main:focus { outline: none; }
    h1, h2, h3 { line-height: 1.2; margin: 0; text-wrap: balance; letter-spacing: -.01em; }
    h1 { font-size: var(--t3); } h2 { font-size: var(--t1); } h3 { font-size: var(--t0); }
    p, ul, ol, dl, dd, blockquote, figure, pre { margin: 0; }
    p { text-wrap: pretty; max-inline-size: 65ch; }
    ul, ol { padding-inline-start: 1.25em; }
    ul[class], ol[class], nav ul { list-style: none; padding: 0; }
    a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: .06em; }
    a:hover { text-decoration-thickness: .12em; }
    blockquote { font-family: var(--serif); font-size: var(--t2); line-height: 1.4; }
    table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums; }
    th, td { text-align: start; padding: var(--s2) var(--s3) var(--s2) 0; vertical-align: top;
      border-block-end: 1px solid var(--line); }
    th { font-weight: 600; }
    code, kbd { font: .9em ui-monospace, monospace; }
    kbd { display: inline-block; min-inline-size: 1.8em; padding: .05em .45em; text-align: center;
      border: 1px solid var(--edge); border-radius: .4em; background: var(--surface); }
    hr { border: 0; border-block-start: 1px solid var(--line); margin: var(--s5) 0; }
    svg, img { max-inline-size: 100%; }
    details > summary { cursor: pointer; min-block-size: 2.75rem; display: flex;
      align-items: center; gap: var(--s2); color: var(--accent); font-weight: 600; }
    details > summary::-webkit-details-marker { display: none; }
    details > summary::before { content: ""; inline-size: .5em; block-size: .5em; flex: none;
      border: solid currentColor; border-width: 0 .12em .12em 0; rotate: -45deg;
      transition: rotate var(--quick); }
    details:not([open]) > summary:dir(rtl)::before { rotate: 135deg; }
    details[open] > summary::before { rotate: 45deg; }
    dialog { border: 1px solid var(--line); border-radius: var(--radius); padding: var(--s6);
      background: var(--surface); color: var(--text); inline-size: min(34rem, 100vw - 2rem);
      max-block-size: calc(100dvh - 2rem); }
    dialog::backdrop { background: rgb(0 0 0 / .45); }
    progress, meter { inline-size: 100%; block-size: .6rem; appearance: none; border: 0;
      border-radius: 1rem; overflow: hidden; background: var(--line); }
    progress::-webkit-progress-bar, meter::-webkit-meter-bar { background: var(--line); border: 0;
      border-radius: 1rem; block-size: .6rem; }
    progress::-webkit-progress-value { background: var(--accent); border-radius: 1rem; }
    progress::-moz-progress-bar { background: var(--accent); border-radius: 1rem; }
    meter::-webkit-meter-optimum-value { background: var(--accent); border-radius: 1rem; }
    meter::-moz-meter-bar { background: var(--accent); border-radius: 1rem; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .3em; }
    input:is([type="date"], [type="time"]):focus-within { outline: 3px solid var(--accent);
      outline-offset: 2px; }
    ::selection { background: color-mix(in srgb, var(--accent) 30%, transparent); }
    [hidden] { display: none !important; }
    """
}
