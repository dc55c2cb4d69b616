import CoreModels
import CorePlugin

/// The style sheets: one of all pages with tokens, elements, the frame and Today, one of the frame's
/// other pages, and one of each product's pages.
enum StyleSheet {
  /// The rules of the frame's own pages other than Today.
  static let pages = "\(Content.Style.pages)"

  /// Returns the rules of all pages and of Today.
  static func text(of plugins: [any Plugin]) -> String {
    let frame = [
      Content.Style.elements, Content.Style.forms, Content.Style.classes, Content.Style.frame,
      Content.Style.today, Content.Style.offline,
    ]
    let products = plugins.map { "/* \($0.id) */\n" + $0.appearance.todayStyle }
    return
      (["\(Content.Style.tokens)", colors(of: plugins)] + frame.map(\.description) + products
      + ["\(Content.Style.media)"]).joined(separator: "\n")
  }

  /// Returns each product's palette, for its pages and its card on Today.
  private static func colors(of plugins: [any Plugin]) -> String {
    let own = plugins.map { rule("[data-product=\"\($0.id)\"]", $0.appearance.theme) }
    return ([rule(":root", .daybook)] + own + ["\(Content.Style.colors)"]).joined(separator: "\n")
  }

  private static func rule(_ selector: String, _ theme: Theme) -> String {
    let (light, dark) = (theme.light, theme.dark)
    let colors = [
      ("background", light.background, dark.background),
      ("surface", light.surface, dark.surface), ("text", light.text, dark.text),
      ("secondary", light.secondaryText, dark.secondaryText),
      ("accent", light.accent, dark.accent),
    ]
    return selector + "{"
      + colors.map { "--\($0.0):light-dark(\($0.1),\($0.2))" }.joined(separator: ";") + "}"
  }
}
