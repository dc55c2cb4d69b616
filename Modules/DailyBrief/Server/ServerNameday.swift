import CoreModels
import CorePlugin
import CoreStorage

/// What a server says of a day's names: none at all where the account's language has no namedays.
struct ServerNameday: Hashable, Sendable {
  let nameday: Nameday?
}

extension World {
  /// Asks the server that the person is logged in to; `nil` where nobody is, or it cannot be
  /// reached,
  /// so that this machine's calendar does. Throws ``ServerError`` where the server refuses.
  func serverNameday(on day: Day) async throws -> ServerNameday? {
    let source = try await briefSource()
    if source is LocalSource || isOffline { return nil }
    do {
      return ServerNameday(nameday: try await source.nameday(on: day))
    } catch ServerError.network {
      return nil
    }
  }
}

extension Snapshot {
  /// The language of the account in force, `nil` before its server ever said so.
  func accountLanguage() throws -> Language? {
    guard let account = try ServerAccount(in: self),
      let brief = try BriefCache(of: account, in: self)?.brief,
      let code = brief["user"]?["language"]?.string
    else { return nil }
    return Language(wire: code)
  }
}
