import ArgumentParser
import CorePlugin

extension [any Plugin] {
  /// Returns a text with the products' commands as they are typed in a suite: `daybook mori setup`
  /// for `mori setup`.
  func asTyped(_ text: String) -> String {
    reduce(text) { text, plugin in
      guard text.contains(plugin.id + " ") else { return text }
      return plugin.commands.compactMap { $0.configuration.commandName }.reduce(text) { text, name in
        text.replacing("\(plugin.id) \(name)", with: "daybook \(plugin.id) \(name)")
      }
    }
    .replacing(/(daybook )+/, with: "daybook ")
  }
}
