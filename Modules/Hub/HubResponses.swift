import CoreModels
import CorePlugin
import HTTPTypes

extension RouteResponse {
  /// Responds with the allowed methods to `OPTIONS`, and with 405 to a wrong method.
  static func wrongMethod(
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
