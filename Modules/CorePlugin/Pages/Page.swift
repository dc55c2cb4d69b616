public import CoreModels

/// A page of a product: what its main part shows; the hub adds the frame, and knows who asks.
public struct Page: Sendable {
  /// Its path, as `/lesson`, with parameters in braces.
  public let path: String
  /// Its title in a person's language, where the answer has none of its own.
  public let title: @Sendable (Language) -> String
  /// Answers a call; throws what the hub explains to the person.
  public let answer: @Sendable (RouteRequest, World) async throws -> PageAnswer

  /// A page that answers by itself.
  public init(
    _ path: String, title: @escaping @Sendable (Language) -> String,
    answer: @escaping @Sendable (RouteRequest, World) async throws -> PageAnswer
  ) {
    self.path = path
    self.title = title
    self.answer = answer
  }

  /// A page of a template and the values it shows.
  public init(
    _ path: String, title: @escaping @Sendable (Language) -> String, template: PageTemplate,
    values: @escaping @Sendable (World) async throws -> any Sendable
  ) {
    self.init(path, title: title) { _, world in
      .shown(PageContent(try template.html(showing: try await values(world))))
    }
  }
}

/// What a page or a form answers.
public enum PageAnswer: Sendable {
  /// A page to look at.
  case shown(PageContent)
  /// Another page, by its path; what a form answers when it did its work.
  case moved(to: String)
  /// Nothing is there.
  case missing
  /// Something that is no page: a picture, a calendar, a file.
  case file(RouteResponse)
}

/// The main part of a page.
public struct PageContent: Sendable {
  /// HTML, one `main` element.
  public let html: String
  /// A title of its own, `nil` for the page's.
  public let title: String?

  /// The main part of a page, and a title where it is not the page's.
  public init(_ html: String, title: String? = nil) {
    self.html = html
    self.title = title
  }
}

/// What a form of a product's page does: `POST` to its path. The hub sees that the form is ours.
public struct FormAction: Sendable {
  /// Its path, with parameters in braces.
  public let path: String
  /// How often it may be sent, beside the limit of all pages.
  public let limits: [RouteLimit]
  /// The answer to a form that was done, where that is known before it is; else `nil`.
  public internal(set) var answer: (@Sendable (PageForm) -> PageAnswer)?
  /// Does it; throws what the hub explains to the person.
  public let perform: @Sendable (PageForm, World) async throws -> PageAnswer

  /// An action as one line of a product's table.
  public init(
    _ path: String, limits: [RouteLimit] = [],
    perform: @escaping @Sendable (PageForm, World) async throws -> PageAnswer
  ) {
    self.path = path
    self.limits = limits
    self.perform = perform
  }
}

/// A form that a person sent.
public struct PageForm: Sendable {
  /// The call, with the path's parameters.
  public let request: RouteRequest
  /// The values of each field, in the order in which they were sent.
  public let fields: [String: [String]]

  /// A form of those fields.
  public init(_ request: RouteRequest, fields: [String: [String]]) {
    self.request = request
    self.fields = fields
  }

  /// The first value of a field, `nil` where it was not sent.
  public subscript(field: String) -> String? { fields[field]?.first }
}
