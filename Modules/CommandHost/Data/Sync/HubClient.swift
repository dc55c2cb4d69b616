import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Synchronization

/// A device's client for its hub.
struct HubClient: Sendable {
  /// The scheme, host and port, without a trailing slash.
  let url: String
  private let token: String
  private let http: HTTPClient
  private let ability = HubAbility()

  /// Creates a client from the hub's address and this device's token.
  init(url: String, token: String, http: HTTPClient) {
    (self.url, self.token, self.http) = (url, token, http)
  }

  /// The requests that sync makes.
  var remote: HubSync.Remote { HubSync.Remote(fetch: fetch, send: send, close: close) }

  private var headers: HTTPFields { [.authorization: "Bearer " + token] }

  @Sendable private func fetch(after position: Int) async throws -> HubBatch {
    let reply = try await reply(
      HTTPCall(
        .get, "\(url)/api/sync/batches?after=\(position)", headers: headers,
        timeout: .seconds(120), bodyLimit: 32 << 20))
    let fields = reply.response.headerFields
    ability.takesPacked = fields[.acceptEncoding]?.lowercased() == "gzip"
    guard let log = fields[.init(known: "Daybook-Log")],
      let last = fields[.init(known: "Daybook-Position")].flatMap({ Int($0) })
    else { throw NetError.decoding }
    return HubBatch(
      data: reply.body, log: log, position: last,
      hasMore: fields[.init(known: "Daybook-More")] == "true")
  }

  @Sendable private func send(_ batch: Data) async throws -> HubReceipt {
    var headers = headers
    headers[.contentType] = "application/octet-stream"
    var call = try HTTPCall(
      .post, "\(url)/api/sync/batches?partly=true", headers: headers, body: batch,
      timeout: .seconds(120))
    call.packsBody = ability.takesPacked
    let receipt = try await reply(call).decode(Receipt.self)
    return HubReceipt(
      log: receipt.log, before: receipt.before, after: receipt.after, added: receipt.added,
      waiting: receipt.waiting ?? [])
  }

  @Sendable private func close(upTo position: Int) async throws {
    var call = try HTTPCall(
      .post, "\(url)/api/sync/seal?after=\(position)", headers: headers, timeout: .seconds(120))
    call.mayBeRepeated = false
    do { _ = try await reply(call) } catch NetError.status(404, _) {
      // The response of an older hub.
      throw SyncError.otherSealing
    }
  }

  private struct Receipt: Decodable {
    let log: String
    let before, after, added: Int
    /// Missing from older hubs, which accept a batch as a whole or not at all.
    let waiting: [ChangeName]?
  }

  private func reply(_ call: HTTPCall) async throws -> CollectedReply {
    let reply = try await http.fetch(call)
    if reply.response.status == .unauthorized { throw SyncError.notLoggedIn }
    if let error = reply.syncError { throw error }
    return try reply.requireSuccess()
  }
}

/// The capabilities that the hub has reported, which depend on its version.
private final class HubAbility: Sendable {
  private let packed = Mutex(false)

  /// `true` if the hub accepts batches compressed with gzip.
  var takesPacked: Bool {
    get { packed.withLock { $0 } }
    set { packed.withLock { $0 = newValue } }
  }
}

extension HubClient {
  /// Logs in with an account and returns this device's token; throws ``SyncError/notLoggedIn``.
  static func logIn(
    _ url: String, email: String, password: String, over http: HTTPClient
  ) async throws -> String {
    let body: JSONValue = ["email": .string(email), "password": .string(password)]
    var call = try HTTPCall(
      .post, url + "/api/sync/login", headers: [.contentType: "application/json"],
      body: JSON.data(body), timeout: .seconds(30))
    call.mayBeRepeated = false
    call.mayBeRedirectedElsewhere = false
    let reply = try await http.fetch(call)
    if reply.response.status == .unauthorized { throw SyncError.notLoggedIn }
    return try reply.requireSuccess().decode([String: String].self)["token"] ?? ""
  }
}

extension CollectedReply {
  /// The hub's error if it concerns the batch itself.
  fileprivate var syncError: SyncError? {
    guard response.status.kind == .clientError || response.status == .serviceUnavailable,
      let code = try? JSONValue(parsing: body)["error"]?["code"]
    else { return nil }
    return [SyncError.clockAhead, .otherSealing, .damaged, .newer, .outOfRange, .busy].first {
      error in
      code == .string(error.failure(in: .english).code)
    }
  }
}
