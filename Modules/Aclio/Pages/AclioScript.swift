/// What Aclio's pages do by themselves where a browser runs scripts: answers and plans as they come.
enum AclioScript {
  static let text = events + chat + plan

  private static let events = #"""
    const token = () => document.querySelector("meta[name=form-token]")?.content ?? "";

    /** Trouble in words that a person can read; a browser's own are none. */
    class Told extends Error {}

    /** Sends JSON and hands over each event of the answer; throws what went wrong, in words. */
    async function converse(path, body, signal, take) {
      const answer = await fetch(path, {
        method: "POST", body: JSON.stringify(body), signal,
        headers: { "Content-Type": "application/json", "X-Form-Token": token() },
      });
      if (!answer.ok || !answer.body) {
        const trouble = await answer.json().catch(() => ({}));
        throw new Told(trouble.message ?? trouble.error?.message ?? "");
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

    const told = (error) => error instanceof Told ? error.message : "";

    function complain(form, words) {
      let note = form.querySelector(".form-error");
      if (!note) {
        note = document.createElement("p");
        note.className = "form-error";
        note.setAttribute("role", "alert");
        form.append(note);
      }
      note.textContent = words;
    }

    const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

    """#

  private static let chat = #"""
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

    async function say(form) {
      const main = form.closest("main"), list = main.querySelector(".messages");
      const field = form.elements.message, message = field.value.trim();
      if (!message || "busy" in main.dataset) return;
      const stop = form.querySelector(".stop"), send = form.querySelector(".primary");
      const abort = new AbortController();
      main.dataset.busy = "";
      form.querySelector(".form-error")?.remove();
      main.querySelectorAll(".empty, .examples").forEach((one) => one.remove());
      bubble(list, "mine", list.dataset.you).textContent = message;
      list.setAttribute("aria-busy", "true");
      const said = bubble(list, "theirs", list.dataset.coach);
      field.value = "";
      send.hidden = true;
      stop.hidden = false;
      stop.onclick = () => abort.abort();
      scrollTo(0, document.documentElement.scrollHeight);
      let trouble;
      try {
        await converse(form.dataset.chat, { message }, abort.signal, (event) => {
          const follows = isAtEnd();
          if (event.text) said.append(event.text);
          if (follows) scrollTo(0, document.documentElement.scrollHeight);
        });
      } catch (error) {
        if (error.name !== "AbortError") trouble = told(error) || form.dataset.broken;
      }
      if (!said.textContent) said.parentElement.remove();
      const hadFocus = document.activeElement === document.body || form.contains(document.activeElement);
      send.hidden = false;
      stop.hidden = true;
      delete main.dataset.busy;
      if (hadFocus) field.focus({ preventScroll: true });
      if (trouble) {
        complain(form, trouble);
        field.value = field.value || message;
      } else {
        const asked = new CustomEvent("daybook:refresh", { detail: {} });
        document.dispatchEvent(asked);
        await asked.detail.shown;
      }
      // Now the whole answer is read aloud.
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

    """#

  private static let plan = #"""
    async function makePlan(form, submitter) {
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
        // Who comes back finds the form, and no plan that is being made.
        addEventListener("pagehide", close, { once: true });
        location.assign(to);
      } catch (error) {
        if (error.name === "AbortError") return;
        close();
        complain(form, told(error) || note.textContent);
      }
    }

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

    /** What was gained is told once. */
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
    """#
}
