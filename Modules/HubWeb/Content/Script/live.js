// Keeps the page up to date with writes of other devices and commands.

import { $, base, on, position } from "./document.js";
import { isBeingEdited } from "./fields.js";
import { reconnected, setAway } from "./notices.js";
import { refresh } from "./refresh.js";
import { queue } from "./sending.js";

let stream, waiting, missing;

/** Shows changes as soon as nothing is being edited here. */
export async function catchUp() {
  clearTimeout(waiting);
  await queue;
  if (isBeingEdited()) waiting = setTimeout(catchUp, 3000);
  else await refresh().catch(() => {});
}

function listen() {
  stream?.close();
  stream = undefined;
  if (document.hidden || !$('meta[name=position]')) return;
  stream = new EventSource(`${base}live?after=${position()}`);
  stream.addEventListener('moved', (event) => {
    if (Number(event.data) > position()) catchUp();
  });
  stream.addEventListener('open', reconnected);
  stream.addEventListener('error', ({ target }) => {
    // The hub refused the stream, for example because the session ended.
    if (target.readyState === EventSource.CLOSED) return catchUp();
    clearTimeout(missing);
    missing = setTimeout(() => {
      if (target === stream && target.readyState !== EventSource.OPEN) setAway(true);
    }, 4000);
  });
}

let hiddenAt = 0;
on('visibilitychange', () => {
  if (document.hidden) hiddenAt = Date.now();
  else if (Date.now() - hiddenAt > 60000) catchUp();
  listen();
});
addEventListener('pagehide', () => stream?.close());
addEventListener('pageshow', (event) => {
  listen();
  if (event.persisted) catchUp();
});

on('daybook:news', catchUp);
