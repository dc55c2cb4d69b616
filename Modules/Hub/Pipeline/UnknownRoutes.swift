import CoreModels
import CorePlugin
import HTTPTypes
import HubWeb

/// Middleware of requests without a route: responds with 404 to unknown paths, with 405 to wrong
/// methods, and to `OPTIONS` with the allowed ones.
struct UnknownRoutes: HubMiddleware {
  let routes: [HubRoute]

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    if !context.otherMethods.isEmpty {
      let form = routes.first { $0.path == request.path }?.errors ?? .words
      return try .wrongMethod(allowed: context.otherMethods, asked: request.head.method, form)
    }
    if request.isForPage { throw WebError.missingPage }
    return try .json(["error": "Endpoint not found"], .notFound)
  }
}

extension HubRoute {
  /// Stands for the route of a request that has none.
  static let unknown = HubRoute(method: .get, path: "", access: .anyone, summary: "") { _ in
    throw WebError.missingPage
  }

  /// `true` for ``unknown``.
  var isUnknown: Bool { path.isEmpty }

  /// `true` if the route's method is not safe (RFC 9110, section 9.2.1), or may be any.
  var mayChange: Bool { isUnknown || ![.get, .head, .options].contains(method) }
}

extension RouteResponse {
  /// Responds with the allowed methods to `OPTIONS`, and with 405 to a wrong method.
  fileprivate static func wrongMethod(
    allowed: [HTTPRequest.Method], asked: HTTPRequest.Method, _ form: ErrorForm
  ) throws -> RouteResponse {
    let names = allowed.map(\.rawValue) + (allowed.contains(.get) ? ["HEAD"] : []) + ["OPTIONS"]
    let list = Set(names).sorted().joined(separator: ", ")
    var response =
      asked == .options
      ? RouteResponse(HTTPResponse(status: .ok))
      : try form.response(
        Failure(.usage, code: "wrong_method", message: "Method not allowed"), .methodNotAllowed)
    response.head.headerFields[.allow] = list
    return response
  }
}
