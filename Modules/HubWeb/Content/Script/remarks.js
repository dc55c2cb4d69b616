// Messages beside a form.

import { $, parse, words } from "./document.js";
import { toast } from "./toasts.js";

/** Returns the message of an error page with its hint. The frame's template has `data-hint` too. */
export function complaint(html) {
  const page = parse(html);
  const say = (selector) => $(selector, page)?.textContent.trim() ?? '';
  return [say('[data-message]') || words.failed, say('p[data-hint]')].filter(Boolean).join(' ');
}

/** Shows a message beside a form. A form that is only a button has no room for one. */
export function remark(form, message, kind, role) {
  if (!form.isConnected || form.closest('dialog:not([open])')
    || !$('input:not([type=hidden]), textarea, select', form)) return toast(message);
  let note = $(`.${kind}`, form);
  if (!note) {
    note = document.createElement('p');
    note.className = kind;
    note.setAttribute('role', role);
    form.append(note);
  }
  note.textContent = message;
}
export const complain = (form, message) => remark(form, message, 'form-error', 'alert');

/** Shows the state of an autosaving form. */
export const tell = (form, text) => {
  const place = $('output[data-saved]', form);
  if (place && text) place.textContent = text;
};
