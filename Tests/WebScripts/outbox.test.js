// Writes made without a connection are sent once it is back: in order, once, for nobody else.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { hub, kept, open } from './browser.js';

open();
// The service worker of a hub below a path.
globalThis.location = new URL('https://hub.test/daybook/service-worker.js');
const { deliver, isWaiting, outbox, sendWaiting, ticket: askForTicket } =
  await import('../../Modules/HubWeb/Content/Script/outbox.js');

const ticket = JSON.stringify({ person: 'eva', token: 'today' });
const write = (more = {}) => outbox.put({ person: 'eva', action: '/mori/habits/read/up',
  body: 'step=10', key: 'key-1', at: Date.now(), ...more });

beforeEach(() => {
  kept.clear();
  hub.calls.length = hub.answers.length = 0;
});

test('the token is asked for below the path of the hub', async () => {
  hub.answer(ticket);
  assert.equal((await askForTicket()).token, 'today');
  assert.deepEqual(hub.calls.map((call) => call.path), ['/daybook/form-token']);
});

test('a write that the hub takes is sent with its key, and is gone', async () => {
  const number = await write();
  hub.answer('<main></main>');
  assert.equal((await deliver(number, 'today')).state, 'sent');
  const [call] = hub.calls;
  assert.equal(call.method, 'POST');
  assert.equal(call.path, '/mori/habits/read/up');
  assert.equal(call.body, 'step=10');
  assert.equal(call.headers['Idempotency-Key'], 'key-1');
  assert.equal(call.headers['X-Form-Token'], 'today');
  assert.deepEqual(await outbox.all(), []);
});

test('a write that nobody answers waits', async () => {
  const number = await write();
  assert.equal((await deliver(number, 'today')).state, 'waits');
  assert.equal((await outbox.all()).length, 1);
});

test('two who send the same write send it once', async () => {
  const number = await write();
  hub.answer('<main></main>');
  const both = await Promise.all([deliver(number, 'today'), deliver(number, 'today')]);
  assert.deepEqual(both.map(({ state }) => state), ['sent', 'gone']);
  assert.equal(hub.calls.length, 1);
});

const answers = [
  // A status, what the page says, and what becomes of the write when somebody watches and when not.
  [400, '<h1 data-message>No.</h1>', 'refused', 'refused'],
  [404, 'not found', 'refused', 'refused'],
  [429, '<h1 data-message>Too often.</h1>', 'refused', 'waits'],
  [429, 'a proxy says so', 'waits', 'waits'],
  [502, 'a proxy says so', 'waits', 'waits'],
  [503, '<h1 data-message data-later>Busy.</h1>', 'waits', 'waits'],
  [401, '<h1 data-message>Log in.</h1>', 'waits', 'waits'],
];
for (const [status, html, watched, alone] of answers) {
  for (const [isWatched, state] of [[true, watched], [false, alone]]) {
    const who = isWatched ? 'watched' : 'sent later';
    test(`${status} “${html}”: a write that is ${who} ${state}`, async () => {
      const number = await write();
      hub.answer(html, { status });
      assert.equal((await deliver(number, 'today', isWatched)).state, state);
      assert.equal(isWaiting((await outbox.all())[0]), state === 'waits');
    });
  }
}

test('a token that has ended is asked for anew, and the write is sent again', async () => {
  const number = await write();
  hub.answer('no', { status: 403 });
  hub.answer(ticket);
  hub.answer('<main></main>');
  assert.equal((await deliver(number, 'yesterday')).state, 'sent');
  assert.deepEqual(hub.calls.map(({ path }) => path),
    ['/mori/habits/read/up', '/daybook/form-token', '/mori/habits/read/up']);
  assert.equal(hub.calls[2].headers['X-Form-Token'], 'today');
  assert.equal(hub.calls[2].headers['Idempotency-Key'], 'key-1');
});

test('what one person wrote is never sent for another', async () => {
  const number = await write({ person: 'adam' });
  hub.answer('no', { status: 403 });
  hub.answer(ticket);
  assert.equal((await deliver(number, 'yesterday')).state, 'waits');
  hub.answer(ticket);
  assert.equal(await sendWaiting(), 0);
  assert.deepEqual(hub.calls.map(({ method }) => method), ['POST', 'GET', 'GET']);
});

test('what is older than the hub remembers keys is refused unsent', async () => {
  const number = await write({ at: Date.now() - 30 * 86400000 });
  assert.deepEqual(await deliver(number, 'today'), { state: 'refused', html: '' });
  assert.equal(hub.calls.length, 0);
});

test('a write that leads somewhere stays with that address, without what it wrote', async () => {
  const number = await write({ leads: true });
  hub.answer('<main></main>',
    { url: 'https://hub.test/aclio/goals/run?wrote=batch-7', redirected: true });
  await deliver(number, 'today');
  assert.equal((await outbox.find(number)).to, 'https://hub.test/aclio/goals/run');
});

test('all that waits is sent in its order, up to the first that nobody answers', async () => {
  for (const body of ['first', 'second', 'third']) await write({ body, key: body });
  hub.answer(ticket);
  hub.answer('<main></main>');
  assert.equal(await sendWaiting(), 1);
  assert.deepEqual(hub.calls.map(({ body }) => body), [undefined, 'first', 'second']);
  assert.deepEqual((await outbox.all()).map(({ body }) => body), ['second', 'third']);
});

test('a write that has to wait holds back those to its address and no others', async () => {
  await write({ action: '/aclio/new', body: 'plan' });
  await write({ action: '/mori/gratitude', body: 'tea' });
  await write({ action: '/aclio/new', body: 'another plan' });
  hub.answer(ticket);
  hub.answer('<h1 data-message>The coach is asked too often.</h1>', { status: 429 });
  hub.answer('<main></main>');
  assert.equal(await sendWaiting(), 1);
  assert.deepEqual(hub.calls.map(({ body }) => body), [undefined, 'plan', 'tea']);
  assert.deepEqual((await outbox.all()).map(({ body }) => body), ['plan', 'another plan']);
});

test('nothing more is sent once nobody is logged in', async () => {
  await write({ action: '/aclio/new' });
  await write({ action: '/mori/gratitude' });
  hub.answer(ticket);
  hub.answer('<h1 data-message>Log in.</h1>', { status: 401 });
  assert.equal(await sendWaiting(), 0);
  assert.equal(hub.calls.length, 2);
});

test('nobody is asked for a ticket while nothing waits', async () => {
  assert.equal(await sendWaiting(), 0);
  assert.equal(hub.calls.length, 0);
});
