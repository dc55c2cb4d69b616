// What is written here is kept in the browser until the hub has answered.

import { $, kept, main, me, titleOf, token } from "./document.js";
import { fill, settle, unsaved } from "./fields.js";
import { deliver, headersOf, isWaiting, outbox } from "./outbox.js";
import { remark, tell } from "./remarks.js";
import { forgetShown } from "./swap.js";
import { toast } from "./toasts.js";

export const canKeep = 'serviceWorker' in navigator && 'locks' in navigator && 'indexedDB' in window
  && Boolean(me());
const inFlight = new Set();

/** What the person wrote here that waits, was refused or led somewhere. */
export const mine = async () => (await outbox.all().catch(() => []))
  .filter((write) => write.person === me() && !inFlight.has(write.number));

/** What a person recognises a form by; nothing for one that must not be kept or repeated. */
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
  // Tokens end; whoever sends a write asks for today's.
  fields.delete('form_token');
  const { pathname, search } = new URL(action, location.href);
  return { ...about, person: me(), action: pathname + search, body: fields.toString(),
    key: crypto.randomUUID(), at: Date.now() };
}

/** Keeps a write; of what saves itself the last version is enough. */
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

/** Sends a write after all that waited before it. */
export async function sendWrite(write) {
  try {
    for (const earlier of (await outbox.all()).filter(isWaiting)) {
      if (earlier.person !== write.person || earlier.number >= write.number) continue;
      const { state } = await deliver(earlier.number, token());
      if (state === 'waits') return { state };
    }
    const result = await deliver(write.number, token(), true);
    // Whoever wrote it is here to see what came of it.
    if (result.state === 'refused' || (result.state === 'sent' && write.leads)) {
      await outbox.remove(write.number);
    }
    return result;
  } finally { inFlight.delete(write.number); }
}

/** Sends without waiting for anything: the page is about to go. */
export function sendLeaving(action, fields, about) {
  const write = writeOf(action, fields, about), number = outbox.put(write);
  fetch(action, { method: 'POST', body: write.body, keepalive: true,
    headers: headersOf(write, token()) })
    .then(async (response) => { if (response.ok) await outbox.remove(await number); })
    .catch(() => {});
}

const writesShown = new WeakMap();

/** Whether a form shows a write for the first time. */
function isNewAt(form, { key }) {
  const shown = writesShown.get(form) ?? new Set();
  writesShown.set(form, shown);
  return !shown.has(key) && Boolean(shown.add(key));
}

/** Says at a form that what it held is kept here. */
export function markKept(form, write) {
  isNewAt(form, write);
  form.dataset.waits = '';
  forgetShown();
  settle(form);
  if (write.isDraft) tell(form, kept.here);
  else if ('optimistic' in form.dataset) toast(kept.here);
  else remark(form, kept.here, 'form-kept', 'status');
}

/** Shows at their forms what waits: a copy of a page has nothing of it. */
export function applyWaiting(writes) {
  for (const write of writes) {
    const form = $(`form[action="${CSS.escape(write.action)}"]`, main());
    if (!form || unsaved.has(form) || !isNewAt(form, write)) continue;
    if (write.isDraft) fill(form, new URLSearchParams(write.body));
    else form.dispatchEvent(new CustomEvent('daybook:kept', { bubbles: true }));
    if (write.isDraft || !('optimistic' in form.dataset)) markKept(form, write);
    else {
      form.dataset.waits = '';
      forgetShown();
    }
  }
}
