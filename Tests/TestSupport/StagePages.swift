public import CorePlugin
import CoreModels
import HTTPTypes
import Testing

extension Stage {
  /// Returns the response of a product's page to a path and query.
  public func page<Product: Plugin>(
    _ product: Product.Type, _ path: String
  ) async throws -> PageAnswer {
    let found = Product().pages.compactMap { page in
      page.path.parameters(in: path).map { (page, $0) }
    }
    let (page, parameters) = try #require(found.min { $0.1.count < $1.1.count })
    return try await page.answer(request(.get, path, parameters), world)
  }

  /// The HTML of a product's page; fails the test for any other response.
  public func html<Product: Plugin>(
    _ product: Product.Type, _ path: String
  ) async throws -> String {
    guard case .shown(let content) = try await page(product, path) else {
      Issue.record("\(path) shows no page")
      return ""
    }
    #expect(content.html.isOneMainElement, "\(path)")
    return content.html
  }

  /// Submits a form; returns the path it redirects to.
  @discardableResult
  public func send<Product: Plugin>(
    _ product: Product.Type, _ path: String, _ fields: [String: String] = [:],
    repeated: [String: [String]] = [:]
  ) async throws -> String? {
    let found = Product().formActions.compactMap { action in
      action.path.parameters(in: path).map { (action, $0) }
    }
    let (action, parameters) = try #require(found.min { $0.1.count < $1.1.count })
    let form = PageForm(
      request(.post, path, parameters), fields: fields.mapValues { [$0] }.merging(repeated) { $1 })
    guard case .moved(let next) = try await action.perform(form, world) else { return nil }
    return next
  }

  private func request(
    _ method: HTTPRequest.Method, _ path: String, _ parameters: [String: String]
  ) -> RouteRequest {
    RouteRequest(
      HTTPRequest(method: method, scheme: nil, authority: nil, path: path),
      parameters: parameters)
  }
}

extension Page {
  /// The HTML of the main element for a plain request; empty if none is shown.
  public func html(in world: World) async throws -> String {
    let call = RouteRequest(HTTPRequest(method: .get, scheme: nil, authority: nil, path: path))
    guard case .shown(let content) = try await answer(call, world) else { return "" }
    return content.html
  }
}

extension String {
  /// The values of this pattern's `{names}` in a path; `nil` if the path does not match.
  fileprivate func parameters(in path: String) -> [String: String]? {
    let parts = path.prefix { $0 != "?" }.split(separator: "/")
    let names = split(separator: "/")
    guard parts.count == names.count else { return nil }
    var parameters: [String: String] = [:]
    for (name, part) in zip(names, parts) {
      if name.hasPrefix("{") {
        parameters[String(name.dropFirst().dropLast())] = String(part)
      } else if name != part {
        return nil
      }
    }
    return parameters
  }

  /// `true` for a single `main` with one `h1`, with quoted attributes and without scripts or
  /// styles.
  fileprivate var isOneMainElement: Bool {
    hasPrefix("<main class=\"") && hasSuffix("</main>") && components("<main") == 1
      && components("<h1") == 1 && !contains(" style=") && !contains(" onclick=")
  }

  private func components(_ text: String) -> Int { ranges(of: text).count }
}
