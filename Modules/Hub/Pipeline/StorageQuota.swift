import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts
import HubConfiguration
import HubWeb

/// Middleware that refuses new data of people whose quota is full, with
/// ``QuotaError/full(megabytes:)``. The size is measured once a minute, so that writes do not wait for
/// it.
struct StorageQuota: RequestCheck {
  let gate: Gate
  let operation: HubOperation
  let server: World

  func check(_ request: IncomingRequest, _ context: inout HubContext) async throws {
    guard let id = context.caller.person?.id, let account = try await gate.accounts.account(id)
    else { return }
    let megabytes = account.quota ?? gate.options.settings.quota
    if megabytes > 0 {
      let store = server.store.profile(named: id)
      let used = try await operation.sizes.value(for: id) { try await Quota.used(in: store) }
      guard used < megabytes * Quota.megabyte else { throw QuotaError.full(megabytes: megabytes) }
    }
  }
}

extension HubRoute {
  /// The last words of paths that delete or end something.
  private static let endings: Set<Substring> = [
    "undo", "redo", "remove", "delete", "forget", "clear", "cancel", "unmark", "off", "end",
    "log-out", "logout",
  ]

  /// `true` if the route adds personal data, rather than deleting, ending or configuring something.
  var addsToPersonalData: Bool {
    guard [.post, .put, .patch].contains(method), isPersonal else { return false }
    return !Self.endings.contains(path.split(separator: "/").last ?? "")
      && !["/settings", "/api/users/"].contains { path.hasPrefix($0) }
  }
}
