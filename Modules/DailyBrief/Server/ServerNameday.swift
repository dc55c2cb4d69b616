import CoreModels
import CorePlugin
import CoreStorage

/// A server's nameday: `nil` if the account's language has no namedays.
struct ServerNameday: Hashable, Sendable {
  let nameday: Nameday?
}

extension World {
  /// Asks the current account's server; `nil` without an account or connection, so that this
  /// machine's calendar is used. Throws ``ServerError`` if the server refuses.
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
  /// The language of the current account; `nil` until its server has reported one.
  func accountLanguage() throws -> Language? {
    guard let account = try ServerAccount(in: self),
      let brief = try BriefCache(of: account, in: self)?.brief,
      let code = brief["user"]?["language"]?.string
    else { return nil }
    return Language(wire: code)
  }
}
