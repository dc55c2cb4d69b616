import CorePlugin

/// The values of a template, by name.
package typealias PageValues = [String: any Sendable]

extension PageValues {
  /// The values without empty texts, which Mustache would treat as present.
  var withoutEmptyTexts: PageValues { filter { ($0.value as? String)?.isEmpty != true } }
}

extension PageTemplate {
  /// Renders the main part of a page; empty texts count as missing.
  func content(showing values: PageValues, title: String? = nil) throws -> PageContent {
    PageContent(try html(showing: values.withoutEmptyTexts), title: title)
  }
}
