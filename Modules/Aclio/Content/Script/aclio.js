// The script of Aclio's pages: streams answers and plans.

import { say } from "./chat.js";
import { makePlan } from "./plan.js";

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches("form[data-chat]")) {
    event.preventDefault();
    event.stopImmediatePropagation();
    say(form);
  } else if (form.matches("form[data-plan]")) {
    event.preventDefault();
    event.stopImmediatePropagation();
    makePlan(form, event.submitter);
  }
}, { capture: true });

/** Announces a reward only once. */
function forget() {
  const here = new URL(location.href);
  if (!here.searchParams.has("gained")) return;
  for (const name of ["gained", "level", "earned"]) here.searchParams.delete(name);
  history.replaceState(history.state, "", here);
}

document.addEventListener("daybook:shown", forget);
forget();
if (document.querySelector("main.chat .messages li")) {
  scrollTo(0, document.documentElement.scrollHeight);
}
