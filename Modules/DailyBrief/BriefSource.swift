import CoreModels
import CorePlugin
import CoreStorage

/// The source of a brief: this machine, or a server with the DailyBrief API.
///
/// Every method throws an `ExplainedError`.
protocol BriefSource: EventSource {
  /// Returns the stored page without any request; `nil` if there is none.
  func stored() async throws -> BriefState?
  /// Requests a new page. If that fails, returns the stored one with the reason, and throws only if
  /// nothing is stored or the store itself fails. `insisting` also refreshes parts that are still
  /// fresh enough.
  func refreshed(insisting: Bool) async throws -> BriefState
  /// The error for a request that takes too long.
  var tooLate: any ExplainedError { get }
  /// Returns the stored events, and those that can only be removed.
  func listing() async throws -> EventListing
  /// Returns the events for display only; if they are unavailable, those of the last listing.
  func shownEvents() async throws -> ShownEvents
  /// Returns the names of a day; `nil` if the language has no namedays.
  func nameday(on day: Day) async throws -> Nameday?
}

extension BriefSource {
  /// Requests the parts that are due.
  func refreshed() async throws -> BriefState { try await refreshed(insisting: false) }

  func listing() async throws -> EventListing { EventListing(events: try await events()) }

  func shownEvents() async throws -> ShownEvents { ShownEvents(listing: try await listing()) }

  /// Requests the whole page now and omits unavailable parts.
  func brief() async throws -> Brief { try await refreshed().brief }
}

extension World {
  /// Returns the server the person is logged in to, else this machine.
  func briefSource() async throws -> any BriefSource {
    guard let account = try await store.read({ try ServerAccount(in: $0) }) else {
      return LocalSource(world: self)
    }
    return ServerSource(account: account, world: self)
  }
}

extension Snapshot {
  /// The stored page, for callers that have only the store.
  func storedBrief(at moment: Moment) throws -> BriefState? {
    guard let account = try ServerAccount(in: self) else { return try localBrief(at: moment) }
    return try BriefCache(of: account, in: self)?.state(at: moment.now)
      .map { try adding(to: $0, at: moment) }
  }

  /// Adds this machine's data to a server's page: followed names, and today's reminders that the
  /// server does not list itself.
  func adding(to state: BriefState, at moment: Moment) throws -> BriefState {
    var state = state
    state.followed = try announcedNamedays(at: briefMoment(moment))
    let known = Set(state.brief.reminders.map(\.id))
    let own = try dueReminders(at: moment).filter { !known.contains($0.id) }
    guard !own.isEmpty, try setting(BriefSettings.modules).reminder else { return state }
    state.brief.modules.reminder = true
    state.brief.reminders = (state.brief.reminders + own).sorted {
      ($0.time, $0.text, $0.id) < ($1.time, $1.text, $1.id)
    }
    return state
  }
}
