// A plan, streamed step by step.

import { Told, complain, converse, isCalm, pause, told } from "./converse.js";

export async function makePlan(form, submitter) {
  const main = form.closest("main"), making = main.querySelector(".making");
  if (!making || "busy" in main.dataset) return;
  const abort = new AbortController();
  const stages = [...making.querySelectorAll("ol li")];
  const arriving = making.querySelector(".arriving"), note = making.querySelector(".form-error");
  const cancel = making.querySelector("button");
  const others = [...main.children].filter((one) => one !== making && !one.matches("nav, h1, .stages"));
  const at = (index) => stages.forEach((stage, place) => {
    stage.className = place < index ? "past" : place === index ? "now" : "";
  });
  const close = () => {
    making.hidden = true;
    others.forEach((one) => { one.hidden = false; });
    delete main.dataset.busy;
  };
  main.dataset.busy = "";
  others.forEach((one) => { one.hidden = true; });
  arriving.replaceChildren();
  note.hidden = true;
  making.hidden = false;
  cancel.focus();
  at(0);
  cancel.onclick = () => { abort.abort(); close(); };
  try {
    const steps = [];
    let to;
    if (form.dataset.stream) {
      const answers = [...form.querySelectorAll("textarea")].map((one) => one.value);
      await converse(form.dataset.stream, { answers }, abort.signal, (event) => {
        if (event.stage) at(event.stage);
        if (event.step) steps.push(event.step);
        if (event.done) to = event.to;
      });
    } else {
      const sending = new CustomEvent("daybook:send", { bubbles: true, detail: { submitter } });
      form.dispatchEvent(sending);
      const answer = await sending.detail.answer;
      if (abort.signal.aborted) return;
      if (answer?.waits) return close();
      if (!answer?.url) throw new Told(answer?.message ?? "");
      to = answer.url;
    }
    for (const step of steps) {
      const item = document.createElement("li");
      item.textContent = step;
      arriving.append(item);
      if (!isCalm.matches) await pause(90);
      if (abort.signal.aborted) return;
    }
    at(stages.length);
    // Going back shows the form, not a plan in progress.
    addEventListener("pagehide", close, { once: true });
    location.assign(to);
  } catch (error) {
    if (error.name === "AbortError") return;
    close();
    complain(form, told(error, form) || note.textContent);
  }
}
