// Another page, or the next version of this one, in place of what is shown.

import { $, main, parse, takeHead } from "./document.js";
import { holdFocus, holdWritten } from "./fields.js";

const ownScript = (of) => $('script[src^="/script."]', of)?.getAttribute('src');

// As the hub sent it: what scripts and people change in it is no news.
let shownMain = main()?.innerHTML;

/** Whether a document shows what is shown already. */
export const isShown = (next) => $('main', next)?.innerHTML === shownMain;

/** Whatever the hub shows next is news. */
export const forgetShown = () => { shownMain = ''; };

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
