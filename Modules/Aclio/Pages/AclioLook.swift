import CoreModels
import CorePlugin

/// How Aclio looks in a browser: quiet lilac paper, and rings in the colours of the goals.
enum AclioLook {
  static let appearance = Appearance(
    theme: theme, style: style + chatStyle + chartStyle, script: AclioScript.text,
    icon: """
      <circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4.5"/>\
      <circle cx="12" cy="12" r=".75"/>
      """)

  static let theme = Theme(
    light: Palette(
      background: Color(0xF7F5FB), surface: Color(0xFFFFFF), text: Color(0x221D33),
      secondaryText: Color(0x5D5673), accent: Color(0x5A3FC9)),
    dark: Palette(
      background: Color(0x14121C), surface: Color(0x1E1B2A), text: Color(0xF1EEF9),
      secondaryText: Color(0xB3ACC6), accent: Color(0xBBA9FF)))

  private static let style = """
    main.aclio { display: flex; flex-direction: column; gap: var(--s5); max-inline-size: 60rem;
      overflow-wrap: anywhere; }
    main.aclio.narrow > :not(nav) { inline-size: 100%; max-inline-size: 41rem; }
    main.aclio .card textarea { min-block-size: 4.75rem; }
    main.aclio .document .box { list-style: none; margin-inline-start: -1em; }
    main.aclio .hello { display: flex; flex-wrap: wrap; gap: var(--s4); align-items: center;
      justify-content: space-between; }
    main.aclio .text { white-space: pre-line; }
    main.aclio .wrap { overflow-wrap: anywhere; }
    main.aclio .what { font-size: var(--t2); line-height: 1.25; font-weight: 600; }
    main.aclio .what a { color: inherit; text-decoration: none; }
    main.aclio .what a:hover { text-decoration: underline; }
    main.aclio .focus { display: grid; gap: var(--s3);
      border-inline-start: .3rem solid var(--accent); }
    main.aclio .focus h2 { font-size: var(--t-1); color: var(--accent); letter-spacing: 0; }
    main.aclio .standing { display: grid; gap: var(--s3); }
    main.aclio .standing .row { justify-content: space-between; align-items: center; }
    main.aclio .goals { list-style: none; padding: 0; display: grid; gap: var(--s4);
      grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); }
    main.aclio .goal { padding: 0; }
    main.aclio .goal a { display: flex; gap: var(--s4); align-items: center; color: inherit;
      text-decoration: none; padding: var(--s4); border-radius: inherit; block-size: 100%; }
    main.aclio .goal a:hover b { text-decoration: underline; }
    main.aclio .about { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s2);
      align-items: center; min-inline-size: 0; }
    main.aclio .about b { flex-basis: 100%; line-height: 1.3; display: -webkit-box;
      -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
    main.aclio .about .quiet, main.aclio .about .pill { font-size: var(--t-1); }
    main.aclio .late { color: var(--bad); }
    main.aclio .ring { flex: none; inline-size: 4.25rem; block-size: 4.25rem; }
    main.aclio :is(.ring .track, .ring .share) { fill: none; stroke-width: 3; }
    main.aclio .ring .sign { fill: none; stroke: currentColor; stroke-width: 1.75;
      stroke-linecap: round; stroke-linejoin: round; }
    main.aclio .ring .track { stroke: var(--line); }
    main.aclio .ring .share { stroke-linecap: round; transform: rotate(-90deg);
      transform-origin: center; transition: stroke-dasharray .5s ease-out; }
    main.aclio .ring .share[stroke-dasharray^="0 "] { stroke: none; }
    main.aclio .flame, main.aclio .reached svg, main.aclio .shares span svg {
      inline-size: 1.4em; block-size: 1.4em; vertical-align: -.3em; }
    main.aclio .flame { color: var(--accent); }
    main.aclio .goal-head { display: flex; gap: var(--s5); align-items: center; }
    main.aclio .goal-head .ring { inline-size: 5.5rem; block-size: 5.5rem; }
    main.aclio .goal-head h1 { font-size: var(--t2); }
    main.aclio .reward { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s3);
      padding: var(--s3) var(--s4); border-radius: var(--radius); font-weight: 600;
      background: color-mix(in srgb, var(--accent) 12%, var(--surface)); max-inline-size: none; }
    main.aclio .reached, main.aclio .care { border-inline-start: .3rem solid var(--good); }
    main.aclio .steps, main.aclio .parts { list-style: none; padding: 0; display: grid;
      gap: var(--s2); }
    main.aclio .parts:empty { display: none; }
    main.aclio .step { display: flex; gap: var(--s3); align-items: center;
      background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius);
      padding: var(--s2) var(--s4) var(--s2) var(--s2); }
    main.aclio .step > a { flex: 1; min-inline-size: 0; color: inherit; text-decoration: none;
      display: grid; gap: .1rem; padding-block: var(--s2); }
    main.aclio .step > a b { font-weight: 600; line-height: 1.35; }
    main.aclio .step > a:hover b { text-decoration: underline; }
    main.aclio .step .quiet { font-size: var(--t-1); }
    main.aclio .is-next { border-color: var(--accent); }
    main.aclio .is-done b, main.aclio .is-done > span, main.aclio .is-done h1 {
      color: var(--secondary); text-decoration: line-through;
      text-decoration-thickness: .06em; }
    main.aclio .tick { padding: 0; inline-size: 2.75rem; block-size: 2.75rem; border: 0;
      background: none; flex: none; }
    main.aclio .tick svg { inline-size: 1.75rem; block-size: 1.75rem; border-radius: 50%;
      border: 2px solid var(--edge); fill: none; stroke: transparent; stroke-width: 2.5;
      stroke-linecap: round; stroke-linejoin: round; transition: background var(--quick); }
    main.aclio .tick:hover svg { border-color: var(--accent); }
    main.aclio .tick[aria-pressed="true"] svg, main.aclio form.done .tick svg {
      background: var(--accent); border-color: var(--accent); stroke: var(--background); }
    main.aclio form.done .tick[aria-pressed="true"] svg { background: none; stroke: transparent; }
    main.aclio .step-head { display: flex; gap: var(--s3); align-items: center; }
    main.aclio .step-head h1 { font-size: var(--t2); }
    main.aclio .document { display: grid; gap: var(--s3); }
    main.aclio .document h2 { font-size: var(--t1); }
    main.aclio .table { overflow-x: auto; }
    main.aclio .fields { display: grid; gap: var(--s4);
      grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); }
    main.aclio .fields input, main.aclio .fields select { inline-size: 100%; }
    main.aclio .filters { display: flex; flex-wrap: wrap; gap: var(--s2); align-items: end; }
    main.aclio .filters label { flex: 1 1 auto; max-inline-size: 100%; }
    main.aclio .filters input, main.aclio .filters select { margin: 0; }
    main.aclio .add input { flex: 1 1 12rem; inline-size: auto; }
    main.aclio .slides { list-style: none; padding: 0; display: grid; gap: var(--s4);
      grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); }
    main.aclio .slides li { display: grid; gap: var(--s2); align-content: start; }
    main.aclio .slides svg { inline-size: 2.5rem; block-size: 2.5rem; color: var(--accent);
      stroke-width: 1.25; }
    main.aclio.welcome h1 { max-inline-size: 18ch; }
    main.aclio .stages { display: flex; gap: var(--s2); }
    main.aclio .stages > * { block-size: .375rem; inline-size: 2.5rem; border-radius: 1rem;
      background: var(--line); }
    main.aclio .stages b { background: var(--accent); }
    main.aclio .examples { list-style: none; padding: 0; display: flex; flex-wrap: wrap;
      gap: var(--s2); }
    main.aclio .examples .pill { min-block-size: 2.75rem; display: inline-flex;
      align-items: center; font-size: var(--t-1); font-weight: 500; }
    main.aclio .plan { list-style: none; padding: 0; display: grid; gap: var(--s2);
      counter-reset: step; }
    main.aclio .plan > li { padding: var(--s1) var(--s4); }
    main.aclio .plan summary { color: var(--text); font-weight: 400; }
    main.aclio .plan details[open] { padding-block-end: var(--s4); }
    main.aclio .sticky { position: sticky; inset-block-end: 0; z-index: 1;
      padding-block: var(--s3); background: linear-gradient(transparent, var(--background) 40%); }
    main.aclio .making ol { padding-inline-start: 1.5em; color: var(--secondary); }
    main.aclio .making .now { color: var(--text); font-weight: 600; }
    main.aclio .making .past { color: var(--good); }
    main.aclio .arriving { list-style: none; padding: 0; }
    main.aclio .arriving li { animation: arrive .3s ease-out; }
    main.aclio .making { display: grid; gap: var(--s4); justify-items: start; }
    main.aclio .pager { justify-content: space-between; align-items: center; }
    main.aclio .links { list-style: none; padding: 0; }
    main.aclio .links a, main.aclio .crumb a { display: inline-block; padding-block: var(--s2); }
    @keyframes arrive { from { opacity: 0; translate: 0 .5rem; } }
    @media (width < 44rem) { main.aclio .sticky {
      inset-block-end: calc(3.6rem + env(safe-area-inset-bottom)); } }

    """

