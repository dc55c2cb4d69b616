// The strength of a new password.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage } from './browser.js';

const { window } = openPage(`<form><label><input type="password" autocomplete="new-password"></label>
  <p class="strength" data-weak="Weak" data-fair="Fair" data-strong="Strong" hidden><meter></meter>
  <span></span></p></form>`);
const { strengthOf } = await import('../../Modules/HubWeb/Content/Script/strength.js');

for (const [password, strength] of [
  ['', 0], ['short', 1], ['password123', 1], ['aaaaaaaaaaaaaaaa', 1], ['Summer2026', 1],
  ['tr4in-Lake', 2], ['rain on the tin roof', 3], ['correct horse battery', 3], ['žltý kôň v daždi', 3],
]) {
  test(`“${password}” is ${['nothing', 'weak', 'fair', 'strong'][strength]}`, () => {
    assert.equal(strengthOf(password), strength);
  });
}

test('it is told beside the field while it is typed', () => {
  const field = window.document.querySelector('input'), note = window.document.querySelector('.strength');
  field.autocomplete = 'new-password';
  field.value = 'rain on the tin roof';
  field.dispatchEvent(new window.Event('input', { bubbles: true }));
  assert.equal(note.hidden, false);
  assert.equal(note.querySelector('span').textContent, 'Strong');
  field.value = '';
  field.dispatchEvent(new window.Event('input', { bubbles: true }));
  assert.equal(note.hidden, true);
});
