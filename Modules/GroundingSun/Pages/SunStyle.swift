import CoreModels

/// Grounding Sun's sky: the look is the person's choice here, whatever the rest of the suite has.
enum SunStyle {
  /// The frame's colours, from the sky's.
  static let theme = Theme(light: palette(.light), dark: palette(.dark))

  private static func palette(_ sun: SunPalette) -> Palette {
    Palette(
      background: sun.gradient.top, surface: sun.card, text: sun.text,
      secondaryText: sun.secondaryText, accent: sun.button)
  }

  static let sheet = """
    :root:has(main.grounding-sun.is-light) { color-scheme: light; }
    :root:has(main.grounding-sun.is-dark) { color-scheme: dark; }
    body:has(main.grounding-sun) { background: linear-gradient(
      light-dark(\(SunPalette.light.gradient.top), \(SunPalette.dark.gradient.top)),
      light-dark(\(SunPalette.light.gradient.bottom), \(SunPalette.dark.gradient.bottom)))
      no-repeat fixed; transition: background 1s; }
    body:has(main.grounding-sun.sky) .bar { background: transparent; }
    main.grounding-sun { color: var(--text); }
    main.grounding-sun.sky { display: grid; grid-template-rows: auto 1fr auto auto auto;
      gap: var(--s5); justify-items: center; text-align: center; max-inline-size: none; }
    main.grounding-sun .sky-top { inline-size: 100%; max-inline-size: 64rem; display: grid;
      grid-template-columns: 2.75rem 1fr 2.75rem; align-items: center; }
    main.grounding-sun .sky-top h1 { grid-column: 2; font-size: var(--t1); font-weight: 600; }
    main.grounding-sun .gear { padding: 0; border-color: transparent;
      background: color-mix(in srgb, var(--surface) 60%, transparent); }
    main.grounding-sun .gear svg { inline-size: 1.5rem; }
    main.grounding-sun .gear .teeth { stroke-linecap: butt; stroke-width: 2.6;
      stroke-dasharray: 3.3 3.3; }
    main.grounding-sun .affirmation { position: relative; align-self: center; display: grid;
      gap: var(--s4); inline-size: min(100%, 40rem); padding: var(--s7) var(--s6);
      border-radius: 2rem; background: var(--surface);
      box-shadow: 0 1rem 4rem rgb(60 20 0 / .14); }
    main.grounding-sun blockquote { white-space: pre-line; overflow-wrap: anywhere;
      text-wrap: balance; font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.5rem); line-height: 1.35;
      padding-block: var(--s4); animation: sun-rises .6s ease-out; }
    main.grounding-sun.is-still blockquote { animation: none; }
    main.grounding-sun .leaving { position: absolute; inset-inline: var(--s6);
      inset-block-end: var(--s7); animation: sun-sets .6s ease-out forwards; }
    @keyframes sun-rises { from { opacity: 0; } }
    @keyframes sun-sets { to { opacity: 0; } }
    main.grounding-sun .again button { min-block-size: 3.5rem; padding-inline: 1.75rem;
      border-radius: 3rem; font-size: var(--t1); }
    main.grounding-sun .again svg { inline-size: 1.4em; }
    main.grounding-sun .sky-ways { display: flex; flex-wrap: wrap; gap: 0 var(--s5);
      justify-content: center; }
    main.grounding-sun .sky-ways a { color: var(--text); min-block-size: 2.75rem; display: flex;
      align-items: center; }
    main.grounding-sun .sky-picture summary { cursor: pointer; padding: var(--s2) var(--s3);
      justify-content: center; }
    main.grounding-sun .sky-picture .row { justify-content: center; margin-block: var(--s2); }
    main.grounding-sun .sky-picture a { color: var(--text); min-block-size: 2.75rem;
      display: inline-flex; align-items: center; }
    main.grounding-sun dialog { text-align: start; }
    main.grounding-sun dialog > header { justify-content: space-between;
      margin-block-end: var(--s3); }
    main.grounding-sun fieldset + fieldset { border-block-start: 1px solid var(--line);
      padding-block-start: var(--s4); }
    main.grounding-sun .choices { display: grid; }
    main.grounding-sun .choices span { overflow-wrap: anywhere; min-inline-size: 0; }
    main.grounding-sun.quieter { display: flex; flex-direction: column; gap: var(--s5); }
    main.grounding-sun .sky-head { justify-content: space-between; }
    main.grounding-sun .sky-head > * { min-inline-size: 0; max-inline-size: 100%; }
    main.grounding-sun .write label { flex: 1 1 16rem; }
    main.grounding-sun .write { align-items: end; }
    main.grounding-sun .sayings { display: grid; gap: var(--s4);
      grid-template-columns: minmax(0, 1fr); }
    main.grounding-sun .saying { font: var(--t1)/1.45 var(--serif); white-space: pre-line;
      overflow-wrap: anywhere; min-inline-size: 0; flex: 1 1 14rem; }
    main.grounding-sun .sayings .row { margin-block-start: var(--s1); align-items: start;
      gap: 0 var(--s3); }
    main.grounding-sun .sayings :is(summary, .row button) { font-size: var(--t-1); }
    main.grounding-sun .sayings .pill { min-block-size: 1.75rem; margin-block: .5rem; }
    main.grounding-sun .sayings details[open] { flex: 1 1 100%; order: 3; min-inline-size: 0; }
    main.grounding-sun .before { font-size: var(--t-1); margin-block-start: var(--s2); }
    main.grounding-sun .pages:not(:has(a)) { display: none; }

    """
}

/// The script of Grounding Sun's pages: the sheet, the crossfade, and the sky that follows the day.
enum SunScript {
  static let module = #"""
    const find = selector => document.querySelector("main.grounding-sun " + selector)
    const day = 86400000
    let last = find("blockquote")?.textContent

    document.addEventListener("click", event => {
      const opener = event.target.closest?.("main.grounding-sun [data-dialog]")
      if (opener && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault()
        document.getElementById(opener.dataset.dialog).showModal()
      }
      const dialog = event.target.closest?.("main.grounding-sun dialog")
      if (dialog && (event.target == dialog || event.target.closest("[data-close]"))) dialog.close()
    })

    const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches

    document.addEventListener("daybook:shown", () => {
      const quote = find("blockquote")
      if (!quote) return
      const main = quote.closest("main")
      const isSame = quote.textContent == last
      main.classList.toggle("is-still", isSame)
      if (!isSame && last && !still()) {
        const leaving = document.createElement("blockquote")
        leaving.className = "leaving"
        leaving.setAttribute("aria-hidden", "true")
        leaving.textContent = last
        leaving.addEventListener("animationend", () => leaving.remove())
        quote.after(leaving)
      }
      last = quote.textContent
      follow()
    })

    // The hours of light are those of the day on which the page was made; a day later they are
    // nearly the same.
    function follow() {
      const main = document.querySelector("main.grounding-sun")
      const from = Number(main?.dataset.lightFrom), until = Number(main?.dataset.lightUntil)
      if (!main?.dataset.lightFrom) return
      const since = (((Date.now() - from) % day) + day) % day
      const isLight = since < until - from
      main.classList.toggle("is-light", isLight)
      main.classList.toggle("is-dark", !isLight)
    }

    setInterval(follow, 60000)
    """#
}