  private static let chatStyle = """
    main.aclio .messages { list-style: none; padding: 0; display: grid; gap: var(--s4);
      align-content: start; }
    main.aclio .log { flex: 1; }
    main.aclio .messages > li { max-inline-size: min(85%, 36rem); display: grid;
      gap: var(--s1); justify-self: start; min-inline-size: 0; }
    main.aclio .messages > .mine { justify-self: end; }
    main.aclio .who { font-size: var(--t-1); font-weight: 600; }
    main.aclio .who time { font-weight: 400; }
    main.aclio .mine .who { text-align: end; }
    main.aclio .said { padding: var(--s3) var(--s4); border-radius: var(--radius);
      background: var(--surface); border: 1px solid var(--line); display: grid; gap: var(--s2); }
    main.aclio .said:empty { min-block-size: 3rem; }
    main.aclio .mine .said { background: color-mix(in srgb, var(--accent) 14%, var(--surface));
      border-color: transparent; border-end-end-radius: .25rem; }
    main.aclio .theirs .said { border-end-start-radius: .25rem; }
    main.aclio .say { position: sticky; inset-block-end: 0; display: flex; gap: var(--s2);
      align-items: end; flex-wrap: wrap; padding-block: var(--s3);
      background: var(--background); }
    main.aclio .say textarea { flex: 1 1 12rem; min-block-size: 2.75rem; inline-size: auto;
      padding-block: var(--s2); max-block-size: 30vh; }
    main.aclio .say .form-error { flex-basis: 100%; }
    @media (width < 44rem) { main.aclio .say {
      inset-block-end: calc(3.6rem + env(safe-area-inset-bottom)); } }

    """

