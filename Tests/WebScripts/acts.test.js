// Acts of the page: each says what it did where there is room for it, and shows its result at once.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { clock, hub, kept, openPage, page, settled } from './browser.js';

const MAIN = `<main class="today">
  <ul class="act-rows"><li><form class="step" method="post" action="/tick"><button>Tick</button></form>
    <a href="/step">A long step</a></li></ul>
  <form class="words" method="post" action="/thanks"><input name="text" value="Tea">
    <button>Add</button></form></main>`;

const { window } = openPage(page(MAIN), 'https://hub.test/');
await import('../../Modules/HubWeb/Content/Script/forms.js');
await import('../../Modules/HubWeb/Content/Script/notices.js');

const $ = (selector) => document.querySelector(selector);
const press = (selector) => {
  $(`${selector} button`).click();
  return settled();
};

beforeEach(() => {
  document.querySelector('main').outerHTML = MAIN;
  $('.toasts').replaceChildren();
  kept.clear();
  hub.calls.length = hub.answers.length = 0;
});

test('a form that is only a button says what happened in the toast', async () => {
  await press('form.step');
  assert.match($('.toast').textContent, /Kept here\./);
  assert.equal($('form.step p'), null);
});

test('a form with a field says it beside the field', async () => {
  await press('form.words');
  assert.equal($('form.words .form-kept').textContent, 'Kept here.');
});
