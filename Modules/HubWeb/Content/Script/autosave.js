// Forms that save themselves while a person types.

import { $, on, parse, takeFacts, words } from "./document.js";
import { sameForm, seenOf, settle, unsaved } from "./fields.js";
import { catchUp } from "./live.js";
import { tell } from "./remarks.js";
import { post } from "./sending.js";
import { toast } from "./toasts.js";
import { aboutOf, markKept, sendLeaving } from "./writes.js";

const saving = new WeakMap();

/** Cancels a form's autosave. Returns `true` if it had unsaved input. */
export function unschedule(form) {
  clearTimeout(saving.get(form));
  return unsaved.delete(form);
}

/** Records what was saved as seen. Returns `true` if the field now also has what others wrote. */
function see(form, sent, there) {
  let isMerged = false;
  for (const seen of seenOf(form)) {
    const field = form.elements[seen.dataset.seen];
    if (!field) continue;
    seen.value = sent.get(field.name);
    const kept = there?.elements[field.name]?.value ?? seen.value;
    if (kept === seen.value || unsaved.has(form)) continue;
    field.value = seen.value = kept;
    isMerged = true;
  }
  return isMerged;
}

/** Sends a form and shows the server's message beside it. */
export async function save(form, keepalive = false) {
  if (!unschedule(form)) return;
  const action = form.getAttribute('action');
  const fields = new URLSearchParams(new FormData(form));
  const about = aboutOf(form, undefined, true);
  if (keepalive && about) return sendLeaving(action, fields, about);
  const result = await post(action, fields, { shows: false, about });
  // The page may have been replaced meanwhile.
  if (!form.isConnected) form = sameForm(form) ?? form;
  if (result?.waits) return markKept(form, result.waits);
  if (result?.message) {
    if (!form.isConnected) return toast(result.message);
    unsaved.add(form);
    tell(form, result.message);
    return;
  }
  const page = parse(result?.html ?? '');
  // The page's own change needs no notification.
  if (result?.html) takeFacts(page);
  const there = $(`form[action="${CSS.escape(action)}"]`, page);
  const isMerged = see(form, fields, there);
  if (unsaved.has(form)) return;
  const said = $('output[data-saved]', there ?? page) ?? $('output[data-saved]', page);
  tell(form, isMerged ? words.merged : said?.textContent.trim() || words.saved);
  settle(form);
  // The rest of the page updates once nobody is typing.
  catchUp();
}

on('input', (event) => {
  const form = event.target.closest?.('form[data-autosave]');
  if (!form) return;
  unsaved.add(form);
  tell(form, words.saving);
  clearTimeout(saving.get(form));
  saving.set(form, setTimeout(() => save(form), 700));
});
on('change', (event) => {
  const form = event.target.closest?.('form[data-autosave]');
  if (form) save(form);
});
addEventListener('pagehide', () => { for (const form of [...unsaved]) save(form, true); });
// Phones may discard a hidden page without `pagehide`.
on('visibilitychange', () => {
  if (document.hidden) for (const form of [...unsaved]) save(form);
});
