// The script of Aclio's pages: streams answers and plans.

import { follow, say, stop } from "./chat.js";
import { isCalm } from "./converse.js";
import { makePlan } from "./plan.js";

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches("form[data-chat]")) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.submitter?.matches(".stop")) stop(form, event.submitter);
    else say(form);
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

// The end of a goal, celebrated once, where it can be seen, by the tick that reaches it.
const reached = () => document.querySelector("main.aclio .reached");
const celebrated = new Set();
let goal = location.pathname, wasReached = Boolean(reached());

function celebrate() {
  const card = reached(), isNew = card && !wasReached && goal === location.pathname;
  goal = location.pathname;
  wasReached = Boolean(card);
  if (!isNew || celebrated.has(goal)) return;
  celebrated.add(goal);
  card.scrollIntoView({ block: "center", behavior: isCalm.matches ? "auto" : "smooth" });
  if (!isCalm.matches) card.classList.add("moment");
}

document.addEventListener("daybook:shown", celebrate);
document.addEventListener("daybook:shown", forget);
document.addEventListener("daybook:shown", follow);
forget();
follow();
if (document.querySelector("main.chat .messages li")) {
  scrollTo(0, document.documentElement.scrollHeight);
}
