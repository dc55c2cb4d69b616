extension FrameScript {
  /// What leaves the page: into the clipboard.
  static let sharing = #"""
    document.addEventListener('click', async (event) => {
      const button = event.target.closest?.('[data-copies]');
      if (!button) return;
      const field = document.getElementById(button.dataset.copies);
      field.select();
      try { await navigator.clipboard.writeText(field.value); }
      catch { return; }
      toast(button.dataset.copied);
    });
    """#
}
