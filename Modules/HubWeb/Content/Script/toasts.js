// Short messages and confirmations.

import { $, main, make, on, words } from "./document.js";

let toastTimer;

/** Shows a message for a while, with a button that undoes what it says if `undo` is given. */
export function toast(text, undo, label = words.undo) {
  const box = $('.toasts');
  if (!box || !text) return;
  clearTimeout(toastTimer);
  const note = make('p', text, 'toast');
  if (undo) {
    const button = make('button', label);
    button.type = 'button';
    button.addEventListener('click', undo);
    note.append(button);
  }
  box.replaceChildren(note);
  const leave = () => { toastTimer = setTimeout(() => note.remove(), 8000); };
  for (const event of ['pointerenter', 'focusin']) {
    note.addEventListener(event, () => clearTimeout(toastTimer));
  }
  for (const event of ['pointerleave', 'focusout']) note.addEventListener(event, leave);
  leave();
}

// The focus before it moved to a message.
let beforeToast;
on('focusin', ({ target, relatedTarget }) => {
  if (target.closest('.toasts')) beforeToast = relatedTarget;
});

/** Removes the message and returns the focus that it took. */
export function clearToast() {
  const box = $('.toasts');
  if (box.contains(document.activeElement)) {
    (beforeToast?.isConnected ? beforeToast : main()).focus({ preventScroll: true });
  }
  box.replaceChildren();
}

/** Asks for confirmation with the label of the pressed button. */
export function confirmed(question, verb) {
  const dialog = make('dialog', '', 'question'), text = make('p', question);
  text.id = 'question';
  dialog.setAttribute('aria-labelledby', 'question');
  const form = make('form', '', 'row');
  form.method = 'dialog';
  for (const [value, label, kind] of [['', words.no, ''], ['yes', verb, 'danger']]) {
    form.append(Object.assign(make('button', label, kind), { value, autofocus: !value }));
  }
  dialog.append(text, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((answer) => dialog.addEventListener('close', () => {
    dialog.remove();
    answer(dialog.returnValue === 'yes');
  }));
}

on('daybook:toast', (event) => toast(event.detail));
