import CorePlugin
import Foundation
import HTTPTypes

/// The token against forged requests from other sites (OWASP: synchronizer token).
enum FormToken {
  /// The name of the form field.
  static let field = "form_token"
  /// The header field used by scripts.
  static let header = HTTPField.Name("X-Form-Token")

  /// Throws ``WebError/foreignForm`` if a session's request makes a change without the token.
  static func check(_ request: RouteRequest, _ caller: Caller) throws {
    guard let token = caller.formToken, request.head.method != .get,
      request.head.method != .head, request.head.method != .options
    else { return }
    var sent = header.flatMap { request.head.headerFields[$0] }
    if sent == nil, let type = request.head.headerFields[.contentType], FormBody.reads(type) {
      sent = try FormBody(request).fields[field]?.first
    }
    guard let sent, sent.isSame(as: token) else { throw WebError.foreignForm }
  }
}

extension String {
  /// Compares two texts in constant time.
  func isSame(as other: String) -> Bool {
    let (one, two) = (Array(utf8), Array(other.utf8))
    guard one.count == two.count else { return false }
    return zip(one, two).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
