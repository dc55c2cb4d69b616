extension StyleSheet {
  /// Spaces, sizes of type and shapes; all fluid between a small phone and a large desktop.
  static let tokens = """
    :root {
      color-scheme: light dark;
      --s1: .25rem; --s2: .5rem; --s3: .75rem; --s4: 1rem;
      --s5: clamp(1.25rem, 1.1rem + .6vw, 1.5rem);
      --s6: clamp(1.5rem, 1.2rem + 1.4vw, 2rem);
      --s7: clamp(2rem, 1.4rem + 2.6vw, 3rem);
      --s8: clamp(2.5rem, 1.6rem + 4vw, 4rem);
      --t-1: clamp(.8125rem, .79rem + .1vw, .875rem);
      --t0: clamp(1rem, .98rem + .1vw, 1.0625rem);
      --t1: clamp(1.125rem, 1.08rem + .25vw, 1.25rem);
      --t2: clamp(1.375rem, 1.25rem + .6vw, 1.75rem);
      --t3: clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem);
      --t4: clamp(2.75rem, 2.1rem + 3vw, 4.5rem);
      --radius: 1.125rem;
      --serif: Georgia, "Times New Roman", serif;
      --shadow: 0 1px 2px rgb(0 0 0 / .05), 0 6px 24px rgb(0 0 0 / .05);
      --quick: .18s ease-out;
      font-size: clamp(100%, 84% + .25vw, 150%);
    }
    :root[data-look="light"] { color-scheme: light; }
    :root[data-look="dark"] { color-scheme: dark; }
    """
}
