// As much of a browser as the scripts of the pages need: a document, a clock that stands still until
// a test moves it, a hub that answers what a test says, and what a browser keeps.

import { webcrypto } from 'node:crypto';
import { createRequire } from 'node:module';
import { plain } from './selectors.js';

const { JSDOM } = createRequire(import.meta.url)('jsdom');

/** Lets everything happen that waits for nothing but its turn. */
export const settled = async () => {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((go) => setImmediate(go));
};

/** What the page asks the hub: each call, and the answers to come. */
export const hub = {
  calls: [],
  answers: [],
  /** Answers the next call: with HTML, or with nothing at all. */
  answer(html, { status = 200, url, redirected = false } = {}) {
    hub.answers.push(html === undefined ? undefined : { html, status, url, redirected });
  },
  fetch: async (address, options = {}) => {
    const url = new URL(address, 'https://hub.test').href;
    hub.calls.push({ method: options.method ?? 'GET', url, path: new URL(url).pathname,
      body: options.body?.toString(), headers: options.headers ?? {},
      keepalive: options.keepalive ?? false });
    const next = hub.answers.shift();
    if (!next) throw new TypeError('no connection');
    const { html, status, redirected } = next;
    return { status, ok: status >= 200 && status < 300, redirected, url: next.url ?? url,
      text: async () => html, json: async () => JSON.parse(html) };
  },
};

/** Timers that run when a test lets time pass. */
export const clock = {
  timers: new Map(), number: 0, now: 0,
  pass(milliseconds) {
    clock.now += milliseconds;
    for (const [number, { at, act }] of [...clock.timers]) {
      if (at <= clock.now && clock.timers.delete(number)) act();
    }
    return settled();
  },
};

/** A store of IndexedDB, whose requests end one by one. */
export const kept = new Map();
function database() {
  let last = 0;
  const request = (act) => ({ result: act() });
  const store = {
    getAll: () => request(() => [...kept.values()]),
    get: (number) => request(() => kept.get(number)),
    put: (write) => request(() => {
      const number = write.number ?? (last += 1);
      kept.set(number, { ...write, number });
      return number;
    }),
    delete: (number) => request(() => { kept.delete(number); }),
  };
  const transaction = () => {
    const one = { objectStore: () => store };
    setImmediate(() => one.oncomplete());
    return one;
  };
  return {
    open: () => {
      const opening = { result: { transaction } };
      setImmediate(() => opening.onsuccess());
      return opening;
    },
  };
}

/** Locks by name, one holder after the other. */
function locks() {
  const held = new Map();
  return {
    async request(name, options, act = options) {
      if (options.ifAvailable && held.has(name)) return act(null);
      const work = (held.get(name) ?? Promise.resolve()).then(() => act({ name }));
      const end = work.catch(() => {});
      held.set(name, end);
      end.then(() => { if (held.get(name) === end) held.delete(name); });
      return work;
    },
  };
}

const give = (name, value) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** What only the outbox and the service worker need. */
export function open() {
  give('fetch', hub.fetch);
  give('crypto', webcrypto);
  give('indexedDB', database());
  give('navigator', { locks: locks() });
}

/** Opens a page of the hub; its scripts are imported afterwards. */
export function openPage(html, address = 'https://hub.test/mori') {
  open();
  const { window } = new JSDOM(html, { url: address, pretendToBeVisual: true });
  for (const type of [window.Document, window.Element, window.DocumentFragment]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const search = type.prototype[name];
      if (search) type.prototype[name] = function (list) { return search.call(this, plain(list)); };
    }
  }
  for (const name of ['document', 'history', 'DOMParser', 'FormData', 'Event', 'CustomEvent']) {
    give(name, window[name]);
  }
  const worker = { ready: Promise.resolve({}), register: async () => {}, addEventListener() {} };
  give('window', window);
  give('navigator', { locks: locks(), serviceWorker: worker });
  window.indexedDB = globalThis.indexedDB;
  give('addEventListener', window.addEventListener.bind(window));
  give('CSS', { escape: (text) => text.replace(/["\\]/g, '\\$&') });
  give('scrollTo', () => {});
  give('EventSource', class { addEventListener() {} close() {} });
  const went = [];
  const part = (name) => ({ get: () => window.location[name], enumerable: true });
  give('location', Object.defineProperties({
    assign: (to) => went.push(to), reload: () => went.push('again'),
  }, { href: part('href'), origin: part('origin'), pathname: part('pathname'),
    search: part('search') }));
  give('setTimeout', (act, after = 0) => {
    clock.number += 1;
    clock.timers.set(clock.number, { at: clock.now + after, act });
    return clock.number;
  });
  give('clearTimeout', (number) => clock.timers.delete(number));
  return { window, went };
}

/** A whole page of the hub around a main part. */
export const page = (main, { language = 'en', position = 1, person = 'eva' } = {}) => `<!doctype html>
<html lang="${language}" data-person="${person}"><head><title>Mori</title>
<meta name="form-token" content="token-${position}"><meta name="position" content="${position}">
<meta name="undoable" content=""><script src="/script.1.js"></script></head>
<body><aside class="notices" hidden></aside>
<template id="kept-words" data-here="Kept here." data-shown="As of {}" data-waiting="{} waiting"
  data-sent="{} sent" data-hint="Later."></template>
${main}
<div class="toasts"></div>
<template id="words" data-saved="Saved." data-saving="Saving …" data-failed="That did not work."
  data-merged="Both are kept." data-undone="Undone."
  data-offline="No connection." data-undo="Undo"></template></body></html>`;
