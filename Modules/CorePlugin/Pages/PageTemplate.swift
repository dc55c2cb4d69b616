import Mustache
import Synchronization

/// A Mustache template, which escapes every value. Parsed when first rendered.
public final class PageTemplate: Sendable {
  private let text: String
  private let parts: [String: PageTemplate]
  private let library = Mutex<MustacheLibrary?>(nil)

  /// Creates a template with its partials, used as `{{> name}}`.
  public init(_ text: String, parts: [String: PageTemplate] = [:]) {
    self.text = text
    self.parts = parts
  }

  /// Creates a template from a content file.
  public convenience init(_ text: StaticString, parts: [String: PageTemplate] = [:]) {
    self.init(text.description, parts: parts)
  }

  /// Renders the template as HTML; throws if it is not valid Mustache.
  public func html(showing values: any Sendable) throws -> String {
    let library = try library.withLock { library in
      if let library { return library }
      var templates = try parts.mapValues { try MustacheTemplate(string: $0.text) }
      templates["page"] = try MustacheTemplate(string: text)
      let read = MustacheLibrary(templates: templates)
      library = read
      return read
    }
    return library.render(values, withTemplate: "page") ?? ""
  }
}
