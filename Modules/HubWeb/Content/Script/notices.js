// Notices about the connection and waiting writes, and the times to send those.

import { $, kept, language, make, me, on, words } from "./document.js";
import { isWaiting, outbox, sendWaiting, ticket } from "./outbox.js";
import { complaint } from "./remarks.js";
import { forgetShown } from "./swap.js";
import { confirmed, toast } from "./toasts.js";
import { applyWaiting, canKeep, mine } from "./writes.js";

/** Announces possible news at the hub. */
const news = () => document.dispatchEvent(new Event('daybook:news'));

const buttonOf = (text, act, className) => {
  const button = make('button', text, className);
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
};

function timeText(moment) {
  const date = new Date(moment), isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(language(),
    { ...(isToday ? {} : { dateStyle: 'medium' }), timeStyle: 'short', hourCycle: 'h23' });
}

/** Describes a write, with buttons for its actions. */
function rowOf(write, ...buttons) {
  const row = make('li', ''), head = make('p', ''), actions = make('div', '', 'row');
  head.append(make('strong', write.title), ' ', make('span', timeText(write.at), 'quiet'));
  actions.append(...buttons);
  row.append(head, ...(write.text ? [make('p', write.text, 'kept')] : []), actions);
  return row;
}

/** Removes a write unless it has been sent, and returns whether it did. */
export async function withdraw({ number }) {
  const waits = await navigator.locks.request(`daybook.write.${number}`, async () => {
    const write = await outbox.find(number);
    await outbox.remove(number);
    return Boolean(write);
  });
  forgetShown();
  await showNotices();
  news();
  return waits;
}

const discard = (write) => buttonOf(kept.discard, async () => {
  if (await confirmed(kept.question, kept.discard)) await withdraw(write);
}, 'danger');

const again = (write) => buttonOf(kept.again, async () => {
  const { refused, ...fresh } = write;
  await outbox.put({ ...fresh, key: crypto.randomUUID(), at: Date.now() });
  sendLater();
});

const dismiss = (write, element) => {
  element.addEventListener('click', () => outbox.remove(write.number).then(showNotices));
  return element;
};

/** Returns the notice of a write's result: it leads to a page, was refused, or is unknown. */
function noticeOf(write) {
  const notice = make('section', ''), list = make('ul', '', 'rows');
  if (write.to !== undefined) {
    const link = make('a', kept.open, 'button primary');
    link.href = write.to;
    list.append(rowOf(write, dismiss(write, link), dismiss(write, buttonOf(kept.dismiss))));
    notice.append(make('p', kept.arrived), list);
  } else {
    list.append(rowOf(write, again(write), discard(write)));
    notice.append(make('p', write.refused ? kept.refused : kept.doubtful));
    if (write.refused) notice.append(make('p', complaint(write.refused), 'form-error'));
    notice.append(list);
  }
  return notice;
}

let noticesShown = '', isAway = false;

/** Records and shows whether the hub is unreachable. */
export function setAway(now) {
  if (isAway === now) return;
  isAway = now;
  showNotices();
}

/** Shows the page's age, the waiting writes and the refused ones. */
export async function showNotices() {
  const box = $('.notices'), at = document.documentElement.dataset.kept;
  if (!box) return;
  const writes = await mine(), waiting = writes.filter(isWaiting);
  applyWaiting(waiting);
  const isCut = isAway && !at && !$('main.offline');
  const state = JSON.stringify(
    [at, isCut, writes.map(({ key, refused, to }) => [key, refused, to])]);
  if (state === noticesShown) return;
  noticesShown = state;
  const parts = at ? [make('p', kept.shown.replace('{}', timeText(at)))]
    : isCut ? [make('p', words.offline)] : [];
  if (waiting.length) {
    const details = make('details', ''), list = make('ul', '', 'rows');
    details.open = $('details', box)?.open ?? false;
    details.append(make('summary', kept.waiting.replace('{}', waiting.length)));
    list.append(...waiting.map((write) => rowOf(write, discard(write))));
    const send = buttonOf(kept.send, sendLater, 'primary');
    details.append(make('p', kept.hint, 'quiet'), list, send);
    parts.push(details);
  }
  for (const write of writes.filter((one) => !isWaiting(one))) parts.push(noticeOf(write));
  box.replaceChildren(...parts);
  box.hidden = parts.length === 0;
}

let retry, pause = 2000;

/** Sends waiting writes, and retries until none is left. */
export async function sendLater() {
  clearTimeout(retry);
  const sent = canKeep ? await sendWaiting().catch(() => 0) : 0;
  if (sent) told(sent);
  await showNotices();
  const isLeft = (await mine()).some(isWaiting);
  pause = isLeft ? Math.min(pause * 2, 60000) : 2000;
  if (isLeft) retry = setTimeout(sendLater, pause);
}

/** Schedules waiting writes for this page, or for the browser when no page is open. */
export function later() {
  clearTimeout(retry);
  retry = setTimeout(sendLater, pause);
  navigator.serviceWorker.ready.then((worker) => worker.sync?.register('daybook.outbox'))
    .catch(() => {});
  return showNotices();
}

/** Reports that waiting writes were sent. */
export function told(sent) {
  toast(kept.sent.replace('{}', sent));
  forgetShown();
  news();
}

/** Resumes after the hub is reachable again. */
export function reconnected() {
  setAway(false);
  if ($('main.offline')) return location.reload();
  if (document.documentElement.dataset.kept) news();
  sendLater();
}

// A hub on this machine is reachable without a network.
addEventListener('offline', async () => { if (me()) setAway(!(await ticket())); });
addEventListener('online', () => { reconnected(); news(); });

on('daybook:shown', () => {
  noticesShown = '';
  showNotices();
});
if (me()) showNotices().then(sendLater);
