import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import HTTPTypes
import HubAccounts
import Logging

/// Serves calendar feeds. The secret address is the only credential, and opens nothing else.
package enum CalendarFeedRoute {
  package static let all = [
    HubRoute(
      method: .get, path: "/calendar/{file}", access: .anyone,
      summary: "A person's calendar, by its secret address", isListed: false, handle: answer)
  ]

  /// The number of days from today, as for scheduled reminders.
  private static let days = 14
  /// The maximum number of events in a calendar.
  static let mostEvents = 2000
  /// The suggested refresh interval for calendar apps, in hours.
  private static let hours = 4

  @Sendable private static func answer(_ call: HubRequest) async throws -> RouteResponse {
    // Errors are handled here, because no log and no page may show the path.
    do {
      guard let feed = try await feed(call) else { return missing }
      try await call.services.gate.limits.require(
        RouteLimit("calendar", .data), of: "person." + feed.person.id)
      return try await calendar(
        feed, in: call.services.worlds.world(of: feed.person), of: call.services.plugins)
    } catch let error as AccessError {
      return try error.response()
    } catch {
      call.services.operatorWorld.log.error("a calendar feed failed: \(error.loggedCode)")
      return RouteResponse(.serviceUnavailable, [.retryAfter: "600"])
    }
  }

  private static func feed(_ call: HubRequest) async throws -> CalendarFeed? {
    let ending = ".ics"
    guard let file = call.request.parameters["file"], file.hasSuffix(ending),
      let feed = try await call.services.calendarFeeds.find(
        BearerSecret(file.dropLast(ending.count)))
    else { return nil }
    guard call.services.options.isMultiUser else { return feed }
    let account = try await call.services.gate.accounts.account(feed.person.id)
    return account.map { !$0.isShut } ?? false ? feed : nil
  }

  private static let missing = RouteResponse(
    .notFound, [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
    Data("There is no such calendar.\n".utf8))

  private static func calendar(
    _ feed: CalendarFeed, in world: World, of plugins: [any Plugin]
  ) async throws -> RouteResponse {
    let moment = world.clockMoment
    let events = try await world.store.read { snapshot in
      try plugins.calendarEvents(days: days, from: snapshot, at: moment)
    }.prefix(mostEvents)
    func text(_ now: Instant) -> String {
      CalendarFile(
        Array(events), owner: feed.owner, madeAt: now,
        feed: .init(name: CalendarFeedText.name.text(in: world.language), hours: hours)
      ).text
    }
    // The tag covers the events but not the time of generation. The feed is revalidated every time,
    // so that a revoked address stops working at once.
    let tag = "W/\"\(text(Instant(milliseconds: 0)).sha256.prefix(32))\""
    return RouteResponse(
      .ok,
      [
        .contentType: "text/calendar; charset=utf-8", .cacheControl: "private, no-cache",
        .contentDisposition: "inline; filename=\"daybook.ics\"", .eTag: tag,
      ], Data(text(moment.now).utf8))
  }
}

extension Sequence<any Plugin> {
  /// The events of all products and their reminders.
  func calendarEvents(
    days: Int, from snapshot: Snapshot, at moment: Moment
  ) throws -> [CalendarEvent] {
    let range = moment.today...moment.today.advanced(by: days - 1)
    return try flatMap { plugin in
      try plugin.calendarEvents(on: range, from: snapshot, at: moment)
        + plugin.reminders(on: range, from: snapshot, at: moment).map { CalendarEvent($0) }
    }
  }
}

extension HubServices {
  var calendarFeeds: CalendarFeeds {
    CalendarFeeds(store: operatorWorld.store)
  }
}
