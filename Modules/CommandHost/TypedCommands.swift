import ArgumentParser
import CoreModels
import CorePlugin

extension CommandPrefix {
  /// The word before the products' commands in a suite.
  init(of products: [any Plugin]) {
    self.init(
      "daybook",
      apps: products.map { product in
        (product.id, { product.commands.compactMap { $0.configuration.commandName } })
      })
  }
}
