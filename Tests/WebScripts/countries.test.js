// The list of countries for the life expectancy.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage } from './browser.js';

const { window } = openPage(`<main class="mori"><select name="country"><option value="">–</option>
  <option value="AT">Austria</option><option value="DE">Germany</option>
  <option value="SK" selected>Slovakia</option><option value="ES">Spain</option></select></main>`);
window.document.documentElement.lang = 'de';
await import('../../Modules/Mori/Content/Script/countries.js');

test('is named and sorted in the language of the page, and the choice stays', () => {
  const list = window.document.querySelector('select');
  assert.deepEqual([...list.options].map((country) => country.textContent),
    ['–', 'Deutschland', 'Österreich', 'Slowakei', 'Spanien']);
  assert.equal(list.value, 'SK');
});
