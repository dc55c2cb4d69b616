// The document and its facts about the person and their data.

export const $ = (selector, within = document) => within.querySelector(selector);
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
export const on = (name, act, options) => document.addEventListener(name, act, options);
export const make = (name, text, className = '') =>
  Object.assign(document.createElement(name), { textContent: text, className });
export const words = $('#words')?.dataset ?? {};
/** Indicates whether a dialog is open, also as a popover. */
export const isOpen = (dialog) => dialog.checkVisibility?.() ?? dialog.open;
export const main = () => $('main');
export const token = () => $('meta[name=form-token]')?.content ?? '';
export const position = () => Number($('meta[name=position]')?.content ?? 0);
/** The title of a page without the name that all pages have. */
export const titleOf = (page) => page.title.replace(/ · Daybook$/, '');
/** The batch that undo would undo, as a page knows it. */
export const undoable = () => $('meta[name=undoable]')?.content ?? '';
export const parse = (html) => new DOMParser().parseFromString(html, 'text/html');
export const kept = $('#kept-words')?.dataset ?? {};
export const me = () => document.documentElement.dataset.person;
/** The path of the hub's own pages, `/` or `/daybook/`, and the shown page's address below it. */
export const base = document.documentElement.dataset.base ?? '/';
export const here = () => `/${location.pathname.slice(base.length)}${location.search}`;
/** The language of dates. English ones begin with the day, as the hub writes them. */
export const language = () => document.documentElement.lang.replace(/^en$/, 'en-GB');

/** Copies a document's facts about the person's data, which apply to every page. */
export function takeFacts(next, more = []) {
  for (const name of ['form-token', 'position', 'undoable', ...more]) {
    const metas = $$(`meta[name="${name}"]`, next);
    $$(`meta[name="${name}"]`).forEach((meta, index) => {
      if (metas[index]) meta.replaceWith(metas[index]); else meta.remove();
    });
  }
}

/** Copies a document's attributes and title from outside its main part. */
export function takeHead(next) {
  for (const name of ['lang', 'dir', 'data-product', 'data-look', 'data-keys', 'data-kept']) {
    const value = next.documentElement.getAttribute(name);
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  document.title = next.title;
  takeFacts(next, ['theme-color']);
  for (const part of ['.bar', '.foot', '#keys']) {
    const [mine, theirs] = [$(part), $(part, next)];
    if (mine && theirs && mine.innerHTML !== theirs.innerHTML) mine.replaceWith(theirs);
  }
}
