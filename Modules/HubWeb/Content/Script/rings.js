// A habit's ring on Today, which fills as soon as minutes are added.

import { $, on } from "./document.js";

on('daybook:hoped', ({ target, detail }) => {
  const ring = $('svg[data-goal]', target);
  if (!ring) return;
  const minutes = Number(ring.dataset.minutes) + detail * Number(target.dataset.step);
  const percent = Math.min(Math.max(minutes * 100 / ring.dataset.goal, 0), 100);
  ring.dataset.minutes = minutes;
  $('text', ring).textContent = minutes ? String(minutes).replace('-', '\u2212') : '+';
  $('.arc', ring).setAttribute('stroke-dasharray', `${percent} 100`);
});
