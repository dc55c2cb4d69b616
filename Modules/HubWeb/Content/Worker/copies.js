// Caches files by version and the most recent pages.
//
// Files never change under their names and come from the cache. Pages come from the hub, or without
// a connection from the last copy, marked with its time. Copies belong to one person: a page of
// another one, or of nobody, removes them.

const SHELL = `shell.${VERSION}`, ROOT = new URL('.', location.href).pathname;
const OFFLINE = `${ROOT}offline`, SHELL_FILES = FILES.map((file) => ROOT + file.slice(1));
const MOST_PAGES = 40, LARGEST_PAGE = 1 << 20, PATIENCE = 4000, FRESH = 3600000;
const AWAY = [502, 503, 504];

self.addEventListener('install', (event) => event.waitUntil((async () => {
  const shell = await caches.open(SHELL);
  await shell.addAll(SHELL_FILES);
  await shell.put(OFFLINE, await fetch(OFFLINE, { credentials: 'omit' }));
  await self.skipWaiting();
})()));

self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith('shell.') && name !== SHELL) await caches.delete(name);
  }
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
})()));

self.addEventListener('fetch', (event) => {
  const { request } = event, url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (SHELL_FILES.includes(url.pathname)) event.respondWith(fileOf(request));
  else if (request.mode === 'navigate') event.respondWith(pageOf(event));
});

const fileOf = async (request) => (await caches.match(request)) ?? fetch(request);

// Responses requested before a change of person are not stored for the next one.
let asked = 0, changedAt = 0;

async function pageOf(event) {
  const { url } = event.request, order = ++asked;
  const network = (async () => {
    const response = (await event.preloadResponse) ?? await fetch(event.request);
    return { response, copy: response.clone() };
  })();
  event.waitUntil(network.then(({ copy }) => keep(url, copy, order)).catch(() => {}));
  const kept = await findKept(url);
  try {
    const late = new Promise((_, fail) => { if (kept) setTimeout(fail, PATIENCE); });
    const { response } = await Promise.race([network, late]);
    if (!AWAY.includes(response.status)) return response;
  } catch { /* Nobody answers. */ }
  return kept ? marked(kept) : offlinePage();
}

const pageCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith('pages.'));

async function findKept(url) {
  for (const name of await pageCaches()) {
    const kept = await (await caches.open(name)).match(url);
    if (kept) return kept;
  }
}

/** Stores the last copy of a page for its person. */
async function keep(url, response, order) {
  const person = response.headers.get('Daybook-Person');
  if (!person || order < changedAt || response.status > 401) return;
  const mine = `pages.${person}`;
  for (const name of await pageCaches()) {
    if (name === mine) continue;
    changedAt = ++asked;
    await caches.delete(name);
  }
  if (person === 'none' || response.status !== 200) return;
  const html = await response.text();
  if (html.length > LARGEST_PAGE) return;
  const headers = { 'Daybook-Kept': new Date().toISOString() };
  for (const name of ['Content-Type', 'Content-Security-Policy']) {
    headers[name] = response.headers.get(name) ?? '';
  }
  headers['Daybook-Position'] = html.match(/name="position" content="(\d+)"/)?.[1] ?? '0';
  const pages = await caches.open(mine);
  await pages.delete(url);
  await pages.put(url, new Response(html, { headers }));
  const others = (await pages.keys()).filter((one) => new URL(one.url).pathname !== ROOT);
  for (const old of others.slice(0, Math.max(0, others.length - MOST_PAGES))) {
    await pages.delete(old);
  }
}

/** Returns a copy marked with its time, for the page's script, and with the current files. */
async function marked(kept) {
  let html = await kept.text();
  for (const file of FILES) {
    const [stem, , ending] = file.split('.');
    html = html.replace(new RegExp(`${stem}\\.[0-9a-z]+\\.${ending}"`, 'g'), `${file}"`);
  }
  const at = kept.headers.get('Daybook-Kept');
  return new Response(html.replace('<html ', `<html data-kept="${at}" `),
    { headers: kept.headers });
}

/** Returns the offline page for the last person, if there is no copy. */
async function offlinePage() {
  const page = await (await caches.open(SHELL)).match(OFFLINE);
  const person = (await pageCaches())[0]?.slice('pages.'.length) ?? '';
  const html = (await page.text()).replace('<html ', `<html data-person="${person}" `);
  return new Response(html, { headers: page.headers });
}

// A page reports its path, language and position: the worker then refreshes its copies of the page
// and of Today, and the offline page in that language.
self.addEventListener('message', (event) => {
  const { shown, language, position } = event.data ?? {};
  if (!shown) return;
  event.waitUntil((async () => {
    const shell = await caches.open(SHELL);
    if ((await shell.match(OFFLINE))?.headers.get('Content-Language') !== language) {
      const page = await fetch(`${OFFLINE}?lang=${language}`, { credentials: 'omit' });
      if (page.ok) await shell.put(OFFLINE, page);
    }
    for (const path of new Set([ROOT, shown])) {
      const { href } = new URL(path, location.origin), kept = await findKept(href);
      const isFresh = kept && Number(kept.headers.get('Daybook-Position')) >= position
        && Date.now() - Date.parse(kept.headers.get('Daybook-Kept')) < FRESH;
      if (isFresh) continue;
      const order = ++asked;
      await keep(href, await fetch(href, { headers: { Accept: 'text/html' } }), order);
    }
  })().catch(() => {}));
});
