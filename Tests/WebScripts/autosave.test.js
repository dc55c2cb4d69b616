// A form that saves itself: a pause after typing sends it, and what the hub says of it stands beside
// it. What is typed meanwhile, or cannot be sent, is never lost.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { clock, hub, kept, openPage, page, settled } from './browser.js';

const form = (text, saved = '') => `<main class="mori"><form method="post"
  action="/mori/diary/2026-11-21" data-autosave>
  <input type="hidden" name="seen" value="${text}" data-seen="text">
  <textarea name="text">${text}</textarea>
  <output data-saved>${saved}</output></form></main>`;

const { window } = openPage(page(form('Bread')));
const { document } = window;
await import('../../Modules/HubWeb/Content/Script/autosave.js');
const { unsaved } = await import('../../Modules/HubWeb/Content/Script/fields.js');
const { forgetShown, show } = await import('../../Modules/HubWeb/Content/Script/swap.js');
await settled();

const field = () => document.querySelector('textarea');
const seen = () => document.querySelector('[name=seen]').value;
const said = () => document.querySelector('output').textContent.trim();
const sent = () => hub.calls.filter(({ method }) => method === 'POST')
  .map(({ body }) => new URLSearchParams(body).get('text'));
const type = (text) => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};

beforeEach(async () => {
  unsaved.clear();
  kept.clear();
  clock.timers.clear();
  hub.calls.length = hub.answers.length = 0;
  forgetShown();
  await show(page(form('Bread')));
});

test('a pause after typing saves the form once', async () => {
  hub.answer(page(form('Bread and rain', 'Saved at 9:31')));
  for (const text of ['Bread a', 'Bread and r', 'Bread and rain']) {
    type(text);
    await clock.pass(500);
  }
  assert.equal(said(), 'Saving …');
  assert.deepEqual(sent(), []);
  await clock.pass(200);
  assert.deepEqual(sent(), ['Bread and rain']);
  assert.equal(said(), 'Saved at 9:31');
});

test('what is left is saved at once', async () => {
  hub.answer(page(form('Bread', 'Saved at 9:31')));
  type('Rain');
  field().dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
  assert.deepEqual(sent(), ['Rain']);
  await clock.pass(700);
  assert.deepEqual(sent(), ['Rain']);
});

test('what is typed while the form is on its way is sent next', async () => {
  let answer;
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    await new Promise((go) => { answer = go; });
    return fetch(...call);
  };
  hub.answer(page(form('Bread and\nSnow', 'Saved at 9:31')));
  type('Bread and');
  await clock.pass(700);
  type('Bread and rain');
  globalThis.fetch = fetch;
  answer();
  await settled();
  assert.equal(field().value, 'Bread and rain');
  assert.equal(seen(), 'Bread and');
  assert.equal(said(), 'Saving …');
  hub.answer(page(form('Bread and rain', 'Saved at 9:32')));
  await clock.pass(700);
  assert.deepEqual(sent(), ['Bread and', 'Bread and rain']);
});

test('a refusal is said beside the form with its hint, and is still to be saved', async () => {
  hub.answer(page(`<main><h1 data-message>The entry is too long.</h1>
    <p data-hint>Leave something out.</p></main>`), { status: 400 });
  type('Bread and rain');
  await clock.pass(700);
  assert.equal(said(), 'The entry is too long. Leave something out.');
  assert.equal(field().value, 'Bread and rain');
  assert.equal(unsaved.size, 1);
});

test('without a connection the last version is kept here, and no other', async () => {
  for (const text of ['Bread a', 'Bread and rain']) {
    type(text);
    await clock.pass(700);
  }
  assert.equal(said(), 'Kept here.');
  const bodies = [...kept.values()].map(({ body }) => new URLSearchParams(body).get('text'));
  assert.deepEqual(bodies, ['Bread and rain']);
});

test('a page that goes sends what is not saved yet without waiting', async () => {
  hub.answer(page(form('Rain')));
  type('Rain');
  window.dispatchEvent(new Event('pagehide'));
  await settled();
  assert.deepEqual(hub.calls.map(({ keepalive, method }) => [method, keepalive]), [['POST', true]]);
  assert.equal(kept.size, 0);
});

test('what somebody else wrote meanwhile comes into the field', async () => {
  hub.answer(page(form('Bread\nSnow', 'Saved at 9:31')));
  type('Bread and rain');
  await clock.pass(700);
  assert.equal(new URLSearchParams(hub.calls[0].body).get('seen'), 'Bread');
  assert.equal(field().value, 'Bread\nSnow');
  assert.equal(seen(), 'Bread\nSnow');
  assert.equal(said(), 'Both are kept.');
});
