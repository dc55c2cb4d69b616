// The wall: its clock, the arrows of a remote control, and a new version every few minutes.

const wall = () => document.querySelector('main.wall');
const scenes = () => [...document.querySelectorAll('.scene')];
const dots = () => [...document.querySelectorAll('.dots a')];
const isPaper = () => document.documentElement.dataset.look === 'paper'
  || matchMedia('(prefers-reduced-motion: reduce), (update: slow), (monochrome)').matches;
const FADE = 1200, RENEWAL = 300000;

/** Shows the time, except on e-ink, where it would flicker every minute. */
export function tick() {
  const place = document.querySelector('.clock');
  if (!place || document.documentElement.dataset.look === 'paper') return;
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  if (place.dataset.zone) options.timeZone = place.dataset.zone;
  try {
    const text = new Intl.DateTimeFormat(document.documentElement.lang, options).format();
    if (place.textContent !== text) place.textContent = text;
    place.hidden = false;
  } catch { /* A zone that this browser does not know. */ }
}

/** The number of the sentence that is shown, from 0. */
export const shown = () => scenes().findIndex((scene) => !scene.hidden);

function choose(index) {
  scenes().forEach((scene, at) => { scene.hidden = at !== index; });
  dots().forEach((dot, at) => {
    if (at === index) dot.setAttribute('aria-current', 'true');
    else dot.removeAttribute('aria-current');
  });
}

/** Fades out, changes the page, and fades in. */
async function calmly(change) {
  if (isPaper()) return change();
  wall().classList.add('leaving');
  await new Promise((go) => { setTimeout(go, FADE); });
  change();
  wall().classList.remove('leaving');
}

/** Shows the sentence that many places further. */
export function turn(by) {
  const count = scenes().length;
  if (count > 1) choose((shown() + by + count) % count);
}

/** Fetches the wall. Within an hour a chosen sentence stays. */
export async function renew() {
  const away = document.querySelector('.away');
  let html;
  try {
    const response = await fetch(location.pathname + location.search.replace(/[?&]show=\d+/, ''));
    if (!response.ok) throw new Error(`${response.status}`);
    html = await response.text();
  } catch {
    // The last version stays.
    away.hidden = false;
    return;
  }
  away.hidden = true;
  const next = new DOMParser().parseFromString(html, 'text/html'), fresh = next.querySelector('main.wall');
  // A screen that was removed shows a code again.
  if (!fresh) return location.reload();
  const isSameHour = fresh.dataset.hour === wall().dataset.hour, was = shown();
  const facts = (of) => [...of.querySelectorAll('h1, .scene, .beside')]
    .map((one) => one.textContent).join('\n');
  const look = next.documentElement.dataset.look;
  const isSameLook = look === document.documentElement.dataset.look;
  if (isSameHour && isSameLook && facts(fresh) === facts(wall())) return;
  await calmly(() => {
    document.documentElement.dataset.look = look;
    wall().replaceChildren(...document.adoptNode(fresh).childNodes);
    wall().dataset.hour = fresh.dataset.hour;
    if (isSameHour && was >= 0 && was < scenes().length) choose(was);
    tick();
  });
}

/** Shows the wall once somebody has typed this screen's code. */
export async function enter() {
  const code = document.querySelector('.code').textContent;
  try {
    const html = await (await fetch(location.pathname)).text();
    if (!html.includes(code)) location.reload();
  } catch { /* Asked again soon. */ }
}

document.addEventListener('keydown', (event) => {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  turn(by);
});
document.addEventListener('click', (event) => {
  const at = dots().indexOf(event.target.closest?.('.dots a'));
  if (at < 0) return;
  event.preventDefault();
  choose(at);
});

// Tablets stay awake while the wall is in front.
const stayAwake = () => {
  if (!document.hidden) navigator.wakeLock?.request('screen').catch(() => {});
};
document.addEventListener('visibilitychange', () => {
  stayAwake();
  if (!document.hidden && wall()) renew();
});
stayAwake();
tick();
setInterval(tick, 5000);
if (wall()) setInterval(renew, RENEWAL);
else setInterval(enter, 5000);
