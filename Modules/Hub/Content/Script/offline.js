// The service worker, which opens pages without a connection, and leaving it empty behind.

import { $, kept, language, me, parse, position, titleOf, words } from "./document.js";
import { make, showNotices, told } from "./notices.js";
import { sendWaiting, ticket } from "./outbox.js";
import { confirmed, toast } from "./toasts.js";
import { canKeep, mine } from "./writes.js";

// What waits is gone after logging out.
document.addEventListener('submit', async (event) => {
  const form = event.target;
  if (form.getAttribute('action') !== '/log-out' || !canKeep) return;
  event.preventDefault();
  if (!(await ticket())) return toast(words.offline);
  await sendWaiting().catch(() => {});
  const isLeft = (await mine()).some((write) => write.to === undefined);
  const verb = event.submitter?.textContent.trim();
  if (!isLeft || await confirmed(kept.leaving, verb)) form.submit();
});

/** The pages that open without a connection, on the page that says there is none. */
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

/** Tells the service worker what is shown, so that it keeps that and Today. */
function tellShown() {
  clearTimeout(telling);
  if (!canKeep || document.documentElement.dataset.kept || $('main.trouble')) return;
  telling = setTimeout(async () => {
    const worker = await navigator.serviceWorker.ready;
    worker.active?.postMessage({ shown: location.pathname + location.search,
      language: language(), position: position() });
  }, 1000);
}

document.addEventListener('daybook:shown', tellShown);
listKept();
navigator.serviceWorker?.addEventListener('message', (event) => {
  if (event.data?.sent) { told(event.data.sent); showNotices(); }
});
addEventListener('load', () => {
  if (canKeep) navigator.serviceWorker.register('/service-worker.js').then(tellShown, () => {});
});
