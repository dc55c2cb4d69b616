// Messages beside a form.

import { $, $$, isOpen, make, on, parse, words } from "./document.js";
import { FIELDS, isChoice } from "./fields.js";
import { toast } from "./toasts.js";

/** Returns the message of an error page with its hint. The frame's template has `data-hint` too. */
export function complaint(html) {
  const page = parse(html);
  const say = (selector) => $(selector, page)?.textContent.trim() ?? '';
  return [say('[data-message]') || words.failed, say('p[data-hint]')].filter(Boolean).join(' ');
}

/** Indicates whether a form is only a button. */
export const isAct = (form) => !$('input:not([type=hidden]), textarea, select', form);

/** Shows a message beside a form. One that is only a button has no room for it. */
export function remark(form, message, kind, role) {
  const sheet = form.closest('dialog');
  if (!form.isConnected || sheet && !isOpen(sheet) || isAct(form)) return toast(message);
  let note = $(`.${kind}`, form);
  if (!note) {
    note = make('p', '', kind);
    note.setAttribute('role', role);
    form.append(note);
  }
  note.textContent = message;
}

/** Shows an error at the field whose value it names, or at the only one, and goes there. */
export function complain(form, message) {
  remark(form, message, 'form-error', 'alert');
  const note = $('.form-error', form);
  const all = $$(FIELDS, form).filter((one) => !isChoice(one));
  const field = all.find(({ value }) => value.length > 1 && message.includes(value.trim()))
    ?? (all.length === 1 ? all[0] : undefined);
  if (!note || !field) return;
  note.id = 'form-error';
  (field.closest('label') ?? field).after(note);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', note.id);
  field.focus();
}
on('input', ({ target }) => target.removeAttribute?.('aria-invalid'));

/** Shows the result of an optimistic form, or takes it back (`by` is -1). */
export function hope(form, by, name = form.dataset.optimistic) {
  if (!name) return;
  form.classList.toggle(name, by > 0);
  form.dispatchEvent(new CustomEvent('daybook:hoped', { bubbles: true, detail: by }));
}

/** Shows the state of an autosaving form. */
export const tell = (form, text) => {
  const place = $('output[data-saved]', form);
  if (place && text) place.textContent = text;
};
