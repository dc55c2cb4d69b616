public import CoreModels

/// A page of a product. It provides the main part; the hub adds the frame and authenticates the
/// user.
public struct Page: Sendable {
  /// The path, such as `/lesson`, with parameters in braces.
  public let path: String
  /// The default title in a language, used if the response has none of its own.
  public let title: @Sendable (Language) -> String
  /// Handles a request; the hub presents its errors.
  public let answer: @Sendable (RouteRequest, World) async throws -> PageAnswer

  /// Creates a page with a handler.
  public init(
    _ path: String, title: @escaping @Sendable (Language) -> String,
    answer: @escaping @Sendable (RouteRequest, World) async throws -> PageAnswer
  ) {
    self.path = path
    self.title = title
    self.answer = answer
  }

  /// Creates a page that renders a template with values.
  public init(
    _ path: String, title: @escaping @Sendable (Language) -> String, template: PageTemplate,
    values: @escaping @Sendable (World) async throws -> any Sendable
  ) {
    self.init(path, title: title) { _, world in
      .shown(PageContent(try template.html(showing: try await values(world))))
    }
  }
}

/// The response of a page or a form.
public enum PageAnswer: Sendable {
  /// A page to show.
  case shown(PageContent)
  /// A redirect to another page, as forms return on success.
  case moved(to: String)
  /// The page does not exist.
  case missing
  /// A file, such as a picture or a calendar.
  case file(RouteResponse)
}

/// The main part of a page.
public struct PageContent: Sendable {
  /// HTML with one `main` element.
  public let html: String
  /// A title of its own, or `nil` for the page's.
  public let title: String?

  /// Creates the main part of a page, optionally with a title.
  public init(_ html: String, title: String? = nil) {
    self.html = html
    self.title = title
  }
}

/// The handler of a form on a product's page, for `POST` to its path. The hub checks the form's
/// token.
public struct FormAction: Sendable {
  /// The path, with parameters in braces.
  public let path: String
  /// The rate limits, in addition to the limit of all pages.
  public let limits: [RouteLimit]
  /// The response to a successful form, if it is known in advance; otherwise `nil`.
  public internal(set) var answer: (@Sendable (PageForm) -> PageAnswer)?
  /// Processes the form; the hub presents its errors.
  public let perform: @Sendable (PageForm, World) async throws -> PageAnswer

  /// Creates an action for a product's table.
  public init(
    _ path: String, limits: [RouteLimit] = [],
    perform: @escaping @Sendable (PageForm, World) async throws -> PageAnswer
  ) {
    self.path = path
    self.limits = limits
    self.perform = perform
  }
}

/// A submitted form.
public struct PageForm: Sendable {
  /// The request, with the path's parameters.
  public let request: RouteRequest
  /// The values of each field, in the order sent.
  public let fields: [String: [String]]

  /// Creates a form from its fields.
  public init(_ request: RouteRequest, fields: [String: [String]]) {
    self.request = request
    self.fields = fields
  }

  /// The first value of a field, or `nil` if it was not sent.
  public subscript(field: String) -> String? { fields[field]?.first }
}
