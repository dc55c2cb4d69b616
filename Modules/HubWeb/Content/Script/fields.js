// Typed input and the focus, which survive the next version of the page.

import { $, $$, isOpen, main } from "./document.js";

export const FIELDS = ':is(input:not([type=hidden], [type=file]), textarea, select)';
export const isChoice = (field) => ['checkbox', 'radio'].includes(field.type);
export const valueOf = (field) => isChoice(field) ? field.checked : field.value;

export function isChanged(field) {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!field.options) return field.value !== field.defaultValue;
  const options = [...field.options];
  // Without a default, browsers select the first option.
  return field.selectedOptions[0]
    !== (options.findLast((one) => one.defaultSelected) ?? options[0]);
}

// Autosaving forms with unsent input.
export const unsaved = new Set();

// The values of fields at the time their form was sent.
export const taken = new WeakMap();
const isWritten = (field) => isChanged(field) && taken.get(field) !== valueOf(field);
export const written = () => $$(FIELDS, main()).filter(isWritten);

const hiddenOf = (form) => [...form?.elements ?? []].filter((one) => one.type === 'hidden');
// Hidden fields that record the version the person has seen; they differ in the next version. Those
// with the whole text name its field.
export const seenOf = (form) => hiddenOf(form).filter((one) => 'seen' in one.dataset);
const formName = (form) => form ? JSON.stringify([form.getAttribute('action'),
  ...hiddenOf(form).filter((one) => one.name !== 'form_token' && !('seen' in one.dataset))
    .map((one) => [one.name, one.value])]) : '';
export const sameForm = (form) =>
  $$('form', main()).find((one) => formName(one) === formName(form));

/** Returns the counterpart of an element in the page's next version. */
function nextOf(element, next) {
  if (element.id) return next.getElementById(element.id);
  const name = element.matches(FIELDS)
    ? (one) => [formName(one.form), one.name, isChoice(one) && one.value].join('\n')
    : (one) => [one.name, one.value, one.getAttribute('href'),
      one.form?.getAttribute('action')].join('\n');
  const all = (of) => $$(element.tagName, $('main', of))
    .filter((one) => name(one) === name(element));
  const index = all(document).indexOf(element), there = all(next);
  // A button that does the opposite now is still the button of its form.
  return there[index] ?? there[index - 1] ?? (element.form && $(
    `main form[action="${CSS.escape(element.form.getAttribute('action'))}"] button`, next));
}

function carry(field, to) {
  if (isChoice(field)) to.checked = field.checked;
  else if (!to.options || [...to.options].some((one) => one.value === field.value)) {
    to.value = field.value;
  }
  // The person has still seen only the previous version.
  for (const seen of seenOf(field.form)) {
    const there = seenOf(to.form).find((one) => one.name === seen.name);
    if (there) there.value = seen.value;
  }
}

/** Restores refused input in a form's next version and returns that form. */
export function giveBack(form, sent) {
  const here = sameForm(form);
  if (form.isConnected || !here) return form;
  for (const field of sent) {
    const to = [...here.elements].find((one) => one.matches(FIELDS) && one.name === field.name
      && (!isChoice(field) || one.value === field.value));
    if (to && !isChanged(to)) carry(field, to);
  }
  return here;
}

/** Returns a function that restores unsent input in the page's next version. */
export function holdWritten(next) {
  const pairs = written().map((field) => [field, nextOf(field, next)]);
  return () => {
    for (const [field, to] of pairs) {
      if (to) carry(field, to);
    }
    for (const [field, to] of pairs) {
      if (to && unsaved.delete(field.form)) {
        to.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  };
}

/** Returns the control that opens a sheet. */
const openerOf = (id) => id ? $$(
  `[popovertarget="${CSS.escape(id)}"], [data-shows="${CSS.escape(id)}"]`, main())
  .find((one) => !one.closest('dialog, [popover]')) : undefined;

/** Returns a function that restores the focus and the caret. */
export function holdFocus(next) {
  const element = document.activeElement;
  if (!element || !main()?.contains(element)) return () => {};
  const to = nextOf(element, next), sheet = element.closest('dialog, [popover]')?.id;
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } = element;
  return () => {
    to?.focus({ preventScroll: true });
    if (document.activeElement !== to) {
      return (openerOf(sheet) ?? main()).focus({ preventScroll: true });
    }
    if (typeof selectionStart === 'number' && to.setSelectionRange) {
      to.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
    }
    to.scrollTop = scrollTop;
  };
}

/** Makes a form's current values its defaults, until the next page shows them. */
export function settle(form) {
  for (const field of form.elements) {
    if (!field.matches(FIELDS)) continue;
    if (isChoice(field)) field.defaultChecked = field.checked;
    else if (!field.options) field.defaultValue = field.value;
    else for (const option of field.options) option.defaultSelected = option.selected;
  }
}

/** Fills a form's fields with values by name. */
export function fill(form, values) {
  for (const field of form.elements) {
    if (!field.name || field.type === 'hidden' || !('defaultValue' in field)) continue;
    if (['checkbox', 'radio'].includes(field.type)) {
      field.checked = values.getAll(field.name).includes(field.value);
    } else field.value = values.get(field.name) ?? field.value;
  }
}

/** Indicates whether replacing the page would lose input or disturb the person. */
export function isBeingEdited(isAsked = false) {
  if (unsaved.size || $('main[data-busy]') || $$('dialog').some(isOpen)) return true;
  const isTyping = !isAsked && document.hasFocus() && document.activeElement?.matches(
    'main :is(textarea, input:not([type=checkbox], [type=radio]))');
  return isTyping || written().length > 0;
}
