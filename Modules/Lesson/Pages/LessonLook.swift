import CorePlugin

/// How Lesson looks in a browser: paper, ink, and Georgia.
enum LessonLook {
  static let appearance = Appearance(
    theme: LessonPicture.theme, style: style, script: script,
    icon: """
      <path d="M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 \
      1.5zM12 6.5v13"/>
      """)

  private static let style = """
    main.lesson { --serif: Georgia, "Times New Roman", "Noto Serif", serif; }
    main.lesson:not(.list) { max-inline-size: none; display: grid; gap: var(--s4);
      grid-template: auto 1fr auto auto / minmax(0, 1fr); justify-items: center;
      padding-block-end: 0; }
    main.lesson > nav.tabs { max-inline-size: 100%; margin-inline: 0; }
    main.lesson:not(.list) > nav.tabs { inline-size: min(100%, 46rem - 2 * var(--s5)); }
    main.lesson figure { margin: auto; padding-block: var(--s4); text-align: center;
      inline-size: 100%; min-inline-size: 0; }
    main.lesson blockquote { margin: 0; padding: 0; border: 0; background: none; font-style: normal;
      color: var(--text); font-family: var(--serif); white-space: pre-line;
      overflow-wrap: anywhere; hyphens: auto; }
    main.lesson figure blockquote { margin-inline: auto; line-height: 1.25; text-wrap: balance; }
    main.lesson .short blockquote { max-inline-size: 16ch;
      font-size: clamp(2.75rem, 4vmin + 4vi, 11rem); line-height: 1.12; }
    main.lesson .medium blockquote { max-inline-size: 24ch;
      font-size: clamp(1.75rem, 3vmin + 2vi, 7rem); line-height: 1.2; }
    main.lesson .long blockquote { max-inline-size: 36ch;
      font-size: clamp(1.375rem, 2vmin + 1.1vi, 4.5rem); }
    main.lesson .longest blockquote { max-inline-size: 58ch; text-wrap: pretty;
      font-size: clamp(1.125rem, 1vmin + 0.7vi, 2.5rem); line-height: 1.5; }
    main.lesson figcaption { margin-block-start: var(--s4); color: var(--secondary);
      font-family: var(--serif); font-style: italic; font-size: var(--t1);
      overflow-wrap: anywhere; }
    main.lesson .lesson-actions { justify-content: center; align-items: start; }
    main.lesson .star[aria-pressed="true"] span { color: var(--accent); }
    main.lesson .picture summary { cursor: pointer; padding: var(--s2) var(--s3); }
    main.lesson .picture p { margin: var(--s2) 0; }
    main.lesson .lesson-footer { position: sticky; inset-block-end: 0; inline-size: 100%;
      display: flex; flex-wrap: wrap; align-items: center; justify-content: center;
      gap: var(--s2) var(--s4); padding-block: var(--s2); background: var(--background);
      border-block-start: 1px solid var(--line); color: var(--secondary);
      font-size: var(--t-1); }
    main.lesson .lesson-footer p { margin: 0; }
    main.lesson time { font-variant-numeric: tabular-nums; }
    main.lesson .lesson-footer button::before { content: ""; inline-size: .9em; block-size: .9em;
      border: .14em solid transparent; border-radius: 50%; }
    main.lesson.busy .lesson-footer button::before,
    main.lesson .lesson-footer form[aria-busy="true"] button::before {
      border-color: currentColor; border-inline-end-color: transparent;
      animation: lesson-turns 1s linear infinite; }
    @keyframes lesson-turns { to { rotate: 1turn; } }
    main.lesson .lessons { list-style: none; padding: 0; }
    main.lesson .lessons blockquote { font-size: var(--t1); line-height: 1.45; }
    main.lesson .lessons .row { align-items: center; margin-block-start: var(--s3); }
    main.lesson.list { display: flex; flex-direction: column; gap: var(--s4);
      max-inline-size: 46rem; }
    main.lesson.list form.row input { flex: 1; inline-size: auto; }
    main.lesson .where, main.lesson code { overflow-wrap: anywhere; }
    main.lesson .pager { justify-content: center; align-items: center; }
    @media (width < 44rem) { main.lesson .lesson-footer {
      inset-block-end: calc(3.6rem + env(safe-area-inset-bottom)); } }
    @media print { main.lesson .lesson-footer { position: static; border: 0; }
      main.lesson .lesson-actions, main.lesson nav, main.lesson form { display: none; } }
    """

  /// The age goes on by itself, and a lesson that is old looks for its successor.
  private static let script = """
    const steps = [["day", 86400], ["hour", 3600], ["minute", 60]];

    function tick() {
      for (const time of document.querySelectorAll("main.lesson [data-age]")) {
        const seconds = Math.floor((Date.now() - Date.parse(time.dateTime)) / 1000);
        const step = steps.find(([, length]) => seconds >= length);
        const words = new Intl.RelativeTimeFormat(document.documentElement.lang || "en");
        const age = step
          ? words.format(-Math.floor(seconds / step[1]), step[0]) : time.dataset.age;
        if (time.textContent !== age) time.textContent = age;
      }
    }

    let lookedAt = 0;

    async function look() {
      const main = document.querySelector("main.lesson[data-stale]");
      const form = main?.querySelector("form[data-refresh]");
      if (!form || document.hidden || Date.now() - lookedAt < 600000) return;
      lookedAt = Date.now();
      main.classList.add("busy");
      try {
        const answer = await fetch(form.action,
          { method: "POST", body: new URLSearchParams(new FormData(form)) });
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const next = page.querySelector("main.lesson");
        if (!answer.ok || !next || !main.isConnected || main.contains(document.activeElement)) return;
        next.removeAttribute("data-stale");
        main.replaceWith(next);
        document.dispatchEvent(new Event("daybook:shown"));
      } catch {
        // What is shown stays.
      } finally {
        main.classList.remove("busy");
      }
    }

    setInterval(tick, 15000);
    setInterval(() => {
      document.querySelector("main.lesson:not(.list)")?.setAttribute("data-stale", "");
      look();
    }, 3600000);
    document.addEventListener("daybook:shown", tick);
    tick();
    look();
    """
}
