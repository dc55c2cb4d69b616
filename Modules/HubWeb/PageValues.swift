/// The values of a template, by name.
package typealias PageValues = [String: any Sendable]

extension PageValues {
  /// The values without empty texts, which Mustache would treat as present.
  var withoutEmptyTexts: PageValues { filter { ($0.value as? String)?.isEmpty != true } }
}
