import CoreModels
import CorePlugin
import CoreStorage

/// Where a brief comes from: this machine, or a server that speaks the DailyBrief API.
///
/// Every method throws what is wrong as an `ExplainedError`.
protocol BriefSource: EventSource {
  /// The page as it is at hand without asking anybody; `nil` where it never was.
  func stored() async throws -> BriefState?
  /// The page after asking. Where that does not work what is stored stays, and says why; with
  /// nothing stored the reason is thrown, as is trouble with the store.
  /// Who insists does not get a part that is merely fresh enough.
  func refreshed(insisting: Bool) async throws -> BriefState
  /// What took too long when asking does.
  var tooLate: any ExplainedError { get }
  /// The events as they are kept, and those that can only be removed.
  func listing() async throws -> EventListing
  /// The same to look at only: where they cannot be had, those that were last listed.
  func shownEvents() async throws -> ShownEvents
  /// The names of a day, `nil` where the language has no namedays.
  func nameday(on day: Day) async throws -> Nameday?
}

extension BriefSource {
  /// The page after asking for what is due.
  func refreshed() async throws -> BriefState { try await refreshed(insisting: false) }

  func listing() async throws -> EventListing { EventListing(events: try await events()) }

  func shownEvents() async throws -> ShownEvents { ShownEvents(listing: try await listing()) }

  /// The whole page, asked for now; a part that cannot be had is left out of it.
  func brief() async throws -> Brief { try await refreshed().brief }
}

extension World {
  /// The server where the person is logged in, else this machine.
  func briefSource() async throws -> any BriefSource {
    guard let account = try await store.read({ try ServerAccount(in: $0) }) else {
      return LocalSource(world: self)
    }
    return ServerSource(account: account, world: self)
  }
}

extension Snapshot {
  /// The page as it is at hand, for whoever has nothing but the store.
  func storedBrief(at moment: Moment) throws -> BriefState? {
    guard let account = try ServerAccount(in: self) else { return try localBrief(at: moment) }
    return try BriefCache(of: account, in: self)?.state(at: moment.now)
      .map { try adding(to: $0, at: moment) }
  }

  /// A server's page with what the person has on this machine: followed names, and today's reminders,
  /// which a server may have as well.
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
