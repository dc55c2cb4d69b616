extension FrameScript {
  /// Another page in place of the one that is shown.
  static let pages = #"""
    const $ = (selector, within = document) => within.querySelector(selector);
    const words = $('#words')?.dataset ?? {};
    const main = () => $('main');
    const token = () => $('meta[name=form-token]')?.content ?? '';
    const position = () => Number($('meta[name=position]')?.content ?? 0);
    const parse = (html) => new DOMParser().parseFromString(html, 'text/html');

    const ownScript = (of) => $('script[src^="/script."]', of)?.getAttribute('src');

    /** Where the focus is, in words that hold in the next version of the same page. */
    function focusMark() {
      const element = document.activeElement;
      if (!element || !main()?.contains(element)) return null;
      if (element.id) return (to) => to.getElementById(element.id);
      const same = (one) => one.tagName === element.tagName && one.name === element.name
        && one.value === element.value && one.getAttribute('href') === element.getAttribute('href')
        && one.form?.getAttribute('action') === element.form?.getAttribute('action');
      const all = (of) => [...$('main', of).querySelectorAll(element.tagName)].filter(same);
      const index = all(document).indexOf(element);
      return (to) => all(to)[index];
    }

    /** Copies what a document says about itself outside of its main part. */
    function takeHead(next) {
      for (const name of ['lang', 'dir', 'data-product', 'data-look', 'data-keys', 'data-kept']) {
        const value = next.documentElement.getAttribute(name);
        if (value === null) document.documentElement.removeAttribute(name);
        else document.documentElement.setAttribute(name, value);
      }
      document.title = next.title;
      for (const name of ['form-token', 'position', 'theme-color']) {
        const metas = next.querySelectorAll(`meta[name="${name}"]`);
        document.querySelectorAll(`meta[name="${name}"]`).forEach((meta, index) => {
          if (metas[index]) meta.replaceWith(metas[index]); else meta.remove();
        });
      }
      for (const part of ['.bar', '.foot', '#keys']) {
        const [mine, theirs] = [$(part), $(part, next)];
        if (mine && theirs && mine.innerHTML !== theirs.innerHTML) mine.replaceWith(theirs);
      }
    }

    /** Shows the page that some HTML is, and keeps focus and scroll where it is the same page. */
    async function show(html, url = location.href) {
      const next = parse(html);
      const fresh = $('main', next);
      const isOther = ownScript(next) !== ownScript(document)
        || next.documentElement.dataset.person !== document.documentElement.dataset.person;
      if (!fresh || isOther) return location.assign(url);
      const here = new URL(location.href), there = new URL(url, here);
      const isSame = here.pathname === there.pathname;
      const mark = isSame ? focusMark() : null;
      const open = [...main().querySelectorAll('details[open][id]')].map((one) => one.id);
      takeHead(next);
      main().replaceWith(document.adoptNode(fresh));
      if (there.href !== here.href) history[isSame ? 'replaceState' : 'pushState']({}, '', there);
      shownAddress = there.pathname + there.search;
      for (const id of open) document.getElementById(id)?.setAttribute('open', '');
      if (mark) mark(document)?.focus({ preventScroll: true });
      if (!isSame) { scrollTo(0, 0); main().focus(); }
      document.dispatchEvent(new CustomEvent('daybook:shown'));
      for (const script of next.querySelectorAll('script[type=module][src]')) {
        await import(script.getAttribute('src'));
      }
    }

    /** Fetches the page anew and shows it where it has changed. */
    async function refresh() {
      const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
      if (response.status === 401) return location.reload();
      if (!response.ok) return;
      const html = await response.text();
      if (isBeingEdited()) return;
      const next = parse(html);
      if ($('main', next)?.innerHTML === shownMain) { takeHead(next); await showNotices(); }
      else { shownMain = $('main', next)?.innerHTML; await show(html); }
    }
    let shownMain = main()?.innerHTML;

    /** Where not all tabs fit, the current one is in sight. */
    function showTab() {
      for (const tab of document.querySelectorAll('nav.tabs [aria-current], .bar [aria-current]')) {
        const list = tab.closest('nav.tabs, .bar ul');
        const [box, around] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
        list.scrollLeft += box.left - around.left - (around.width - box.width) / 2;
      }
    }
    document.addEventListener('daybook:shown', showTab);
    showTab();

    // A link within the page comes by here too, and leads nowhere else.
    let shownAddress = location.pathname + location.search;
    addEventListener('popstate', () => {
      if (location.pathname + location.search !== shownAddress) location.reload();
    });
    document.addEventListener('daybook:refresh', () => refresh());
    """#
}
