import CoreModels
import CorePlugin
import Foundation

/// The frame around the pages of all products: what is the same for everybody, made once.
struct WebApp: Sendable {
  /// What a browser is led to from everywhere.
  let products: [Product]
  /// The rules of the frame and of every product.
  let style: WebAsset
  /// The frame's script.
  let script: WebAsset
  /// The scripts of the products that have one, by product.
  let productScripts: [String: WebAsset]
  /// The app's sign.
  let icons = AppIcons()
  /// The colours of each product, by its id.
  let themes: [String: Theme]

  /// A product as the navigation shows it.
  struct Product: Sendable {
    /// Its id.
    let id: String
    /// Its name.
    let name: String
    /// The path of its main page.
    let path: String
    /// The shapes of its sign, SVG within 24 × 24.
    let icon: String
  }

  /// A frame around those products.
  init(_ plugins: [any Plugin]) {
    products = plugins.compactMap { plugin in
      plugin.pages.first.map { page in
        Product(
          id: plugin.id, name: plugin.name, path: page.path, icon: plugin.appearance.icon)
      }
    }
    style = WebAsset("style", .style, StyleSheet.text(of: plugins))
    script = WebAsset("script", .script, "\(Content.Script.page)")
    productScripts = Dictionary(
      plugins.filter { !$0.appearance.script.isEmpty }.map { plugin in
        (plugin.id, WebAsset(plugin.id, .script, plugin.appearance.script))
      }
    ) { first, _ in first }
    themes = Dictionary(plugins.map { ($0.id, $0.appearance.theme) }) { first, _ in first }
  }

  /// The letter that leads to each product after `g`: the first of its name that is free.
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

  /// All files that pages ask for.
  var assets: [WebAsset] {
    [style, script] + productScripts.sorted { $0.key < $1.key }.map(\.value) + icons.files
  }
}
