// Updates the age, and looks for a new lesson once the current one is old.

const steps = [["day", 86400], ["hour", 3600], ["minute", 60]];

function tick() {
  for (const time of document.querySelectorAll("main.lesson [data-age]")) {
    const seconds = Math.floor((Date.now() - Date.parse(time.dateTime)) / 1000);
    const step = steps.find(([, length]) => seconds >= length);
    const words = new Intl.RelativeTimeFormat(document.documentElement.lang || "en");
    const age = step
      ? words.format(-Math.floor(seconds / step[1]), step[0]) : time.dataset.age;
    if (time.textContent !== age) time.textContent = age;
  }
}

let lookedAt = 0;

async function look() {
  const main = document.querySelector("main.lesson[data-stale]");
  const form = main?.querySelector("form[data-refresh]");
  if (!form || document.hidden || Date.now() - lookedAt < 600000) return;
  lookedAt = Date.now();
  main.classList.add("busy");
  try {
    const answer = await fetch(form.action,
      { method: "POST", body: new URLSearchParams(new FormData(form)) });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = page.querySelector("main.lesson");
    if (!answer.ok || !next || !main.isConnected || main.contains(document.activeElement)) return;
    next.removeAttribute("data-stale");
    main.replaceWith(next);
    document.dispatchEvent(new Event("daybook:shown"));
  } catch {
    // A failure leaves the page as it is.
  } finally {
    main.classList.remove("busy");
  }
}

setInterval(tick, 15000);
setInterval(() => {
  document.querySelector("main.lesson:not(.list)")?.setAttribute("data-stale", "");
  look();
}, 3600000);
document.addEventListener("daybook:shown", tick);
tick();
look();
