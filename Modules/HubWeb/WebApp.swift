import CoreModels
package import CorePlugin
import Foundation

/// The frame around the pages of all products; its shared parts are built once.
package struct WebApp: Sendable {
  /// The products in the navigation.
  package let products: [Product]
  /// The style sheet of all pages.
  let style: WebAsset
  /// The style sheets of the products' own pages, by product, and of the frame's by `daybook`.
  let pageStyles: [String: WebAsset]
  package let script: WebAsset
  /// The products' scripts, by product.
  let productScripts: [String: WebAsset]
  package let icons = AppIcons()
  /// The products' color themes, by id.
  let themes: [String: Theme]

  /// A product in the navigation.
  package struct Product: Sendable {
    package let id: String
    package let name: String
    package let path: String
    /// The shapes of the icon, SVG within 24 × 24.
    let icon: String
  }

  /// Builds the frame for these products.
  package init(_ plugins: [any Plugin]) {
    products = plugins.compactMap { plugin in
      plugin.pages.first.map { page in
        Product(
          id: plugin.id, name: plugin.name, path: page.path, icon: plugin.appearance.icon)
      }
    }
    style = WebAsset("style", .style, StyleSheet.text(of: plugins))
    script = WebAsset("script", .script, "\(Content.Script.page)")
    pageStyles = Dictionary(
      [("daybook", WebAsset("daybook", .style, StyleSheet.pages))]
        + plugins.filter { !$0.appearance.style.isEmpty }.map { plugin in
          (plugin.id, WebAsset(plugin.id, .style, plugin.appearance.style))
        }
    ) { first, _ in first }
    productScripts = Dictionary(
      plugins.filter { !$0.appearance.script.isEmpty }.map { plugin in
        (plugin.id, WebAsset(plugin.id, .script, plugin.appearance.script))
      }
    ) { first, _ in first }
    themes = Dictionary(plugins.map { ($0.id, $0.appearance.theme) }) { first, _ in first }
  }

  /// The letter after `g` that opens each product: the first free one of its name.
  var letters: [String: String] {
    var letters: [String: String] = ["today": "t", "settings": "s"]
    for product in products {
      let free = product.name.lowercased().filter(\.isLetter).first { letter in
        !letters.values.contains(String(letter))
      }
      letters[product.id] = free.map { String($0) }
    }
    return letters
  }

  /// A product's icon among the shortcuts of the installed app.
  func shortcutIcon(of product: Product) -> WebAsset {
    let colors = (themes[product.id] ?? .daybook).light
    return WebAsset(
      "shortcut-\(product.id)", .svg,
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">"#
        + #"<rect width="24" height="24" rx="5.4" fill="\#(colors.background)"/>"#
        + ##"<g transform="translate(4 4) scale(.667)" fill="none" stroke="\##(colors.accent)" "##
        + #"stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">"#
        + "\(product.icon)</g></svg>")
  }

  /// All files that pages load.
  var assets: [WebAsset] {
    [style, script]
      + [pageStyles, productScripts].flatMap { files in
        files.sorted { $0.key < $1.key }.map(\.value)
      } + icons.files
  }
}
