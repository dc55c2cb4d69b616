// The weeks of a life by their dates, which the squares of Mori's page count.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { age, birthday } from '../../Modules/Mori/Content/Script/squares.js';

const at = (day) => Date.parse(`${day}T00:00Z`);
const day = (instant) => new Date(instant).toISOString().slice(0, 10);

for (const [born, years, on] of [
  ['1990-01-01', 36, '2026-01-01'], ['1988-02-29', 4, '1992-02-29'],
  ['1988-02-29', 1, '1989-02-28'], ['1988-02-29', 12, '2000-02-29'],
]) {
  test(`whoever was born on ${born} turns ${years} on ${on}`, () => {
    assert.equal(day(birthday(at(born), years)), on);
  });
}

for (const [born, on, years] of [
  ['1990-05-17', '2026-05-16', 35], ['1990-05-17', '2026-05-17', 36],
  ['1988-02-29', '1989-02-27', 0], ['1988-02-29', '1989-02-28', 1],
  ['1990-05-17', '1980-01-01', 0],
]) {
  test(`whoever was born on ${born} is ${years} on ${on}`, () => {
    assert.equal(age(at(born), at(on)), years);
  });
}
