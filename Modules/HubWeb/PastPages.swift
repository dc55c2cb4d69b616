import CoreModels
import CoreNet
import CorePlugin
import CoreStorage

extension HubRequest {
  /// The name of the address’s field that asks for an earlier day.
  static let pastField = "as_of"

  /// The day as of which the page is asked for; `nil` for the present. Throws ``WebError/badDay``.
  var pastDay: Day? {
    get throws {
      guard let text = request.queryValue(Self.pastField) else { return nil }
      guard let day = Day(text), day < world.today else { throw WebError.badDay }
      return day
    }
  }

  /// The request with the person’s data as it stood at the end of the day that it asks for.
  var past: HubRequest {
    get throws {
      guard let day = try pastDay else { return self }
      var past = self
      let end = world.calendar.start(of: day.advanced(by: 1)).milliseconds - 1
      past.world.store = world.store.asOf(Instant(milliseconds: end))
      past.world.fixedDay = day
      // Data fetched now would not match the past state.
      (past.world.isOffline, past.world.http) = (true, .unavailable)
      return past
    }
  }
}
