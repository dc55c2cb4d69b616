// The wall: a remote's arrows turn it, each hour brings another sentence, and no connection empties
// it.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { clock, hub, openPage, settled } from './browser.js';

const wall = (hour, shown, texts = ['Mind the step.', 'Breathe.']) => `<!doctype html>
<html lang="en" data-look="light"><body><main class="wall" data-hour="${hour}"><h1>Monday</h1>
<p class="clock" data-zone="Europe/Vienna" hidden></p><div class="scenes">${texts.map((text, at) =>
    `<section class="scene"${at === shown ? '' : ' hidden'}>${text}</section>`).join('')}</div>
<div class="beside">9°</div><nav class="dots">${texts.map((_, at) =>
    `<a href="/wall?show=${at + 1}"></a>`).join('')}</nav>
<p class="away" hidden>No connection</p></main></body></html>`;

const { window, went } = openPage(wall(9, 0), 'https://hub.test/wall');
const { document } = window;
globalThis.matchMedia = () => ({ matches: false });
globalThis.setInterval = () => {};
const { enter, renew, shown, turn } = await import('../../Modules/HubWeb/Content/Script/wall.js');
await settled();

const main = () => document.querySelector('main');
const renewed = async () => {
  const done = renew();
  await settled();
  await clock.pass(1500);
  await done;
};
const press = (key, more = {}) => document.dispatchEvent(
  new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

beforeEach(async () => {
  hub.calls.length = hub.answers.length = went.length = 0;
  hub.answer(wall(1, 0, ['Start.']));
  await renewed();
  hub.answer(wall(9, 0));
  await renewed();
});

test('the arrows of a remote control turn it, around the end', () => {
  press('ArrowRight');
  assert.equal(shown(), 1);
  assert.equal(document.querySelector('.dots [aria-current]').getAttribute('href'), '/wall?show=2');
  press('ArrowDown');
  assert.equal(shown(), 0);
  press('ArrowLeft');
  assert.equal(shown(), 1);
  press('ArrowRight', { ctrlKey: true });
  assert.equal(shown(), 1);
});

test('what somebody chose stays for the hour, and the next hour brings its own', async () => {
  turn(1);
  hub.answer(wall(9, 0, ['Mind the step.', 'Breathe slowly.']));
  await renewed();
  assert.equal(shown(), 1);
  assert.equal(document.querySelectorAll('.scene')[1].textContent, 'Breathe slowly.');
  hub.answer(wall(10, 0));
  await renewed();
  assert.equal(shown(), 0);
});

test('nothing new leaves the screen as it is', async () => {
  const scene = document.querySelector('.scene');
  hub.answer(wall(9, 0));
  await renewed();
  assert.equal(document.querySelector('.scene'), scene);
});

test('it fades out before it changes, and at once where nothing may move', async () => {
  hub.answer(wall(10, 1));
  const done = renew();
  await settled();
  assert.equal(main().classList.contains('leaving'), true);
  assert.equal(shown(), 0);
  await clock.pass(1500);
  await done;
  assert.equal(main().classList.contains('leaving'), false);
  assert.equal(shown(), 1);
  document.documentElement.dataset.look = 'paper';
  hub.answer(wall(11, 0).replace('data-look="light"', 'data-look="paper"'));
  await renew();
  assert.equal(shown(), 0);
  document.documentElement.dataset.look = 'light';
});

test('without a connection the last version stays, with a word in the corner', async () => {
  await renew();
  assert.equal(document.querySelector('.away').hidden, false);
  assert.equal(document.querySelector('.scene').textContent, 'Mind the step.');
  hub.answer(wall(9, 0));
  await renewed();
  assert.equal(document.querySelector('.away').hidden, true);
});

test('a screen that was removed shows a code again', async () => {
  hub.answer('<main class="waiting">ABCDEF</main>');
  await renew();
  assert.deepEqual(went, ['again']);
});

test('a screen that waits shows the wall once its code was typed', async () => {
  const before = main();
  before.insertAdjacentHTML('afterend', '<p class="code">ABCDEF</p>');
  hub.answer('<p class="code">ABCDEF</p>');
  await enter();
  assert.deepEqual(went, []);
  hub.answer(wall(9, 0));
  await enter();
  assert.deepEqual(went, ['again']);
  document.querySelector('.code').remove();
});

test('the clock is in the person’s zone', () => {
  assert.match(document.querySelector('.clock').textContent, /^\d{1,2}:\d{2}/);
  assert.equal(document.querySelector('.clock').hidden, false);
});
