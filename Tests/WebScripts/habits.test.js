// Habits that are dragged among others, and a week in a row.

import assert from 'node:assert/strict';
import { test } from 'node:test';

// The scripts only listen until something happens.
globalThis.document = { addEventListener() {}, querySelectorAll: () => [] };

const { shift } = await import('../../Modules/Mori/Content/Script/order.js');
const { completed } = await import('../../Modules/Mori/Content/Script/moment.js');

for (const [y, above, below, rows] of [
  [100, [50], [150], 0], [40, [50], [150], -1], [10, [50, 20], [150], -2],
  [30, [50, 20], [150], -1], [160, [50], [150, 250], 1], [400, [], [150, 250], 2],
  [100, [], [], 0],
]) {
  test(`dropped at ${y} between ${above} and ${below} a row moves by ${rows}`, () => {
    assert.equal(shift(y, above, below), rows);
  });
}

for (const [before, after, ids] of [
  [{ read: 6 }, { read: 7 }, ['read']], [{ read: 7 }, { read: 7 }, []],
  [{ read: 5 }, { read: 7 }, []], [{}, { read: 7 }, []],
  [{ read: 6, walk: 6 }, { read: 6, walk: 7 }, ['walk']],
]) {
  test(`from ${JSON.stringify(before)} to ${JSON.stringify(after)} a week is whole: ${ids}`, () => {
    const map = (object) => new Map(Object.entries(object));
    assert.deepEqual(completed(map(before), map(after)), ids);
  });
}
