// Sends waiting writes when the network is back, with no page open (Background Sync).

import { isWaiting, outbox, sendWaiting } from "../Script/outbox.js";

self.addEventListener('sync', (event) => {
  if (event.tag !== 'daybook.outbox') return;
  event.waitUntil((async () => {
    const sent = await sendWaiting();
    for (const page of await self.clients.matchAll()) page.postMessage({ sent });
    // An error makes the browser retry later.
    if ((await outbox.all()).some(isWaiting)) throw new Error('waiting');
  })());
});
