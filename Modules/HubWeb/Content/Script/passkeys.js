// Creates passkeys, and logs in with them.

import { $, $$, on, token } from "./document.js";

const key = window.PublicKeyCredential;

/** Asks the device for a response to the hub's challenge; `null` if the person declines. */
async function response({ action, dataset }) {
  const path = `${action.replace(/\/add$/, '')}/challenge`;
  const asked = await fetch(path, { method: 'POST', headers: { 'X-Form-Token': token() } });
  if (!asked.ok) throw new Error(asked.status);
  const options = await asked.json();
  return dataset.passkey === 'create'
    ? navigator.credentials.create({ publicKey: key.parseCreationOptionsFromJSON(options) })
    : navigator.credentials.get({ publicKey: key.parseRequestOptionsFromJSON(options) });
}

on('click', async ({ target }) => {
  const form = target.closest?.('[data-passkey] button[type=button]')?.form;
  if (!form?.reportValidity()) return;
  const error = $('[role=alert]', form);
  error.hidden = true;
  try {
    form.elements.response.value = JSON.stringify((await response(form)).toJSON());
    form.requestSubmit();
  } catch { error.hidden = false; }
});

function offer() {
  if (!key?.parseRequestOptionsFromJSON) return;
  for (const form of $$('[data-passkey]')) form.hidden = false;
  const note = $('[data-passkey-unsupported]');
  if (note) note.hidden = true;
}
on('daybook:shown', offer);
offer();
