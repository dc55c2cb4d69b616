// Short messages and confirmations.

import { $, main, on, words } from "./document.js";

let toastTimer;

/** Shows a message for a while, with an undo button if `undo` is given. */
export function toast(text, undo) {
  const box = $('.toasts');
  if (!box || !text) return;
  clearTimeout(toastTimer);
  const note = document.createElement('p');
  note.className = 'toast';
  note.append(text);
  if (undo) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words.undo;
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
  const dialog = document.createElement('dialog');
  const text = document.createElement('p');
  text.textContent = question;
  text.id = 'question';
  dialog.setAttribute('aria-labelledby', 'question');
  const form = document.createElement('form');
  form.method = 'dialog';
  form.className = 'row';
  for (const [value, label, kind] of [['', words.no, ''], ['yes', verb, 'danger']]) {
    const button = document.createElement('button');
    Object.assign(button, { value, textContent: label, className: kind, autofocus: !value });
    form.append(button);
  }
  dialog.className = 'question';
  dialog.append(text, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((answer) => dialog.addEventListener('close', () => {
    dialog.remove();
    answer(dialog.returnValue === 'yes');
  }));
}

on('daybook:toast', (event) => toast(event.detail));
