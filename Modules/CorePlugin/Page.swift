public import CoreModels
import Mustache

/// A page of a product: a template and the values it shows; the hub adds the frame.
public struct Page: Sendable {
  /// Its path, as `/lesson`.
  public let path: String
  /// Its title in a person's language.
  public let title: @Sendable (Language) -> String
  /// The rules of its own style sheet.
  public let style: String
  private let template: String
  private let values: @Sendable (World) async throws -> any Sendable

  /// A page of a Mustache template, which escapes every value, and the values it shows.
  public init(
    _ path: String, title: @escaping @Sendable (Language) -> String, style: String,
    template: String, values: @escaping @Sendable (World) async throws -> any Sendable
  ) {
    self.path = path
    self.title = title
    self.style = style
    self.template = template
    self.values = values
  }

  /// The HTML of the page's main part; throws where the template is not Mustache.
  public func html(in world: World) async throws -> String {
    try MustacheTemplate(string: template).render(try await values(world))
  }
}
