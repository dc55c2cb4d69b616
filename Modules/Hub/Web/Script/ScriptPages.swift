extension FrameScript {
  /// Another page in place of the one that is shown.
  static let pages = #"""
    const $ = (selector, within = document) => within.querySelector(selector);
    const words = $('#words')?.dataset ?? {};
    const main = () => $('main');
    const token = () => $('meta[name=form-token]')?.content ?? '';
    const position = () => Number($('meta[name=position]')?.content ?? 0);
    /** What undo would take back, as a page knows it. */
    const undoable = () => $('meta[name=undoable]')?.content ?? '';
    const parse = (html) => new DOMParser().parseFromString(html, 'text/html');

    const ownScript = (of) => $('script[src^="/script."]', of)?.getAttribute('src');

    /** Copies what a document says of the person's data, which holds on every page. */
    function takeFacts(next, more = []) {
      for (const name of ['form-token', 'position', 'undoable', ...more]) {
        const metas = next.querySelectorAll(`meta[name="${name}"]`);
        document.querySelectorAll(`meta[name="${name}"]`).forEach((meta, index) => {
          if (metas[index]) meta.replaceWith(metas[index]); else meta.remove();
        });
      }
    }

    /** Copies what a document says about itself outside of its main part. */
    function takeHead(next) {
      for (const name of ['lang', 'dir', 'data-product', 'data-look', 'data-keys', 'data-kept']) {
        const value = next.documentElement.getAttribute(name);
        if (value === null) document.documentElement.removeAttribute(name);
        else document.documentElement.setAttribute(name, value);
      }
      document.title = next.title;
      takeFacts(next, ['theme-color']);
      for (const part of ['.bar', '.foot', '#keys']) {
        const [mine, theirs] = [$(part), $(part, next)];
        if (mine && theirs && mine.innerHTML !== theirs.innerHTML) mine.replaceWith(theirs);
      }
    }

    /** Puts a main part in the place of the one that is shown. */
    function swap(fresh, isSame) {
      const [log, theirs] = [main(), fresh].map((one) => $(':scope > [role=log]', one));
      if (!isSame || !log || !theirs) return main().replaceWith(document.adoptNode(fresh));
      // A log stays, because what comes into it is read aloud; around it all is new.
      const list = $('ol', log), now = [...list.children], next = [...$('ol', theirs).children];
      next.forEach((item, index) => {
        if (!now[index]) list.append(item);
        else if (now[index].outerHTML !== item.outerHTML) now[index].replaceWith(item);
      });
      for (const item of now.slice(next.length)) item.remove();
      const nodes = [...fresh.childNodes], place = nodes.indexOf(theirs);
      for (const node of [...main().childNodes]) if (node !== log) node.remove();
      log.before(...nodes.slice(0, place));
      log.after(...nodes.slice(place + 1));
    }

    /** Shows the page that some HTML is; of the same page focus, scroll and what is written stay. */
    async function show(html, url = location.href) {
      const next = parse(html);
      const fresh = $('main', next);
      const [mine, theirs] = [document.documentElement, next.documentElement];
      const isOther = ownScript(next) !== ownScript(document) || theirs.lang !== mine.lang
        || theirs.dataset.person !== mine.dataset.person;
      if (!fresh || isOther) return location.assign(url);
      const here = new URL(location.href), there = new URL(url, here);
      const isSame = here.pathname === there.pathname;
      const held = isSame ? [holdWritten(next), holdFocus(next)] : [];
      const open = [...main().querySelectorAll('details[open][id]')].map((one) => one.id);
      takeHead(next);
      swap(fresh, isSame);
      if (there.href !== here.href) history[isSame ? 'replaceState' : 'pushState']({}, '', there);
      shownPath = there.pathname;
      for (const id of open) document.getElementById(id)?.setAttribute('open', '');
      for (const putBack of held) putBack();
      if (!isSame) { scrollTo(0, 0); main().focus(); }
      document.dispatchEvent(new CustomEvent('daybook:shown'));
      for (const script of next.querySelectorAll('script[type=module][src]')) {
        await import(script.getAttribute('src'));
      }
    }

    /** Fetches the page anew and shows it where it has changed. */
    async function refresh(isAsked = false) {
      const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
      setAway(false);
      if (response.status === 401) return location.reload();
      if (!response.ok) return;
      const html = await response.text();
      if (isBeingEdited(isAsked)) return;
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
    let shownPath = location.pathname;
    addEventListener('popstate', () => {
      if (location.pathname !== shownPath) location.reload();
    });
    document.addEventListener('daybook:refresh', ({ detail }) => {
      const shown = refresh(true).catch(() => {});
      if (detail) detail.shown = shown;
    });
    """#
}
