// A conversation with the coach, streamed word by word.

import { complain, converse, told } from "./converse.js";

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

export async function say(form) {
  const main = form.closest("main"), list = main.querySelector(".messages");
  const field = form.elements.message, message = field.value.trim();
  if (!message || "busy" in main.dataset) return;
  const stop = form.querySelector(".stop"), send = form.querySelector(".primary");
  const abort = new AbortController();
  main.dataset.busy = "";
  form.querySelector(".form-error")?.remove();
  main.querySelectorAll(".empty, .examples").forEach((one) => one.remove());
  const mine = bubble(list, "mine", list.dataset.you);
  mine.textContent = message;
  list.setAttribute("aria-busy", "true");
  const said = bubble(list, "theirs", list.dataset.coach);
  field.value = "";
  send.hidden = true;
  stop.hidden = false;
  stop.onclick = () => abort.abort();
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
  stop.hidden = true;
  delete main.dataset.busy;
  if (hadFocus) field.focus({ preventScroll: true });
  if (trouble) {
    complain(form, trouble);
    field.value = field.value || message;
  } else if (!isStopped) {
    // A hub that has not noticed the stop yet would show an answer that is still coming.
    const asked = new CustomEvent("daybook:refresh", { detail: {} });
    document.dispatchEvent(asked);
    await asked.detail.shown;
  }
  // Screen readers now read the whole answer.
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
