// Streamed responses of the hub.

const token = () => document.querySelector("meta[name=form-token]")?.content ?? "";

/** An error with a readable message, unlike the browser's own, or with the status of a refusal. */
export class Told extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** Sends JSON and passes on each event of the response; throws a readable error. */
export async function converse(path, body, signal, take) {
  const answer = await fetch(path, {
    method: "POST", body: JSON.stringify(body), signal,
    headers: { "Content-Type": "application/json", "X-Form-Token": token() },
  });
  if (!answer.ok || !answer.body) {
    const trouble = await answer.json().catch(() => ({}));
    throw new Told(trouble.message ?? trouble.error?.message ?? "", answer.status);
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "", isDone = false;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop();
    for (const line of lines) {
      if (!line.startsWith("data:")) continue;
      const event = JSON.parse(line.slice(5));
      if (event.error) throw new Told(event.error);
      if (event.done) isDone = true;
      take(event);
    }
  }
  if (!isDone) throw new Told("");
}

/** Returns the message of an error for a form, which has one of its own for too many requests. */
export const told = (error, form) => error.status === 429 && form.dataset.often
  || (error instanceof Told ? error.message : "");

export function complain(form, words) {
  let note = form.querySelector(".form-error");
  if (!note) {
    note = document.createElement("p");
    note.className = "form-error";
    note.setAttribute("role", "alert");
    form.append(note);
  }
  note.textContent = words;
}

export const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
export const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
