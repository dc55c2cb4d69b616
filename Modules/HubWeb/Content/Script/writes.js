// Stores writes in the browser until the hub has confirmed them.

import { $, $$, kept, main, me, titleOf, token } from "./document.js";
import { fill, settle, unsaved } from "./fields.js";
import { deliver, headersOf, isWaiting, outbox } from "./outbox.js";
import { hope, isAct, remark, tell } from "./remarks.js";
import { forgetShown } from "./swap.js";
import { toast } from "./toasts.js";

export const canKeep = 'serviceWorker' in navigator && 'locks' in navigator && 'indexedDB' in window
  && Boolean(me());
const inFlight = new Set();

/** The person's writes that wait, were refused or lead to a page. */
export const mine = async () => (await outbox.all().catch(() => []))
  .filter((write) => write.person === me() && !inFlight.has(write.number));

/** Describes a form for its person; nothing if it must not be stored or repeated. */
export function aboutOf(form, button, isDraft = false) {
  if (!canKeep || 'direct' in form.dataset || $('[type=password]', form)) return undefined;
  const label = button?.getAttribute('aria-label') ?? button?.textContent.trim();
  const texts = [...form.elements].filter((field) => field.value?.trim() && field.matches(
    'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=number])'));
  return {
    title: [titleOf(document), isDraft ? '' : label].filter(Boolean).join(' · '),
    text: texts.map((field) => field.value).join('\n'), isDraft, leads: 'leads' in form.dataset,
  };
}

function writeOf(action, fields, about) {
  // Form tokens expire, so a fresh one is added when the write is sent.
  fields.delete('form_token');
  const { pathname, search } = new URL(action, location.href);
  return { ...about, person: me(), action: pathname + search, body: fields.toString(),
    key: crypto.randomUUID(), at: Date.now() };
}

/** Stores a write. Of drafts only the last version is kept. */
export async function keepWrite(action, fields, about) {
  const write = writeOf(action, fields, about);
  try { write.number = await outbox.put(write); } catch { return undefined; }
  inFlight.add(write.number);
  if (about.isDraft) {
    for (const { number, ...other } of await outbox.all()) {
      if (!isWaiting(other) || !other.isDraft || other.person !== write.person
        || other.action !== write.action || number >= write.number) continue;
      await navigator.locks.request(`daybook.write.${number}`, { ifAvailable: true },
        (lock) => lock && outbox.remove(number));
    }
  }
  return write;
}

/** Sends a write after all earlier ones. */
export async function sendWrite(write) {
  try {
    for (const earlier of (await outbox.all()).filter(isWaiting)) {
      if (earlier.person !== write.person || earlier.number >= write.number) continue;
      const { state } = await deliver(earlier.number, token());
      if (state === 'waits') return { state };
    }
    const result = await deliver(write.number, token(), true);
    // The person is still on the page and sees the result.
    if (result.state === 'refused' || (result.state === 'sent' && write.leads)) {
      await outbox.remove(write.number);
    }
    return result;
  } finally { inFlight.delete(write.number); }
}

/** Sends without waiting for the result, because the page is closing. */
export function sendLeaving(action, fields, about) {
  const write = writeOf(action, fields, about), number = outbox.put(write);
  fetch(action, { method: 'POST', body: write.body, keepalive: true,
    headers: headersOf(write, token()) })
    .then(async (response) => { if (response.ok) await outbox.remove(await number); })
    .catch(() => {});
}

/** Returns the form of a write, whose hidden fields tell it from others with its address. */
function formOf({ action, body }) {
  const sent = new URLSearchParams(body);
  return $$(`form[action="${CSS.escape(action)}"]`, main()).find((form) =>
    [...form.elements].every((one) => one.type !== 'hidden' || 'seen' in one.dataset
      || one.name === 'form_token' || sent.get(one.name) === one.value));
}

const writesShown = new WeakMap();

/** Indicates whether a form shows a write for the first time. */
function isNewAt(form, { key }) {
  const shown = writesShown.get(form) ?? new Set();
  writesShown.set(form, shown);
  return !shown.has(key) && Boolean(shown.add(key));
}

/** Marks a form's content as stored in this browser. Its toast has `undo` if it is an act. */
export function markKept(form, write, undo) {
  isNewAt(form, write);
  form.dataset.waits = '';
  forgetShown();
  settle(form);
  if (write.isDraft) tell(form, kept.here);
  else if (undo && isAct(form)) toast([form.dataset.done, kept.here].filter(Boolean).join(' · '), undo);
  else remark(form, kept.here, 'form-kept', 'status');
}

/**
 * Indicates whether the shown page cannot have a write yet. The hub may have done a write whose
 * response was lost, so that only a copy that is older than the write certainly lacks it.
 */
const isLacking = (write) => Date.parse(document.documentElement.dataset.kept) < write.at;

/** Shows waiting writes at their forms, because an offline copy of the page lacks them. */
export function applyWaiting(writes) {
  for (const write of writes) {
    const form = formOf(write);
    const addsUp = form && !write.isDraft && 'optimistic' in form.dataset;
    if (!form || unsaved.has(form) || (addsUp && !isLacking(write))) continue;
    if (!isNewAt(form, write)) continue;
    if (write.isDraft) fill(form, new URLSearchParams(write.body));
    else hope(form, 1);
    if (write.isDraft || !isAct(form)) markKept(form, write);
    else {
      form.dataset.waits = '';
      forgetShown();
    }
  }
}
