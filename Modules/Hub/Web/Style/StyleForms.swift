extension StyleSheet {
  /// Buttons and fields.
  static let forms = """
    button, .button, input, select, textarea { font: inherit; color: inherit; }
    button, .button, summary.button { display: inline-flex; align-items: center;
      justify-content: center; gap: var(--s2); min-block-size: 2.75rem; min-inline-size: 2.75rem;
      padding: var(--s2) var(--s4); border: 1px solid var(--line); border-radius: 2rem;
      background: var(--surface); font-weight: 600; line-height: 1.2; text-decoration: none;
      cursor: pointer; transition: background var(--quick), scale var(--quick);
      touch-action: manipulation; }
    .button { color: var(--text); }
    button:hover, .button:hover { background: color-mix(in srgb, var(--text) 8%, var(--surface)); }
    button:active, .button:active { scale: .97; }
    .primary { background: var(--accent); border-color: transparent; color: var(--background); }
    .primary:hover { background: color-mix(in srgb, var(--text) 15%, var(--accent)); }
    .plain { background: none; border-color: transparent; color: var(--accent);
      padding-inline: var(--s3); }
    .plain:hover { background: var(--soft); }
    .danger { background: none; border-color: var(--bad); color: var(--bad); }
    .danger:hover { background: color-mix(in srgb, var(--bad) 10%, transparent); }
    button:disabled, [aria-disabled="true"] { opacity: .55; cursor: default; scale: none; }
    label { display: block; font-weight: 600; font-size: var(--t-1); }
    label > input:not([type="checkbox"], [type="radio"]), label > select, label > textarea {
      display: block; margin-block-start: var(--s1); font-weight: 400; }
    input, select, textarea { inline-size: 100%; min-block-size: 2.75rem; font-size: 1rem;
      padding: var(--s2) var(--s3); border: 1px solid var(--edge); border-radius: .75rem;
      background: var(--surface); }
    textarea { min-block-size: 7rem; padding: var(--s3) var(--s4); line-height: 1.5;
      resize: vertical; field-sizing: content; max-block-size: 70vh; }
    input[type="checkbox"], input[type="radio"] { inline-size: 1.35rem; block-size: 1.35rem;
      min-block-size: 0; margin: 0; flex: none; accent-color: var(--accent); }
    label:has(> input:is([type="checkbox"], [type="radio"])) { display: flex; gap: var(--s3);
      align-items: center; min-block-size: 2.75rem; font-weight: 400; font-size: var(--t0); }
    input[type="color"] { padding: var(--s1); inline-size: 4rem; }
    input[type="date"], input[type="time"], input[type="number"] { inline-size: auto; }
    input[type="range"] { padding: 0; border: 0; background: none; }
    ::placeholder { color: var(--secondary); opacity: 1; }
    fieldset { border: 0; padding: 0; margin: 0; min-inline-size: 0; }
    legend { padding: 0; font-weight: 600; font-size: var(--t-1); margin-block-end: var(--s2); }
    :user-invalid { border-color: var(--bad); }
    .form-error { color: var(--bad); font-weight: 600; font-size: var(--t-1); }
    form[aria-busy="true"] button { opacity: .7; }
    """
}
