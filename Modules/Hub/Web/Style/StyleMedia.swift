extension StyleSheet {
  /// What people asked their system for, and paper.
  static let media = """
    @view-transition { navigation: auto; }
    @media (prefers-reduced-motion: reduce) {
      @view-transition { navigation: none; }
      *, ::before, ::after { animation-duration: .01ms !important;
        animation-iteration-count: 1 !important; transition-duration: .01ms !important;
        scroll-behavior: auto !important; }
    }
    @media (prefers-contrast: more) {
      :root, [data-product] { --line: var(--edge); --secondary: var(--text); }
      .card { border-color: var(--edge); }
    }
    @media (forced-colors: active) {
      .card, .toast, .pill, dialog { border: 1px solid CanvasText; }
      .bar [aria-current], nav.tabs [aria-current] { outline: 2px solid Highlight;
        outline-offset: -2px; }
      progress, meter { border: 1px solid CanvasText; forced-color-adjust: none; }
    }
    @media (prefers-reduced-transparency: reduce) {
      .bar { background: var(--background); backdrop-filter: none; }
    }
    @media print {
      :root { color-scheme: light; --background: #fff; --surface: #fff; --text: #000;
        font-size: 10pt; }
      .bar, .foot, .skip, .toasts, nav.tabs, form, button, dialog { display: none !important; }
      .card { box-shadow: none; border-color: #999; break-inside: avoid; }
      main { max-inline-size: none; padding: 0; }
      a { color: inherit; text-decoration: none; }
    }
    """
}
