// The next version of a page takes the place of the one that is shown, and nothing away from whoever
// is writing in it.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { hub, openPage, page, settled } from './browser.js';

const diary = (entries, more = '') => `<main class="mori" tabindex="-1"><h1>Diary</h1>
  <form method="post" action="/mori/diary"><input type="hidden" name="form_token" value="1">
  <input name="title"><textarea name="text"></textarea>
  <label><input type="checkbox" name="home" value="on"></label></form>
  <details id="marks"><summary>Mood</summary></details>
  <ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>${more}</main>`;

const { window, went } = openPage(page(diary(['Bread'])));
const { document } = window;
const { refresh } = await import('../../Modules/HubWeb/Content/Script/refresh.js');
const { forgetShown, show } = await import('../../Modules/HubWeb/Content/Script/swap.js');
const { giveBack, isBeingEdited, written } =
  await import('../../Modules/HubWeb/Content/Script/fields.js');
await settled();

const one = (selector) => document.querySelector(selector);
const entries = () => [...document.querySelectorAll('main li')].map((item) => item.textContent);

beforeEach(async () => {
  went.length = hub.calls.length = hub.answers.length = 0;
  document.activeElement?.blur();
  one('form')?.reset();
  forgetShown();
  await show(page(diary(['Bread'])));
});

test('news is shown, with the facts that hold on every page', async () => {
  hub.answer(page(diary(['Rain', 'Bread']), { position: 2 }));
  await refresh();
  assert.deepEqual(entries(), ['Rain', 'Bread']);
  assert.equal(one('meta[name=position]').content, '2');
  assert.equal(one('meta[name=form-token]').content, 'token-2');
});

test('a page without news stays as it is, to its last element', async () => {
  const before = one('main');
  hub.answer(page(diary(['Bread']), { position: 2 }));
  await refresh();
  assert.equal(one('main'), before);
  assert.equal(one('meta[name=position]').content, '2');
});

test('what is written stays, and with it the focus and the caret', async () => {
  const field = one('textarea');
  field.focus();
  field.value = 'Nobody in a hurry';
  field.setSelectionRange(7, 9);
  one('[name=home]').checked = true;
  await show(page(diary(['Rain', 'Bread'])));
  const next = one('textarea');
  assert.notEqual(next, field);
  assert.equal(next.value, 'Nobody in a hurry');
  assert.equal(document.activeElement, next);
  assert.deepEqual([next.selectionStart, next.selectionEnd], [7, 9]);
  assert.equal(one('[name=home]').checked, true);
  assert.equal(one('[name=title]').value, '');
  assert.deepEqual(entries(), ['Rain', 'Bread']);
});

test('nothing is swapped under the hands of whoever is writing', async () => {
  one('[name=title]').value = 'A title';
  assert.equal(isBeingEdited(), true);
  hub.answer(page(diary(['Rain', 'Bread'])));
  await refresh();
  assert.deepEqual(entries(), ['Bread']);
});

test('what the hub holds by now is written no more', async () => {
  one('[name=title]').value = 'A title';
  assert.equal(written().length, 1);
  one('[name=title]').defaultValue = 'A title';
  assert.equal(isBeingEdited(), false);
});

test('what was opened stays open', async () => {
  one('details').open = true;
  await show(page(diary(['Rain'])));
  assert.equal(one('details').open, true);
});

test('of a log only what is new comes, so that nothing is read aloud twice', async () => {
  const talk = (said) => diary([], `<section role="log"><ol>${said.map(
    (text) => `<li>${text}</li>`).join('')}</ol></section><p>${said.length} in all</p>`);
  await show(page(talk(['Hello.'])));
  const [log, first] = [one('[role=log]'), one('[role=log] li')];
  await show(page(talk(['Hello.', 'How are you?'])));
  assert.equal(one('[role=log]'), log);
  assert.equal(one('[role=log] li'), first);
  assert.deepEqual(entries(), ['Hello.', 'How are you?']);
  assert.equal(one('main > p').textContent, '2 in all');
});

test('another page begins at its top, and has an address of its own', async () => {
  one('[name=title]').value = 'A title';
  await show(page('<main class="lesson" tabindex="-1"><h1>Lesson</h1></main>'),
    'https://hub.test/lesson');
  assert.equal(location.pathname, '/lesson');
  assert.equal(document.activeElement, one('main'));
  window.history.back();
});

for (const [what, other] of [['language', { language: 'sk' }], ['person', { person: 'adam' }]]) {
  test(`a page of another ${what} is opened anew`, async () => {
    const before = one('main');
    await show(page(diary(['Chlieb']), other), 'https://hub.test/mori');
    assert.deepEqual(went, ['https://hub.test/mori']);
    assert.equal(one('main'), before);
  });
}

test('what was refused is given back to the form’s next version', async () => {
  const form = one('form'), field = one('textarea');
  field.value = 'Too long';
  field.defaultValue = 'Too long';
  await show(page(diary(['Rain'])));
  const here = giveBack(form, [field]);
  assert.notEqual(here, form);
  assert.equal(here.elements.text.value, 'Too long');
});

test('a transition between pages that is overtaken is no error', async () => {
  const problems = [];
  const note = (problem) => problems.push(problem);
  process.on('unhandledRejection', note);
  for (const name of ['pageswap', 'pagereveal']) {
    const event = new window.Event(name);
    event.viewTransition = {
      ready: Promise.reject(new Error('aborted')), finished: Promise.reject(new Error('aborted')),
    };
    window.dispatchEvent(event);
  }
  await new Promise((resolve) => { setImmediate(resolve); });
  process.off('unhandledRejection', note);
  assert.deepEqual(problems, []);
});
