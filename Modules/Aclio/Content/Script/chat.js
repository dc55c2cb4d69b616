// A conversation with the coach, streamed word by word.

import { complain, converse, pause, told } from "./converse.js";

function bubble(list, side, who) {
  const item = document.createElement("li"), name = document.createElement("p");
  const said = document.createElement("div");
  item.className = side;
  name.className = "who";
  name.textContent = who;
  said.className = "said text";
  item.append(name, said);
  list.append(item);
  return said;
}

const isAtEnd = () =>
  innerHeight + scrollY >= document.documentElement.scrollHeight - 120;

// Of the answer that this page receives.
let abort;

/** Stops an answer. The hub goes on with one whose page is gone, until it is told. */
export function stop(form, submitter) {
  abort?.abort();
  form.dispatchEvent(new CustomEvent("daybook:send", { bubbles: true, detail: { submitter } }));
}

export async function say(form) {
  const main = form.closest("main"), list = main.querySelector(".messages");
  const field = form.elements.message, message = field.value.trim();
  if (!message || "busy" in main.dataset) return;
  const end = form.querySelector(".stop"), send = form.querySelector(".primary");
  abort = new AbortController();
  main.dataset.busy = "";
  form.querySelector(".form-error")?.remove();
  main.querySelectorAll(".empty, .examples").forEach((one) => one.remove());
  const mine = bubble(list, "mine", list.dataset.you);
  mine.textContent = message;
  list.setAttribute("aria-busy", "true");
  const said = bubble(list, "theirs", list.dataset.coach);
  field.value = "";
  send.hidden = true;
  end.hidden = false;
  scrollTo(0, document.documentElement.scrollHeight);
  let trouble, isStopped = false;
  try {
    await converse(form.dataset.chat, { message }, abort.signal, (event) => {
      const follows = isAtEnd();
      if (event.text) said.append(event.text);
      if (follows) scrollTo(0, document.documentElement.scrollHeight);
    });
  } catch (error) {
    isStopped = error.name === "AbortError";
    if (!isStopped) trouble = told(error, form) || form.dataset.broken;
  }
  if (!said.textContent) {
    said.parentElement.remove();
    // The message is in the field again.
    if (trouble) mine.parentElement.remove();
  }
  if (isStopped && said.isConnected) {
    const note = document.createElement("p");
    note.className = "quiet";
    note.textContent = form.dataset.stopped;
    said.after(note);
  }
  const hadFocus = document.activeElement === document.body || form.contains(document.activeElement);
  send.hidden = false;
  end.hidden = true;
  delete main.dataset.busy;
  if (hadFocus) field.focus({ preventScroll: true });
  if (trouble) {
    complain(form, trouble);
    field.value = field.value || message;
  } else if (!isStopped) await refresh();
  // Screen readers now read the whole answer.
  list.removeAttribute("aria-busy");
}

async function refresh() {
  const asked = new CustomEvent("daybook:refresh", { detail: {} });
  document.dispatchEvent(asked);
  await asked.detail.shown;
}

/** Follows an answer that began on a page that is gone. */
export async function follow() {
  const list = document.querySelector("main.chat .messages:not([aria-busy]):has([data-arriving])");
  if (!list) return;
  list.setAttribute("aria-busy", "true");
  while (list.isConnected && list.querySelector("[data-arriving]")) {
    await pause(1000);
    await refresh();
  }
  list.removeAttribute("aria-busy");
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  if (!matchMedia("(pointer: fine)").matches) return;
  const form = event.target.closest?.("form[data-chat]");
  if (!form) return;
  event.preventDefault();
  form.requestSubmit();
});
