// Replaces the shown page with another one or with its next version.

import { $, $$, main, on, parse, takeHead } from "./document.js";
import { holdFocus, holdWritten } from "./fields.js";

const ownScript = (of) => $('script[src*="/script."]', of)?.getAttribute('src');

// The markup as the hub sent it, without the changes of scripts and people.
let shownMain = main()?.innerHTML;

/** Indicates whether a document equals the shown page. */
export const isShown = (next) => $('main', next)?.innerHTML === shownMain;

/** Makes the next page count as changed. */
export const forgetShown = () => { shownMain = ''; };

/** Replaces the main part. */
function swap(fresh, isSame) {
  const [log, theirs] = [main(), fresh].map((one) => $(':scope > [role=log]', one));
  if (!isSame || !log || !theirs) return main().replaceWith(document.adoptNode(fresh));
  // A log element stays in place, so that screen readers announce its additions.
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

/** Loads the style sheets of a page that this one lacks. */
const takeStyles = (next) => Promise.all($$('link[rel=stylesheet]', next)
  .filter((link) => !$(`link[href="${link.getAttribute('href')}"]`))
  .map((link) => new Promise((end) => {
    link.onload = link.onerror = end;
    document.head.append(link);
  })));

/** Shows a page. The same page keeps its focus, scroll position and input. */
export async function show(html, url = location.href) {
  const next = parse(html);
  const fresh = $('main', next);
  shownMain = fresh?.innerHTML;
  const [mine, theirs] = [document.documentElement, next.documentElement];
  const isOther = ownScript(next) !== ownScript(document) || theirs.lang !== mine.lang
    || theirs.dataset.person !== mine.dataset.person;
  if (!fresh || isOther) return location.assign(url);
  const here = new URL(location.href), there = new URL(url, here);
  const isSame = here.pathname === there.pathname;
  const held = isSame ? [holdWritten(next), holdFocus(next)] : [];
  const open = $$('details[open][id]', main()).map((one) => one.id);
  await takeStyles(next);
  takeHead(next);
  swap(fresh, isSame);
  if (there.href !== here.href) history[isSame ? 'replaceState' : 'pushState']({}, '', there);
  shownPath = there.pathname;
  for (const id of open) document.getElementById(id)?.setAttribute('open', '');
  for (const putBack of held) putBack();
  if (!isSame) { scrollTo(0, 0); main().focus(); }
  document.dispatchEvent(new CustomEvent('daybook:shown'));
  for (const script of $$('script[type=module][src]', next)) {
    await import(script.getAttribute('src'));
  }
}

/** Scrolls the current tab into view if not all tabs fit. */
function showTab() {
  for (const tab of $$('nav.tabs [aria-current], .bar ul [aria-current]')) {
    const list = tab.closest('nav.tabs, .bar ul');
    const [box, around] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += box.left - around.left - (around.width - box.width) / 2;
  }
}
on('daybook:shown', showTab);
showTab();

// Links within the page also end up here, without a new path.
let shownPath = location.pathname;
addEventListener('popstate', () => {
  if (location.pathname !== shownPath) location.reload();
});

// A transition between two pages that a third one overtakes is no error.
for (const event of ['pageswap', 'pagereveal']) {
  addEventListener(event, ({ viewTransition }) => {
    for (const end of ['updateCallbackDone', 'ready', 'finished']) viewTransition?.[end]?.catch(() => {});
  });
}
