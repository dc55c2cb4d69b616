// The palette: goes anywhere and does anything by its words, on Ctrl K or ⌘K.

import { $, $$, base, here, make, on, parse, words } from "./document.js";

const palette = () => $('#palette');
const field = () => $('input[type=search]', palette());
const results = () => $$('.results :is(a, button)', palette());
let asked = 0, searching;

/** Shows what fits the typed words. */
export async function lookUp() {
  const order = asked += 1;
  const query = new URLSearchParams({ q: field().value, back: here() });
  try {
    const response = await fetch(`${base}do?${query}`, { headers: { Accept: 'text/html' } });
    const list = response.ok && $('main .results', parse(await response.text()));
    if (order === asked && list) $('.results', palette()).replaceWith(document.adoptNode(list));
  } catch {
    if (order !== asked) return;
    $('.results', palette()).replaceChildren(make('li', words.offline));
  }
}

export function openPalette() {
  if (palette().open) return palette().close();
  $('dialog[open]')?.close();
  palette().showModal();
  field().select();
  lookUp();
}

/** Moves from the field through the results and back. */
function step(by) {
  const stops = [field(), ...results()], at = stops.indexOf(document.activeElement);
  stops[(at + by + stops.length) % stops.length].focus();
}

on('keydown', (event) => {
  if (!palette()) return;
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
    && !event.shiftKey) {
    event.preventDefault();
    return openPalette();
  }
  if (!palette().open || event.isComposing) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1);
  }
});
on('input', ({ target }) => {
  if (!palette()?.contains(target)) return;
  clearTimeout(searching);
  searching = setTimeout(lookUp, 90);
});
on('submit', async (event) => {
  if (!palette()?.contains(event.target)) return;
  // An act of the list is a form like any other.
  if (event.target.method === 'post') return palette().close();
  event.preventDefault();
  clearTimeout(searching);
  await lookUp();
  results()[0]?.click();
}, true);
on('click', (event) => {
  const link = event.target.closest?.('#palette [data-fills]');
  if (!link) return;
  event.preventDefault();
  field().value = link.dataset.fills;
  field().focus();
  lookUp();
});
