extension FrameScript {
  /// Forms that are sent without leaving the page.
  static let forms = #"""
    let queue = Promise.resolve();

    /** Sends fields after all that was sent before; answers what went wrong, if anything. */
    function post(action, fields, { done, undo = true, shows = true, about } = {}) {
      const sent = queue.then(async () => {
        const write = about && await keepWrite(action, fields, about);
        const answer = write ? await sendWrite(write) : await sendNow(action, fields);
        const { state, status, response } = answer;
        if (status === 401) return location.reload();
        if (state === 'waits') { later(); return { waits: write }; }
        if (state === 'away') return { message: words.offline };
        if (state === 'gone') return refresh();
        let html;
        try { html = answer.html ?? await response.text(); } catch { return later(); }
        // What a form leads to may fail after the form did its work.
        if (!response || (!response.ok && !response.redirected)) {
          return { message: complaint(html) };
        }
        const { url, wrote } = landing(response);
        if (shows) {
          shownMain = $('main', parse(html))?.innerHTML;
          await show(html, url);
        }
        // What others wrote meanwhile is not this form's to take back.
        if (done) toast(done, { undo: undo ? wrote : '' });
        return { html, url };
      });
      queue = sent.catch(() => {});
      return sent;
    }

    /** Sends what must not be kept, or cannot be. */
    async function sendNow(action, fields) {
      try {
        const response = await fetch(action, { method: 'POST', body: fields,
          headers: { Accept: 'text/html', 'X-Form-Token': token() } });
        return { response, status: response.status };
      } catch { return { state: 'away' }; }
    }

    /** What a page about a failure says. */
    function complaint(html) {
      const page = parse(html);
      const say = (selector) => $(selector, page)?.textContent.trim() ?? '';
      return [say('[data-message]') || words.failed, say('[data-hint]')].filter(Boolean).join(' ');
    }

    /** Says something beside a form. */
    function remark(form, message, kind, role) {
      if (!form.isConnected) return toast(message);
      let note = $(`.${kind}`, form);
      if (!note) {
        note = document.createElement('p');
        note.className = kind;
        note.setAttribute('role', role);
        form.append(note);
      }
      note.textContent = message;
    }
    const complain = (form, message) => remark(form, message, 'form-error', 'alert');

    const actionOf = (form, button) => button?.getAttribute('formaction')
      ?? form.getAttribute('action') ?? location.pathname;

    // What each form is sending.
    const busy = new WeakMap();

    document.addEventListener('submit', async (event) => {
      const form = event.target, button = event.submitter;
      const method = button?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
      if (event.defaultPrevented || method.toLowerCase() !== 'post') return;
      if ('plain' in form.dataset) return;
      event.preventDefault();
      const question = button?.dataset.confirm ?? form.dataset.confirm;
      const action = actionOf(form, button), data = new FormData(form, button);
      // A file is sent now or not at all.
      const hasFile = form.enctype === 'multipart/form-data';
      const fields = hasFile ? data : new URLSearchParams(data);
      // Steps add up; anything else that is pressed twice is meant once.
      const sending = `${action} ${hasFile ? '' : fields}`;
      if (busy.get(form) === sending && !('step' in form.dataset)) return;
      const about = hasFile ? undefined : aboutOf(form, button);
      if (question && !(await confirmed(question))) return;
      clearTimeout(saving.get(form));
      unsaved.delete(form);
      const sent = [...form.elements].filter((field) => field.matches(FIELDS));
      for (const field of sent) taken.set(field, valueOf(field));
      busy.set(form, sending);
      form.setAttribute('aria-busy', 'true');
      const hopeful = button?.dataset.optimistic ?? form.dataset.optimistic;
      if (hopeful) form.classList.add(hopeful);
      const done = 'quiet' in form.dataset ? '' : form.dataset.done ?? words.saved;
      const undo = !('final' in form.dataset);
      const result = await post(action, fields, { done, about, undo }).finally(() => {
        if (busy.get(form) !== sending) return;
        busy.delete(form);
        form.removeAttribute('aria-busy');
      });
      if (result?.waits) return markKept(form, result.waits);
      if (hopeful) form.classList.remove(hopeful);
      if (!result?.message) return;
      for (const field of sent) taken.delete(field);
      const here = giveBack(form, sent);
      if ('autosave' in here.dataset) unsaved.add(here);
      complain(here, result.message);
    });

    // A product's script that shows by itself what comes of a form has it sent this way.
    document.addEventListener('daybook:send', (event) => {
      const form = event.target, { submitter } = event.detail;
      const fields = new URLSearchParams(new FormData(form, submitter));
      const about = aboutOf(form, submitter);
      event.detail.answer = post(actionOf(form, submitter), fields, { shows: false, about })
        .then((result) => {
          if (result?.waits) markKept(form, result.waits);
          return result;
        });
    });
    """#
}
