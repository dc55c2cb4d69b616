// The end of a day's work, celebrated once, by the act that completes it.

import { $, on } from "./document.js";

/** Returns true if the shown Today is done, and undefined on other pages. */
const state = () => $('main.today') ? Boolean($('main.today .done')) : undefined;

let known = state();

on('daybook:shown', () => {
  const now = state(), isNew = known === false && now;
  known = now;
  if (!isNew || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  $('main.today .done').classList.add('moment');
});
