import ArgumentParser
import CorePlugin

extension [any Plugin] {
  /// Returns a text with the products' commands as they are typed in a suite: `daybook mori setup`
  /// for `mori setup`.
  func asTyped(_ text: String) -> String {
    reduce(text) { text, plugin in
      guard text.contains(plugin.id + " ") else { return text }
      let names = plugin.commands.compactMap { $0.configuration.commandName }
      return names.reduce(text) {
        $0.replacing("\(plugin.id) \($1)", with: "daybook \(plugin.id) \($1)")
      }
    }
    .replacing(/(daybook )+/, with: "daybook ")
  }
}
