extension FrameScript {
  /// Forms that are sent without leaving the page.
  static let forms = #"""
    let queue = Promise.resolve();

    /** Sends fields after all that was sent before; answers what went wrong, if anything. */
    function post(action, fields, { done, undo = true, shows = true, keepalive = false } = {}) {
      const sent = queue.then(async () => {
        let response;
        try {
          response = await fetch(action, {
            method: 'POST', body: fields, keepalive,
            headers: { Accept: 'text/html', 'X-Form-Token': token() },
          });
        } catch { return { message: words.offline }; }
        if (response.status === 401) return location.reload();
        const html = await response.text();
        if (!response.ok) {
          const page = parse(html);
          const say = (selector) => $(selector, page)?.textContent.trim() ?? '';
          return { message: [say('[data-message]') || words.failed, say('[data-hint]')]
            .filter(Boolean).join(' ') };
        }
        if (shows) {
          shownMain = $('main', parse(html))?.innerHTML;
          await show(html, response.url);
        }
        if (done) toast(done, { undo });
        return { html };
      });
      queue = sent.catch(() => {});
      return sent;
    }

    /** Says beside a form what went wrong. */
    function complain(form, message) {
      const place = form.isConnected ? form : null;
      if (!place) return toast(message);
      let note = $('.form-error', place);
      if (!note) {
        note = document.createElement('p');
        note.className = 'form-error';
        note.setAttribute('role', 'alert');
        place.append(note);
      }
      note.textContent = message;
    }

    document.addEventListener('submit', async (event) => {
      const form = event.target, button = event.submitter;
      const method = button?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
      if (event.defaultPrevented || method.toLowerCase() !== 'post') return;
      if ('plain' in form.dataset) return;
      event.preventDefault();
      const question = button?.dataset.confirm ?? form.dataset.confirm;
      const action = button?.getAttribute('formaction') ?? form.getAttribute('action')
        ?? location.pathname;
      const data = new FormData(form, button);
      const fields = form.enctype === 'multipart/form-data' ? data : new URLSearchParams(data);
      if (question && !(await confirmed(question))) return;
      clearTimeout(saving.get(form));
      form.setAttribute('aria-busy', 'true');
      const hopeful = button?.dataset.optimistic ?? form.dataset.optimistic;
      if (hopeful) form.classList.add(hopeful);
      const done = 'quiet' in form.dataset ? '' : form.dataset.done ?? words.saved;
      const result = await post(action, fields, { done, undo: !('final' in form.dataset) });
      form.removeAttribute('aria-busy');
      if (hopeful) form.classList.remove(hopeful);
      if (result?.message) complain(form, result.message);
    });
    """#
}
