// Subscribes this browser to reminders when the person asks for them.

import { $, on } from "./document.js";

const bytesOf = (text) => Uint8Array.from(
  atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const sameBytes = (one, other) => one?.byteLength === other.byteLength
  && new Uint8Array(one).every((byte, index) => byte === other[index]);

/** Returns the browser's subscription for the hub's key, creating it if necessary. */
async function subscription(key) {
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (known && sameBytes(known.options.applicationServerKey, key)) return known;
  await known?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function remindHere(form) {
  const say = (text) => {
    const note = $('[data-push-note]', form);
    note.textContent = text;
    note.hidden = !text;
  };
  const { pushKey, unsupported, denied, failed } = form.dataset;
  if (!window.PushManager || !navigator.serviceWorker) return say(unsupported);
  form.setAttribute('aria-busy', 'true');
  say('');
  try {
    if (await Notification.requestPermission() !== 'granted') return say(denied);
    const { endpoint, keys } = (await subscription(bytesOf(pushKey))).toJSON();
    Object.assign(form.elements.endpoint, { value: endpoint });
    for (const name of ['p256dh', 'auth']) form.elements[name].value = keys[name];
    form.requestSubmit();
  } catch { say(failed); }
  finally { form.removeAttribute('aria-busy'); }
}

on('click', async (event) => {
  const here = event.target.closest?.('[data-push-here]');
  if (here) await remindHere(here.form);
  else if (event.target.closest?.('[data-push-end]')) {
    const worker = await navigator.serviceWorker?.getRegistration();
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  }
});

const clearBadge = () => { if (!document.hidden) navigator.clearAppBadge?.().catch(() => {}); };
on('visibilitychange', clearBadge);
clearBadge();
