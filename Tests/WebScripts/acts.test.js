// Acts of the page: each says what it did where there is room for it, and shows its result at once.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { hub, kept, openPage, page, settled } from './browser.js';

const tick = (name) => `<form class="${name}" method="post" action="/tick" data-optimistic="is-done">
  <input type="hidden" name="step" value="${name}"><button>Tick</button></form>`;
const MAIN = `<main class="today"><ul><li>${tick('other')}</li><li>${tick('step')}</li></ul>
  <form class="ring" method="post" action="/up" data-optimistic="counting" data-step="10"
    data-done="Read: +10 min"><button><svg data-minutes="5" data-goal="20"><circle class="arc"
    stroke-dasharray="25 100"/><text>5</text></svg></button></form>
  <form class="words" method="post" action="/thanks"><input name="text" value="Tea">
    <button>Add</button></form></main>`;

openPage(page(MAIN), 'https://hub.test/');
await import('../../Modules/HubWeb/Content/Script/forms.js');
await import('../../Modules/HubWeb/Content/Script/rings.js');

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

test('minutes show in the ring before the hub has them, and Undo takes the waiting ones back', async () => {
  await press('form.ring');
  const [arc, figure] = ['.arc', 'text'].map((part) => $(`form.ring ${part}`));
  assert.equal(figure.textContent, '15');
  assert.equal(arc.getAttribute('stroke-dasharray'), '75 100');
  assert.equal(kept.size, 1);
  assert.match($('.toast').textContent, /^Read: \+10 min · Kept here\./);
  await press('.toast');
  assert.equal(figure.textContent, '5');
  assert.equal(kept.size, 0);
});

test('a tick made without a connection stays, also on the next copy of the page', async () => {
  await press('form.step');
  assert.ok($('form.step').classList.contains('is-done'));
  document.documentElement.dataset.kept = new Date(Date.now() - 60000).toISOString();
  $('main').outerHTML = MAIN;
  document.dispatchEvent(new CustomEvent('daybook:shown'));
  await settled();
  delete document.documentElement.dataset.kept;
  assert.ok($('form.step').classList.contains('is-done'));
  assert.ok(!$('form.other').classList.contains('is-done'));
});

test('what the hub refuses is taken back and said', async () => {
  hub.answer('<main class="trouble"><h1 data-message>No such step.</h1></main>', { status: 404 });
  await press('form.step');
  assert.ok(!$('form.step').classList.contains('is-done'));
  assert.equal($('.toast').textContent, 'No such step.');
});

test('an error stands at the field whose value it names, which has the focus', async () => {
  hub.answer('<main class="trouble"><h1 data-message>There is “Tea” already.</h1></main>',
    { status: 400 });
  await press('form.words');
  const field = $('form.words input');
  assert.equal(document.activeElement, field);
  assert.equal(field.getAttribute('aria-invalid'), 'true');
  assert.equal(document.getElementById(field.getAttribute('aria-describedby')).textContent,
    'There is “Tea” already.');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  assert.equal(field.getAttribute('aria-invalid'), null);
});

test('Undo says what was undone', async () => {
  hub.answer(page(MAIN), { url: 'https://hub.test/?wrote=1/7', redirected: true });
  await press('form.ring');
  assert.match($('.toast').textContent, /^Read: \+10 min/);
  hub.answer(page(MAIN), { url: 'https://hub.test/', redirected: true });
  await press('.toast');
  assert.equal(new URLSearchParams(hub.calls.at(-1).body).get('batch'), '1/7');
  assert.equal($('.toast').textContent, 'Undone. Read: +10 min');
});

test('an act in a sheet gives the focus back to what opened the sheet', async () => {
  const sheet = (count) => MAIN.replace('</main>', `<button popovertarget="more">${count}</button>
    <dialog popover id="more"><form class="sheet" method="post" action="/skip/${count}"><button>Skip
    </button></form></dialog></main>`);
  $('main').outerHTML = sheet(1);
  $('form.sheet button').focus();
  hub.answer(page(sheet(2)), { url: 'https://hub.test/', redirected: true });
  await press('form.sheet');
  assert.equal(document.activeElement.textContent, '2');
});

test('minutes show on Mori’s pages too, in the habit and in the sum', async () => {
  await import('../../Modules/Mori/Content/Script/minutes.js');
  $('main').outerHTML = `<main class="mori"><p class="bonus"><b data-minutes="5">+5\u00a0min</b></p>
    <div class="habit"><span data-minutes="5">+5\u00a0min</span><form method="post" action="/up"
    data-optimistic="counting" data-step="10"><button>+</button></form></div></main>`;
  const shown = () => [...document.querySelectorAll('[data-minutes]')].map((one) => one.textContent);
  await press('form');
  assert.deepEqual(shown(), ['+15\u00a0min', '+15\u00a0min']);
  await press('.toast');
  assert.deepEqual(shown(), ['+5\u00a0min', '+5\u00a0min']);
});
