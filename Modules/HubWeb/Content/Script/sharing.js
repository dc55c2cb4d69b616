// Copies text to the clipboard and shares pictures with other apps.

import { $$, on, words } from "./document.js";
import { toast } from "./toasts.js";

on('click', async (event) => {
  const button = event.target.closest?.('[data-copies]');
  if (!button) return;
  const field = document.getElementById(button.dataset.copies);
  field.select();
  try { await navigator.clipboard.writeText(field.value); }
  catch { return; }
  toast(button.dataset.copied);
});

// Offers to share pictures where the system supports it.
const offerSharing = () => {
  const example = new File([''], 'a.png', { type: 'image/png' });
  if (!navigator.canShare?.({ files: [example] })) return;
  for (const button of $$('[data-share]')) button.hidden = false;
};
on('click', async (event) => {
  const button = event.target.closest?.('[data-share]');
  if (!button) return;
  button.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(button.dataset.share);
    if (!response.ok) throw new Error(`${response.status}`);
    const file = new File([await response.blob()], 'daybook.png', { type: 'image/png' });
    await navigator.share({ files: [file] });
  } catch (error) {
    if (error.name !== 'AbortError') toast(words.failed);
  } finally { button.removeAttribute('aria-busy'); }
});
on('daybook:shown', offerSharing);
offerSharing();
