import CoreModels
import CorePlugin

/// Grounding Sun's sky. Its look is the user's choice here, independent of the rest of the suite.
enum SunStyle {
  static let appearance = Appearance(
    theme: Theme(light: palette(.light), dark: palette(.dark)),
    style: "\(Content.Style.groundingSun)", todayStyle: "\(sky)\n\(Content.Style.today)",
    script: "\(Content.Script.groundingSun)",
    icon: """
      <path d="M3 17h18M6 20.5h12M7 17a5 5 0 0 1 10 0M12 5v3M4.5 9.5l2 1.5M19.5 9.5l-2 \
      1.5"/>
      """)

  /// The frame's colours, derived from the sky's.
  private static func palette(_ sun: SunPalette) -> Palette {
    Palette(
      background: sun.gradient.top, surface: sun.card, text: sun.text,
      secondaryText: sun.secondaryText, accent: sun.button)
  }

  /// The sky's colours, shared with pictures.
  private static let sky: String = {
    let (light, dark) = (SunPalette.light.gradient, SunPalette.dark.gradient)
    return "body { --sky-top: light-dark(\(light.top), \(dark.top)); "
      + "--sky-bottom: light-dark(\(light.bottom), \(dark.bottom)); }"
  }()
}
