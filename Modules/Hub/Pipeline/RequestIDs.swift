import CoreNet
import CorePlugin
import HTTPTypes
import HubWeb

/// Middleware that names each response as the log does, by the id that a proxy chose or a new one.
struct RequestIDs: HubMiddleware {
  fileprivate static let name = HTTPField.Name(known: "X-Request-ID")

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    var response = try await next(request, context)
    response.head.headerFields.append(HTTPField(name: Self.name, value: context.trace.id))
    return response
  }
}

extension IncomingRequest {
  /// The request id set by a proxy, if it is safe to log.
  var requestID: String? {
    guard let id = head.headerFields[RequestIDs.name],
      (1...64).contains(id.utf8.count),
      id.utf8.allSatisfy({ byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F
      })
    else { return nil }
    return id
  }
}