  private static let chartStyle = """
    main.aclio .figures { display: grid; gap: var(--s3);
      grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr)); }
    main.aclio .figures div { display: grid; gap: var(--s1); padding: var(--s4);
      align-content: start; }
    main.aclio .figures dt { color: var(--secondary); font-size: var(--t-1); }
    main.aclio .figures dd { font-weight: 600; font-size: var(--t1); line-height: 1.25; }
    main.aclio .bars { inline-size: 100%; block-size: auto; }
    main.aclio .bars rect { fill: var(--accent); }
    main.aclio .bars line { stroke: var(--line); }
    main.aclio .axis { justify-content: space-between; flex-wrap: nowrap;
      font-size: var(--t-1); max-inline-size: none; }
    main.aclio .shares { list-style: none; padding: 0; display: grid; gap: var(--s4); }
    main.aclio .shares li { display: grid; grid-template-columns: 1fr auto;
      gap: var(--s1) var(--s3); }
    main.aclio .shares > li > svg { grid-column: 1 / -1; grid-row: 2; inline-size: 100%;
      block-size: .5rem; border-radius: 1rem; }
    main.aclio .shares .track { fill: var(--line); }
    main.aclio .badges { list-style: none; padding: 0; display: grid; gap: var(--s3);
      grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr)); }
    main.aclio .badges li { display: grid; gap: var(--s1); align-content: start;
      padding: var(--s4); }
    main.aclio .badges .sign { inline-size: 2rem; block-size: 2rem; color: var(--accent); }
    main.aclio .badges li:not(.earned) .sign { color: var(--secondary); }
    main.aclio .badges .quiet { font-size: var(--t-1); }
    """
}
