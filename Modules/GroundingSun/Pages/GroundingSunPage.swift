import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The affirmation on its card, in Georgia, over the theme's gradient.
  static let groundingSun = Page(
    "/grounding-sun", title: { GroundingSunText.title.text(in: $0) },
    template: GroundingSunPage.template,
    values: GroundingSunPage.values)
}

/// The parts of the page.
enum GroundingSunPage {
  static let template = PageTemplate(
    """
    <main class="grounding-sun {{look}}">
      <h1>{{title}}</h1>
      <blockquote>{{text}}</blockquote>
    </main>
    """)

  static let style =
    Look.allCases.map { look in
      let palette = SunPalette.of(look)
      return """
        .grounding-sun.\(look.rawValue) { --card: \(palette.card); --text: \(palette.text);
          background: linear-gradient(\(palette.gradient.top), \(palette.gradient.bottom)); }

        """
    }.joined() + """
      .grounding-sun { min-height: 100svh; display: grid; grid-template-rows: auto 1fr;
        place-items: center; padding: 6vmin; color: var(--text); text-align: center; }
      .grounding-sun h1 { font-size: 1.25rem; }
      .grounding-sun blockquote { margin: auto; padding: 2em 1.5em; max-width: 28ch;
        border-radius: 1.5rem; background: var(--card); white-space: pre-line;
        font: clamp(1.375rem, 5vmin, 3rem)/1.4 Georgia, "Times New Roman", serif;
        overflow-wrap: anywhere; animation: grounding-sun-appears 0.6s; }
      @keyframes grounding-sun-appears { from { opacity: 0; } }
      @media (prefers-reduced-motion: reduce) { .grounding-sun blockquote { animation: none; } }
      """

  @Sendable static func values(in world: World) async throws -> [String: String] {
    let state = try await world.affirmation(from: world.affirmationSource())
    return [
      "title": world.text(GroundingSunText.title), "text": state.affirmation.text,
      "look": state.theme.look.rawValue,
    ]
  }
}
