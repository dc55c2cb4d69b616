// What was written here and is not answered yet, for pages and the service worker.
//
// A write is kept in the browser before it is sent, and goes when the hub has answered. Its key
// makes it count once, however often it is sent.

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

/** Who is logged in, and what their forms carry; nothing where nobody can tell. */
export async function ticket() {
  try {
    const response = await fetch('/form-token', { signal: AbortSignal.timeout(10000) });
    return response.ok ? await response.json() : undefined;
  } catch { return undefined; }
}

export const headersOf = (write, token) => ({
  'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8', Accept: 'text/html',
  'X-Form-Token': token, 'Idempotency-Key': write.key,
  'Daybook-Written-At': new Date(write.at).toISOString(),
});

/** The address that a form led to, and what it wrote, which the hub tells in that address. */
export function landing(response) {
  const url = new URL(response.url), wrote = url.searchParams.get('wrote') ?? '';
  if (wrote) url.searchParams.delete('wrote');
  return { url: url.href, wrote };
}

/**
 * Sends a write, unless somebody else did meanwhile: it is sent, refused, or waits. What a proxy
 * says is no answer; what the hub says is one, but for a wish to be asked later.
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
 * Sends what waits, in its order, for whoever is logged in; answers how much was taken. A write that
 * the hub wants later holds back only those after it to the same address.
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
    // Nobody answers, or nobody is logged in any more.
    if (!status || status === 401) break;
    held.add(action);
  }
  return sent;
}
