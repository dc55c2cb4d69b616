// What forms hold goes to the hub, one after the other.

import { token, words } from "./document.js";
import { later } from "./notices.js";
import { landing } from "./outbox.js";
import { refresh } from "./refresh.js";
import { complaint } from "./remarks.js";
import { show } from "./swap.js";
import { clearToast, toast } from "./toasts.js";
import { keepWrite, sendWrite } from "./writes.js";

export let queue = Promise.resolve();

/** Sends fields after all that was sent before; answers what went wrong, if anything. */
export function post(action, fields, { done, undo = true, shows = true, about } = {}) {
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
    // What a form leads to may fail after the form did its work.
    if (!response || (!response.ok && !response.redirected)) {
      return { message: complaint(html) };
    }
    const { url, wrote } = landing(response);
    if (shows) await show(html, url);
    // What others wrote meanwhile is not this form's to take back.
    if (done) toast(done, undo && wrote ? () => takeBack(wrote) : undefined);
    return { html, url };
  });
  queue = sent.catch(() => {});
  return sent;
}

/** Sends what must not be kept, or cannot be. */
async function sendNow(action, fields) {
  try {
    const response = await fetch(action, { method: 'POST', body: fields,
      headers: { Accept: 'text/html', 'X-Form-Token': token() } });
    return { response, status: response.status };
  } catch { return { state: 'away' }; }
}

/** Takes a change back where it is still the last, and shows the page as it is then. */
export async function takeBack(batch) {
  clearToast();
  const fields = new URLSearchParams({ back: location.pathname + location.search, batch });
  const result = await post('/undo', fields, { done: words.undone, undo: false });
  toast(result?.message);
}
