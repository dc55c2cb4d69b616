import CoreModels
import CoreNet
package import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts

extension HubRequest {
  /// Days for which a form's key is stored, longer than browsers retry automatically.
  private static let rememberedDays = 30

  /// Handles a form once for each `Idempotency-Key`, because a browser that never saw the response
  /// sends the form again. A form that waited in the browser is handled for the day on which it was
  /// written. A response known beforehand, `answer`, is committed with what the form writes.
  package func once(
    answering answer: PageAnswer?, _ work: (HubRequest) async throws -> RouteResponse
  ) async throws -> RouteResponse {
    guard
      let idempotency = try Idempotency(
        request, of: caller, in: services.worlds.server, days: Self.rememberedDays)
    else {
      return try await work(self)
    }
    func dated(_ recorded: World) async throws -> RouteResponse {
      var call = self
      call.world = recorded
      if let day = writtenOn, day != recorded.today { call.world.fixedDay = day }
      return try await work(call)
    }
    do {
      let ifLost = { RouteResponse.moved(to: "/") }
      guard case .moved(let path)? = answer else {
        return try await idempotency.answer(in: world, ifLost: ifLost, work: dated)
      }
      let tellsBatch = isSentByScript
      return try await idempotency.answer(
        in: world, ifLost: ifLost,
        predict: { transaction, _ in
          RouteResponse.moved(to: path).naming(batch: tellsBatch ? transaction.batchName : nil)
        }, work: dated)
    } catch let error as APIError {
      var response = try services.errorPages.page(about: error, try await Visit(self))
      // Makes the browser retry while the first request is still running.
      response.head.status = error == .stillRunning ? .tooEarly : error.status
      return response
    }
  }

  /// The day on which the form was written, by the browser's clock; `nil` if that clock is wrong.
  private var writtenOn: Day? {
    let field = request.head.headerFields[.init(known: "Daybook-Written-At")]
    guard let moment = field.flatMap({ Instant($0) }) else { return nil }
    let age = world.now().seconds(since: moment)
    guard age > 0, age < Self.rememberedDays * 86_400 else { return nil }
    return world.calendar.day(containing: moment)
  }
}

extension RouteResponse {
  /// Redirects after a log-out, and clears the session cookie and the browser's stored data.
  static func leaving(to path: String, _ call: HubRequest) -> RouteResponse {
    var response = RouteResponse.moved(to: path)
    let isSecure = call.services.gate.isSecure(call.request.head)
    response.head.headerFields[.setCookie] = SessionCookie.endField(isSecure: isSecure)
    response.head.headerFields[.init(known: "Clear-Site-Data")] = #""cache", "storage""#
    return response
  }
}
