// Updates the page from the hub.

import { on, parse, takeHead } from "./document.js";
import { isBeingEdited } from "./fields.js";
import { setAway, showNotices } from "./notices.js";
import { isShown, show } from "./swap.js";

/** Fetches the page again and shows its changes. */
export async function refresh(isAsked = false) {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
  setAway(false);
  if (response.status === 401) return location.reload();
  if (!response.ok) return;
  const html = await response.text();
  if (isBeingEdited(isAsked)) return;
  const next = parse(html);
  if (isShown(next)) { takeHead(next); await showNotices(); }
  else await show(html);
}

on('daybook:refresh', ({ detail }) => {
  const shown = refresh(true).catch(() => {});
  if (detail) detail.shown = shown;
});
