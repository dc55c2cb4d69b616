// The palette goes anywhere and does anything by its words; keys walk through lists.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { clock, hub, openPage, page, settled } from './browser.js';

const html = page(`<main tabindex="-1"><ul><li><a href="/a">A</a></li><li><button>B</button></li>
  <li>Nothing to press</li><li><a href="/c">C</a></li></ul></main>`)
  .replace('<div class="toasts"', `<dialog id="palette"><form action="/do"><input type="search"
    name="q"></form><ul class="results"></ul></dialog><div class="toasts"`);
const results = (...items) => `<main><ul class="results">${items.join('')}</ul></main>`;
const go = '<li><a href="#history">History</a></li>';
const act = `<li><form method="post" action="/do"><input type="hidden" name="word" value="up">
  <button>Reading: 20</button></form></li>`;
const fill = '<li><a href="/do?q=walk" data-fills="walk ">walk …</a></li>';

const { window } = openPage(html);
const { document } = window;
const dialog = document.querySelector('dialog');
// jsdom has no dialogs to open.
window.HTMLDialogElement.prototype.showModal = function () { this.open = true; };
window.HTMLDialogElement.prototype.close = function () { this.open = false; };
window.Element.prototype.checkVisibility = () => true;
await import('../../Modules/HubWeb/Content/Script/palette.js');
await import('../../Modules/HubWeb/Content/Script/keys.js');
await settled();

const field = dialog.querySelector('input');
const press = (key, more = {}, target = document.activeElement) => {
  const event = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};
const type = async (text) => {
  field.value = text;
  field.dispatchEvent(new window.Event('input', { bubbles: true }));
  await clock.pass(100);
};

beforeEach(async () => {
  dialog.open = false;
  document.activeElement?.blur();
  hub.calls.length = hub.answers.length = 0;
});

test('Ctrl K and ⌘K open it and close it, whatever has the focus', async () => {
  hub.answer(results(go));
  assert.equal(press('k', { ctrlKey: true }, document.body).defaultPrevented, true);
  await settled();
  assert.equal(dialog.open, true);
  assert.deepEqual(hub.calls.map(({ path }) => path), ['/do']);
  press('k', { metaKey: true }, field);
  assert.equal(dialog.open, false);
  assert.equal(press('k', { ctrlKey: true, shiftKey: true }, document.body).defaultPrevented, false);
});

test('what fits the words is shown once they rest', async () => {
  hub.answer(results());
  press('k', { ctrlKey: true }, document.body);
  hub.answer(results(act, go));
  await type('read 20');
  assert.match(hub.calls.at(-1).url, /q=read\+20&back=%2Fmori/);
  assert.equal(dialog.querySelectorAll('.results li').length, 2);
});

test('arrows walk through the results and back to the field', async () => {
  hub.answer(results(act, go));
  press('k', { ctrlKey: true }, document.body);
  await settled();
  field.focus();
  press('ArrowDown');
  assert.equal(document.activeElement.textContent, 'Reading: 20');
  press('ArrowDown');
  press('ArrowDown');
  assert.equal(document.activeElement, field);
  press('ArrowUp');
  assert.equal(document.activeElement.textContent, 'History');
});

test('a command whose words are missing is written in the field', async () => {
  hub.answer(results(fill));
  press('k', { ctrlKey: true }, document.body);
  await settled();
  hub.answer(results(act));
  dialog.querySelector('[data-fills]').click();
  await settled();
  assert.equal(field.value, 'walk ');
  assert.equal(dialog.open, true);
});

test('an act closes it and is sent like any form', async () => {
  hub.answer(results(act));
  press('k', { ctrlKey: true }, document.body);
  await settled();
  dialog.querySelector('.results form')
    .dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }));
  assert.equal(dialog.open, false);
});

test('without a connection it says so', async () => {
  hub.answer(results(go));
  press('k', { ctrlKey: true }, document.body);
  await settled();
  await type('x');
  assert.equal(dialog.querySelector('.results').textContent, 'No connection.');
});

test('j and k walk through the entries that have something to press', () => {
  press('j', {}, document.body);
  assert.equal(document.activeElement.textContent, 'A');
  press('j');
  press('j');
  assert.equal(document.activeElement.textContent, 'C');
  // The last entry is the end.
  press('j');
  assert.equal(document.activeElement.textContent, 'C');
  press('k');
  assert.equal(document.activeElement.textContent, 'B');
});
