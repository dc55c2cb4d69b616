// Registers the service worker, lists offline pages, and clears up at the log-out.

import { $, base, kept, make, me, on, parse, position, titleOf, words } from "./document.js";
import { showNotices, told } from "./notices.js";
import { sendWaiting, ticket } from "./outbox.js";
import { confirmed, toast } from "./toasts.js";
import { canKeep, mine } from "./writes.js";

// Logging out discards the waiting writes.
on('submit', async (event) => {
  const form = event.target;
  if (form.getAttribute('action') !== `${base}log-out` || !canKeep) return;
  event.preventDefault();
  if (!(await ticket())) return toast(words.offline);
  await sendWaiting().catch(() => {});
  const isLeft = (await mine()).some((write) => write.to === undefined);
  const verb = event.submitter?.textContent.trim();
  if (!isLeft || await confirmed(kept.leaving, verb)) form.submit();
});

/** Lists the available pages on the offline page. */
async function listKept() {
  const list = $('[data-kept-pages]');
  if (!list || !('caches' in window) || !me()) return;
  const pages = await caches.open(`pages.${me()}`);
  for (const { url } of (await pages.keys()).reverse()) {
    const title = titleOf(parse(await (await pages.match(url)).text())), row = make('li', '');
    const link = make('a', title, 'button');
    link.href = url;
    row.append(link);
    list.append(row);
  }
  list.closest('section').hidden = list.children.length === 0;
}

let telling;

/** Reports the shown page to the service worker, which stores it and Today. */
function tellShown() {
  clearTimeout(telling);
  if (!canKeep || document.documentElement.dataset.kept || $('main.trouble')) return;
  telling = setTimeout(async () => {
    const worker = await navigator.serviceWorker.ready;
    worker.active?.postMessage({ shown: location.pathname + location.search,
      language: document.documentElement.lang, position: position() });
  }, 1000);
}

on('daybook:shown', tellShown);
listKept();
navigator.serviceWorker?.addEventListener('message', (event) => {
  if (event.data?.sent) { told(event.data.sent); showNotices(); }
});
addEventListener('load', () => {
  if (canKeep) navigator.serviceWorker.register(`${base}service-worker.js`).then(tellShown, () => {});
});
