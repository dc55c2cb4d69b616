// Submits forms without leaving the page.

import { unschedule } from "./autosave.js";
import { language, on, words } from "./document.js";
import { FIELDS, giveBack, taken, unsaved, valueOf } from "./fields.js";
import { withdraw } from "./notices.js";
import { complain, hope } from "./remarks.js";
import { post } from "./sending.js";
import { clearToast, confirmed, toast } from "./toasts.js";
import { aboutOf, markKept } from "./writes.js";

const actionOf = (form, button) => button?.getAttribute('formaction')
  ?? form.getAttribute('action') ?? location.pathname;

/** Returns the value of a field as people write it. */
const typed = (field) => field?.type === 'date' && field.valueAsDate
  ? field.valueAsDate.toLocaleDateString(language(), { dateStyle: 'long', timeZone: 'UTC' })
  : field?.value;

// The request that each form is sending.
const busy = new WeakMap();

on('submit', async (event) => {
  const form = event.target, button = event.submitter;
  const method = button?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
  if (event.defaultPrevented || method.toLowerCase() !== 'post') return;
  if ('plain' in form.dataset) return;
  event.preventDefault();
  const question = button?.dataset.confirm ?? form.dataset.confirm;
  const action = actionOf(form, button), data = new FormData(form, button);
  // Files are never queued.
  const hasFile = form.enctype === 'multipart/form-data';
  const fields = hasFile ? data : new URLSearchParams(data);
  // Steps add up; any other repeated press counts once.
  const sending = `${action} ${hasFile ? '' : fields}`;
  if (busy.get(form) === sending && !('step' in form.dataset)) return;
  const about = hasFile ? undefined : aboutOf(form, button);
  if (question && !(await confirmed(question, button.textContent.trim()))) return;
  unschedule(form);
  const sent = [...form.elements].filter((field) => field.matches(FIELDS));
  for (const field of sent) taken.set(field, valueOf(field));
  busy.set(form, sending);
  form.setAttribute('aria-busy', 'true');
  const hopeful = button?.dataset.optimistic ?? form.dataset.optimistic;
  hope(form, 1, hopeful);
  if (form.dataset.waiting) toast(form.dataset.waiting);
  const done = 'quiet' in form.dataset ? '' : (form.dataset.done ?? words.saved)
    .replace(/\{(\w+)\}/g, (whole, name) => typed(form.elements[name]) ?? whole);
  const said = form.dataset, undo = !('final' in said);
  const result = await post(action, fields, { done, about, undo, said }).finally(() => {
    if (busy.get(form) !== sending) return;
    busy.delete(form);
    form.removeAttribute('aria-busy');
  });
  if (form.dataset.waiting && !(done && result?.html)) clearToast();
  if (result?.waits) return keepAt(form, result.waits, hopeful);
  hope(form, -1, hopeful);
  if (!result?.message) return;
  for (const field of sent) taken.delete(field);
  const here = giveBack(form, sent);
  if ('autosave' in here.dataset) unsaved.add(here);
  complain(here, result.message);
});

/** Shows a waiting write at its form. Nothing but the write has to be undone to undo it. */
function keepAt(form, write, hopeful) {
  markKept(form, write, async () => {
    clearToast();
    if (await withdraw(write)) hope(form, -1, hopeful);
  });
}

// Sends forms for scripts of products that show the result themselves.
on('daybook:send', (event) => {
  const form = event.target, { submitter } = event.detail;
  const fields = new URLSearchParams(new FormData(form, submitter));
  const about = aboutOf(form, submitter);
  event.detail.answer = post(actionOf(form, submitter), fields, { shows: false, about })
    .then((result) => {
      if (result?.waits) markKept(form, result.waits);
      return result;
    });
});
