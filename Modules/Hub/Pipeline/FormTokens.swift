import CorePlugin
import HTTPTypes
import HubAccounts
import HubWeb

/// Middleware that parses forms, and refuses those without the token of their session (OWASP:
/// synchronizer token).
struct FormTokens: RequestCheck {
  func check(_ request: IncomingRequest, _ context: inout HubContext) async throws {
    context.form = try FormBody(context.request)
    if let token = context.caller.formToken, !request.isSafe {
      let sent =
        request.head.headerFields[FormToken.header] ?? context.form?.fields[FormToken.field]?.first
      guard let sent, sent.isSame(as: token) else { throw WebError.foreignForm }
    }
  }
}
