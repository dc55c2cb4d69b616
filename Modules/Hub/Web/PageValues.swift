/// What a template shows, by name.
typealias PageValues = [String: any Sendable]

extension PageValues {
  /// The values without texts that say nothing: to Mustache they would be something.
  var withoutEmptyTexts: PageValues { filter { ($0.value as? String)?.isEmpty != true } }
}
