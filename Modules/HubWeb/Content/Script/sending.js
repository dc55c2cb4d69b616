// Sends forms to the hub, one after the other.

import { $, base, here, parse, token, words } from "./document.js";
import { later } from "./notices.js";
import { landing } from "./outbox.js";
import { refresh } from "./refresh.js";
import { complaint } from "./remarks.js";
import { show } from "./swap.js";
import { clearToast, toast } from "./toasts.js";
import { keepWrite, sendWrite } from "./writes.js";

export let queue = Promise.resolve();

// What was said of each batch.
const did = new Map();

/** Sends fields after all earlier ones. Returns the error, if any. */
export function post(action, fields, { done, undo = true, shows = true, about, said = {} } = {}) {
  const sent = queue.then(async () => {
    const write = about && await keepWrite(action, fields, about);
    const answer = write ? await sendWrite(write) : await sendNow(action, fields);
    const { state, status, response } = answer;
    if (status === 401) return location.reload();
    if (state === 'waits') { later(); return { waits: write }; }
    if (state === 'away') return { message: words.offline };
    if (state === 'gone') return refresh();
    let html;
    try { html = answer.html ?? await response.text(); } catch { return later(); }
    // The page after a form may fail although the form succeeded.
    if (!response || (!response.ok && !response.redirected)) {
      return { message: complaint(html) };
    }
    const { url, wrote } = landing(response);
    if (shows) await show(html, url);
    // Undo is offered only for this form's own change.
    const told = done === words.saved && wrote && $('meta[name=told]', parse(html))?.content;
    if (wrote) did.set(wrote, told || done);
    if (done) toast(told || done, undo && wrote && (() => takeBack(wrote, said.back)), said.again);
    return { html, url };
  });
  queue = sent.catch(() => {});
  return sent;
}

/** Sends fields that must not or cannot be stored. */
async function sendNow(action, fields) {
  try {
    const response = await fetch(action, { method: 'POST', body: fields,
      headers: { Accept: 'text/html', 'X-Form-Token': token() } });
    return { response, status: response.status };
  } catch { return { state: 'away' }; }
}

/** Undoes a change, shows the page, and says so. */
export async function takeBack(batch, said) {
  clearToast();
  const fields = new URLSearchParams({ back: here(), batch });
  const what = did.get(batch);
  const done = said ?? (what && what !== words.saved ? `${words.undone} ${what}` : words.undone);
  const result = await post(`${base}undo`, fields, { done, undo: false });
  toast(result?.message);
}
