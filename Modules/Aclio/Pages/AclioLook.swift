import CoreModels
import CorePlugin

/// The look of Aclio in a browser: quiet lilac paper, and rings in the goals' colours.
enum AclioLook {
  static let appearance = Appearance(
    theme: theme,
    style: "\(Content.Style.aclio)\n\(Content.Style.chat)\n\(Content.Style.charts)",
    todayStyle: "\(Content.Style.today)", script: "\(Content.Script.aclio)",
    icon: """
      <circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4.5"/>\
      <circle cx="12" cy="12" r=".75"/>
      """)

  static let theme = Theme(
    light: Palette(
      background: Color(0xF7F5FB), surface: Color(0xFFFFFF), text: Color(0x221D33),
      secondaryText: Color(0x5D5673), accent: Color(0x5A3FC9)),
    dark: Palette(
      background: Color(0x14121C), surface: Color(0x1E1B2A), text: Color(0xF1EEF9),
      secondaryText: Color(0xB3ACC6), accent: Color(0xBBA9FF)))
}
