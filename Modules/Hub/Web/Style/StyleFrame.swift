extension StyleSheet {
  /// What is around every page.
  static let frame = """
    .skip { position: absolute; inset-block-start: -10rem; inset-inline-start: var(--s4);
      z-index: 9; padding: var(--s3) var(--s4); background: var(--surface);
      border-radius: .75rem; }
    .skip:focus { inset-block-start: var(--s3); }
    .bar { position: sticky; inset-block-start: 0; z-index: 5;
      background: color-mix(in srgb, var(--background) 93%, transparent);
      -webkit-backdrop-filter: blur(14px); backdrop-filter: blur(14px); }
    .bar ul { display: flex; gap: var(--s1); max-inline-size: 66rem; margin-inline: auto;
      padding: var(--s2) var(--s4); overflow-x: auto; scrollbar-width: none; }
    .bar .last { margin-inline-start: auto; }
    .bar a { display: flex; align-items: center; gap: .45em; min-block-size: 2.75rem;
      padding-inline: .8em; border-radius: 2rem; font-size: var(--t-1); font-weight: 600;
      color: var(--secondary); text-decoration: none; white-space: nowrap; }
    .bar a:hover { background: var(--soft); color: var(--text); }
    .bar [aria-current] { color: var(--accent); }
    .bar svg { inline-size: 1.35em; block-size: 1.35em; flex: none; }
    .line-icon { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round;
      stroke-linejoin: round; }
    .foot { max-inline-size: 64rem; inline-size: 100%; margin-inline: auto;
      padding: var(--s4) var(--s5) var(--s6); display: flex; flex-wrap: wrap;
      gap: var(--s1) var(--s4); font-size: var(--t-1); }
    .foot a, .foot button { color: var(--secondary); min-block-size: 2.75rem; display: flex;
      align-items: center; padding: 0; background: none; border: 0; font-weight: 400;
      line-height: inherit; }
    .foot button { text-decoration: underline; text-underline-offset: .2em; }
    .trouble { display: grid; align-content: center; justify-items: center; gap: var(--s4);
      text-align: center; max-inline-size: 40rem; }
    .toasts { position: fixed; inset-inline: var(--s4); inset-block-end: var(--s5); z-index: 8;
      display: grid; justify-items: center; gap: var(--s2); pointer-events: none; }
    .toast { display: flex; align-items: center; gap: var(--s3); pointer-events: auto;
      padding: var(--s1) var(--s2) var(--s1) var(--s5); border-radius: 2rem;
      min-block-size: 3.25rem; background: var(--text); color: var(--background);
      box-shadow: var(--shadow); animation: toast-in .24s ease-out; }
    .toast:not(:has(button)) { padding-inline-end: var(--s5); }
    .toast button { background: none; border: 0; color: inherit; text-decoration: underline;
      text-underline-offset: .2em; }
    .keys { display: grid; gap: var(--s2) var(--s5);
      grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); }
    html:not([data-ready]) .for-script { visibility: hidden; }
    .question form { margin-block-start: var(--s5); }
    @keyframes toast-in { from { opacity: 0; translate: 0 1rem; } }
    @media (width < 44rem) {
      .bar { position: fixed; inset-block: auto 0; inset-inline: 0;
        border-block-start: 1px solid var(--line);
        padding-block-end: env(safe-area-inset-bottom); }
      .bar ul { padding: 0 var(--s1); gap: 0; }
      .bar li { flex: 1 0 auto; }
      .bar .last { display: none; }
      .bar a { flex-direction: column; justify-content: center; gap: .2rem;
        min-block-size: 3.5rem; min-inline-size: 3.1rem; padding-inline: .35rem;
        border-radius: .75rem; font-size: .6875rem; }
      .bar svg { inline-size: 1.5rem; block-size: 1.5rem; }
      .bar ul { justify-content: space-between; }
      body:has(.bar) { padding-block-end: calc(3.6rem + env(safe-area-inset-bottom)); }
      body:has(.bar) .toasts { inset-block-end: calc(4.4rem + env(safe-area-inset-bottom)); }
    }
    @media (width < 24rem) {
      .bar li { flex: 1 1 auto; min-inline-size: 0; }
      .bar a { min-inline-size: 2rem; padding-inline: .1rem; font-size: .625rem; line-height: 1.1;
        text-align: center; white-space: normal; letter-spacing: -.01em; }
    }
    """
}
