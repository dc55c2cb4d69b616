// Keyboard shortcuts, which can be turned off (WCAG 2.2, 2.1.4).

import { $, $$, main, on, undoable } from "./document.js";
import { openPalette } from "./palette.js";
import { takeBack } from "./sending.js";

let isGoing = false;

const NEW = '[data-new], [data-key="n"]', SEARCH = '[data-search], input[type=search]';
const FIELD = 'input:not([type=hidden]), textarea, select';

const press = (selector, place = main()) => {
  const element = $(selector, place);
  if (!element) return false;
  const field = element.matches(FIELD) ? element : $(FIELD, element);
  if (field) { field.focus(); field.select?.(); } else element.click();
  return true;
};

const STOP = 'a[href], button:not(:disabled), summary';
// The first thing to press in each entry of the page's lists.
const entries = () => $$('li, article', main())
  .filter((one) => !one.closest('nav') && !one.querySelector('li, article'))
  .map((one) => [one, $$(STOP, one).find((stop) => stop.checkVisibility())])
  .filter(([, stop]) => stop);

/** Moves the focus to the next entry of the page's lists, or to the one before. */
function walk(by) {
  const all = entries();
  const at = all.findIndex(([entry]) => entry.contains(document.activeElement));
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by];
  next?.[1].focus();
  return Boolean(next);
}

function showKeys() {
  const sheet = $('#keys'), list = $('#page-keys', sheet);
  const own = $$('[data-key]', main()).filter((one) => one.checkVisibility());
  list.replaceChildren(...own.map((element) => {
    const row = document.createElement('li'), key = document.createElement('kbd');
    key.textContent = element.dataset.key;
    row.append(key, ` ${element.getAttribute('aria-label') ?? element.textContent.trim()}`);
    return row;
  }));
  list.hidden = own.length === 0;
  $('#key-new', sheet).hidden = !$(NEW, main());
  $('#key-walk', sheet).hidden = entries().length < 2 || Boolean($('[data-key="j"]', main()));
  sheet.showModal();
}

on('keydown', (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (target.closest?.('input:not([type=checkbox], [type=radio]), textarea, select, dialog,'
    + '[contenteditable]')) return;
  if (document.documentElement.dataset.keys === 'off') return;
  const letter = key.toLowerCase();
  let isTaken = true;
  if (isGoing) {
    isGoing = false;
    const link = document.querySelector(`.bar [data-go="${CSS.escape(letter)}"]`);
    if (link) link.click(); else isTaken = false;
  } else if (key === '?') showKeys();
  else if (letter === 'g') {
    isGoing = true;
    setTimeout(() => { isGoing = false; }, 1500);
  } else if (key === '/') isTaken = press(SEARCH) || press(SEARCH, $('.foot'));
  else if (letter === 'n') isTaken = press(NEW);
  else if (letter === 'u') takeBack(undoable());
  else if (key.length === 1 && press(`[data-key="${CSS.escape(letter)}"]`)) isTaken = true;
  else isTaken = (letter === 'j' || letter === 'k') && walk(letter === 'j' ? 1 : -1);
  if (isTaken) event.preventDefault();
});
on('click', (event) => {
  const button = event.target.closest?.('[data-shows]');
  if (!button) return;
  event.preventDefault();
  if (button.dataset.shows === 'keys') showKeys();
  else if (button.dataset.shows === 'palette') openPalette();
  else document.getElementById(button.dataset.shows)?.showModal?.();
});
