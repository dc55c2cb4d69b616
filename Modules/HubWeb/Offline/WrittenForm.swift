import CoreModels
import CoreNet
import CorePlugin
import HTTPTypes
import HubAccounts

extension HubRequest {
  /// The day on which the form was written, by the browser's clock; `nil` if that clock is wrong.
  var writtenOn: Day? {
    let field = request.head.headerFields[.init(known: "Daybook-Written-At")]
    guard let moment = field.flatMap({ Instant($0) }) else { return nil }
    let age = world.now().seconds(since: moment)
    guard age > 0, age < Idempotency.daysOfForms * 86_400 else { return nil }
    return world.calendar.day(containing: moment)
  }
}

extension RouteResponse {
  /// Redirects after a log-out, and clears the session cookie and the browser's stored data.
  static func leaving(to path: String, _ call: HubRequest) -> RouteResponse {
    var response = RouteResponse.moved(to: path)
    response.head.headerFields[.setCookie] = SessionCookie.endField(isSecure: call.isSecure)
    response.head.headerFields[.init(known: "Clear-Site-Data")] = #""cache", "storage""#
    return response
  }
}
