// Writes that the hub has not confirmed yet, shared by pages and the service worker.
//
// A write is stored in the browser before it is sent and removed after the hub's response. Its
// idempotency key makes it count once, however often it is sent.

// The service worker lies at the root of the hub's own pages.
const root = () => (globalThis.document
  ? document.documentElement.dataset.base ?? '/' : new URL('.', location.href).pathname);
const TOO_LONG = 29 * 86400000;
const LATER = [401, 408, 425, 429, 502, 503, 504];

export const outbox = (() => {
  let opened;
  const open = () => opened ??= new Promise((done, fail) => {
    const request = indexedDB.open('daybook', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('writes', { keyPath: 'number', autoIncrement: true });
    };
    request.onerror = () => { opened = undefined; fail(request.error); };
    request.onsuccess = () => {
      const forget = () => { opened = undefined; };
      request.result.onclose = forget;
      request.result.onversionchange = () => { request.result.close(); forget(); };
      done(request.result);
    };
  });
  const work = async (mode, act) => {
    const transaction = (await open()).transaction('writes', mode, { durability: 'strict' });
    const request = act(transaction.objectStore('writes'));
    return new Promise((done, fail) => {
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => fail(transaction.error);
    });
  };
  return {
    open,
    all: () => work('readonly', (writes) => writes.getAll()),
    find: (number) => work('readonly', (writes) => writes.get(number)),
    put: (write) => work('readwrite', (writes) => writes.put(write)),
    remove: (number) => work('readwrite', (writes) => writes.delete(number)),
  };
})();

export const isWaiting = (write) => write.refused === undefined && write.to === undefined;

/** Returns the logged-in person and their form token; nothing if the hub is unreachable. */
export async function ticket() {
  try {
    const response = await fetch(`${root()}form-token`, { signal: AbortSignal.timeout(10000) });
    return response.ok ? await response.json() : undefined;
  } catch { return undefined; }
}

export const headersOf = (write, token) => ({
  'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8', Accept: 'text/html',
  'X-Form-Token': token, 'Idempotency-Key': write.key,
  'Daybook-Written-At': new Date(write.at).toISOString(),
});

/** Returns the address that a form led to, and the batch that it wrote. */
export function landing(response) {
  const url = new URL(response.url), wrote = url.searchParams.get('wrote') ?? '';
  if (wrote) url.searchParams.delete('wrote');
  return { url: url.href, wrote };
}

/**
 * Sends a write unless another page or worker has sent it: it is sent, refused, or still waits.
 * Responses of proxies, and requests of the hub to retry later, leave it waiting.
 */
export function deliver(number, token, isWatched = false) {
  return navigator.locks.request(`daybook.write.${number}`, async () => {
    const write = await outbox.find(number);
    if (!write || !isWaiting(write)) return { state: 'gone' };
    const refuse = async (html) => {
      await outbox.put({ ...write, refused: html });
      return { state: 'refused', html };
    };
    if (Date.now() - write.at > TOO_LONG) return refuse('');
    let response;
    for (let used = token; ;) {
      try {
        response = await fetch(write.action, {
          method: 'POST', body: write.body, headers: headersOf(write, used),
          signal: AbortSignal.timeout(60000),
        });
      } catch { return { state: 'waits' }; }
      if (response.status !== 403) break;
      const fresh = await ticket();
      if (!fresh || fresh.person !== write.person) return { state: 'waits' };
      if (fresh.token === used) break;
      used = fresh.token;
    }
    const { status, redirected } = response;
    if (!redirected && !response.ok) {
      let html;
      try { html = await response.text(); } catch { return { state: 'waits' }; }
      const isAnswer = html.includes(' data-message') && !html.includes(' data-later')
        && !(isWatched ? [401, 425] : [401, 425, 429]).includes(status);
      if (LATER.includes(status) && !isAnswer) return { state: 'waits', status };
      return refuse(html);
    }
    if (write.leads) await outbox.put({ ...write, to: landing(response).url });
    else await outbox.remove(number);
    return { state: 'sent', response };
  });
}

/**
 * Sends the waiting writes of the logged-in person in order and returns how many were accepted. A
 * write that the hub postpones holds back only later ones to the same address.
 */
export async function sendWaiting() {
  let sent = 0;
  const waiting = (await outbox.all()).filter(isWaiting);
  const who = waiting.length ? await ticket() : undefined;
  if (!who) return sent;
  const held = new Set();
  for (const { number, person, action } of waiting) {
    if (person !== who.person || held.has(action)) continue;
    const { state, status } = await deliver(number, who.token);
    if (state === 'sent') sent += 1;
    if (state !== 'waits') continue;
    // The hub is unreachable, or the session has ended.
    if (!status || status === 401) break;
    held.add(action);
  }
  return sent;
}
