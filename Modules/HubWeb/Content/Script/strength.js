// The strength of a new password, while it is typed.

/** Returns 1 for weak, 2 for fair, 3 for strong; 0 for nothing. Length counts most. */
export function strengthOf(password) {
  if (!password) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/].filter((kind) => kind.test(password));
  const variety = new Set(password.toLowerCase()).size;
  // Repeated or counted-up characters add little.
  const bits = Math.min(password.length, variety * 1.7) * (2.2 + kinds.length * 0.6)
    - (/^[a-z]+[0-9!.]{1,4}$/i.test(password) ? 14 : 0);
  if (password.length < 8 || bits < 34) return 1;
  return bits < 52 ? 2 : 3;
}

document.addEventListener('input', ({ target }) => {
  if (target.autocomplete !== 'new-password') return;
  const note = target.closest('label')?.nextElementSibling;
  if (!note?.matches('.strength')) return;
  const strength = strengthOf(target.value), { weak, fair, strong } = note.dataset;
  note.hidden = strength === 0;
  note.querySelector('meter').value = strength;
  note.querySelector('span').textContent = ['', weak, fair, strong][strength];
});
