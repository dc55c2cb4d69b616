import CoreNet
package import CorePlugin
import Foundation
package import HTTPTypes
package import HubAccounts

/// The token against forged requests from other sites (OWASP: synchronizer token).
package enum FormToken {
  /// The name of the form field.
  package static let field = "form_token"
  /// The header field used by scripts.
  package static let header = HTTPField.Name(known: "X-Form-Token")

  /// Throws ``WebError/foreignForm`` if a session's request makes a change without the token.
  package static func check(_ request: RouteRequest, _ caller: Caller) throws {
    guard let token = caller.formToken, request.head.method != .get,
      request.head.method != .head, request.head.method != .options
    else { return }
    var sent = request.head.headerFields[header]
    if sent == nil, let type = request.head.headerFields[.contentType], FormBody.reads(type) {
      sent = try FormBody(request).fields[field]?.first
    }
    guard let sent, sent.isSame(as: token) else { throw WebError.foreignForm }
  }
}
