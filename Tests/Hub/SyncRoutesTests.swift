import CoreGzip
import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Sync over HTTP") struct SyncRoutesTests {
  private let stage: GateStage
  init() throws { stage = try GateStage(multiUser: true) }

  private func token(of email: String) async throws -> String {
    try await stage.hub.services.accounts.register(email: email, password: "a heron 8")
    let answer = try await stage.call(
      .post, "/api/sync/login", ["Content-Type": "application/json"],
      body: #"{"email":"\#(email)","password":"a heron 8"}"#)
    return try #require(answer["token"]?.string)
  }

  private func fields(_ token: String) -> [String: String] {
    ["Authorization": "Bearer " + token, "Content-Type": "application/octet-stream"]
  }

  /// Returns the route's response to a batch with any bytes.
  private func take(
    _ body: Data, _ encoding: String?, in world: World
  ) async throws -> RouteResponse {
    var head = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/api/sync/batches")
    head.headerFields[.contentEncoding] = encoding
    let route = try #require(SyncRoutes.all.first { $0.method == .post })
    return try await route.handle(
      HubRequest(
        request: RouteRequest(head, body: body), caller: Caller(address: "127.0.0.1"),
        world: Boxed(wrappedValue: world), services: stage.hub.services))
  }

  @Test func `a device logs in once, and with the right password only`() async throws {
    _ = try await token(of: "eva@example.org")
    let wrong = try await stage.call(
      .post, "/api/sync/login", ["Content-Type": "application/json"],
      body: #"{"email":"eva@example.org","password":"a heron 9"}"#)
    #expect(wrong.status == 401)
    let empty = try await stage.call(
      .post, "/api/sync/login", ["Content-Type": "application/json"], body: "{}")
    #expect(empty.status == 400)
  }

  @Test func `what a device sent comes down to the person's others, and to nobody else`()
    async throws
  {
    let (eva, adam) = (
      try await token(of: "eva@example.org"), try await token(of: "adam@example.org")
    )
    let device = try Stage().world.store
    try await device.set(SuiteSettings.dayStartsAtSetting, to: 4)
    let batch = try await device.batch(after: 0)
    let body = String(decoding: batch.data, as: UTF8.self)
    let sent = try await stage.call(.post, "/api/sync/batches", fields(eva), body: body)
    #expect(sent.status == 200 && sent["added"] == 1)
    let again = try await stage.call(.post, "/api/sync/batches", fields(eva), body: body)
    #expect(again["added"] == 0 && again["before"] == again["after"])
    let evas = try await stage.call(.get, "/api/sync/batches?after=0", fields(eva))
    #expect(evas.text.contains("day_starts_at"))
    let adams = try await stage.call(.get, "/api/sync/batches?after=0", fields(adam))
    #expect(adams.status == 200 && adams.text.isEmpty)
  }

  @Test func `what is dated ahead waits where the device knows that, and is refused elsewhere`()
    async throws
  {
    let eva = try await token(of: "eva@example.org")
    let device = try Stage().world.store
    try await device.collection(of: Picture.self).put(Picture(id: "a", text: "good"))
    var changes = try await device.history()
    changes.append(changes[0])
    let far = changes[0].clock + (20 * 86_400_000) << 16
    (changes[1].clock, changes[1].number, changes[1].batch, changes[1].id) = (far, 2, 2, "b")
    let other = try Stage().world.store
    try await other.merge(changes)
    let batch = String(decoding: try await other.batch(after: 0).data, as: UTF8.self)
    let older = try await stage.call(.post, "/api/sync/batches", fields(eva), body: batch)
    #expect(older.status == 400 && older.text.contains("sync_clock_ahead"))
    let sent = try await stage.call(
      .post, "/api/sync/batches?partly=true", fields(eva), body: batch)
    #expect(sent.status == 200 && sent["added"] == 1)
    #expect(sent["waiting"] == [["device": .string(changes[1].device), "number": 2]])
    let odd = try await stage.call(.post, "/api/sync/batches?partly=x", fields(eva), body: batch)
    #expect(odd.status == 400)
  }

  @Test func `a change larger than many batches comes up, and down compressed`() async throws {
    let eva = try await token(of: "eva@example.org")
    let device = try Stage().world.store
    let text = String(repeating: "x", count: 4 << 20)
    try await device.collection(of: Picture.self).put(Picture(id: "a", text: text))
    try await device.collection(of: Picture.self).put(Picture(id: "b", text: "small"))
    let batch = try await device.batch(after: 0)
    #expect(batch.hasMore)
    let sent = try await stage.call(
      .post, "/api/sync/batches", fields(eva), body: String(decoding: batch.data, as: UTF8.self))
    #expect(sent.status == 200 && sent["added"] == 1)
    var asking = fields(eva)
    asking["Accept-Encoding"] = "gzip"
    let packed = try await stage.call(.get, "/api/sync/batches?after=0", asking)
    #expect(packed.fields[.contentEncoding] == "gzip")
    #expect(packed.text.utf8.count < 1 << 20)
  }

  @Test func `a batch may come packed, up to a bound`() async throws {
    let device = try Stage().world.store
    try await device.set(SuiteSettings.dayStartsAtSetting, to: 4)
    let batch = try await device.batch(after: 0).data
    let packed = try #require(Gzip.pack(batch))
    let bomb = try #require(Gzip.pack(Data(count: HubSync.largestBody + 1)))
    let world = stage.hub.services.operatorWorld
    await #expect(throws: SyncError.damaged) { try await take(bomb, "gzip", in: world) }
    await #expect(throws: SyncError.damaged) { try await take(batch, "gzip", in: world) }
    await #expect(throws: SyncError.damaged) { try await take(packed, nil, in: world) }
    #expect(try await take(packed, "gzip", in: world).head.status == .ok)
    #expect(try await world.store.batch(after: 0).data == batch)
  }

  @Test func `of two first uploads, one sealed and one open, one is refused`() async throws {
    let device = try Stage().world.store
    try await device.set(SuiteSettings.dayStartsAtSetting, to: 4)
    let open = String(decoding: try await device.batch(after: 0).data, as: UTF8.self)
    for number in 0..<20 {
      let eva = fields(try await token(of: "eva\(number)@example.org"))
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for body in [open, "age-encryption.org/v1\nsealed"] {
          group.addTask {
            try await stage.call(.post, "/api/sync/batches", eva, body: body).status
          }
        }
        var statuses: [Int] = []
        for try await status in group { statuses.append(status) }
        return statuses
      }
      #expect(statuses.sorted() == [200, 403])
    }
  }

  @Test func `nothing is sealed over what was written meanwhile`() async throws {
    var written = stage.hub.services.operatorWorld
    // Between the request's begin and its transaction.
    written.store = written.store.beforeWrites { try $0.put(Picture(id: "a", text: "open")) }
    let world = written
    let sealed = Data("age-encryption.org/v1\nsealed".utf8)
    await #expect(throws: SyncError.otherSealing) { try await take(sealed, nil, in: world) }
  }

  @Test func `what is open is removed for a device that has it all, and sealed from then on`()
    async throws
  {
    let eva = fields(try await token(of: "eva@example.org"))
    let adam = fields(try await token(of: "adam@example.org"))
    let device = try Stage().world.store
    try await device.set(SuiteSettings.dayStartsAtSetting, to: 4)
    let open = String(decoding: try await device.batch(after: 0).data, as: UTF8.self)
    for person in [eva, adam] {
      _ = try await stage.call(.post, "/api/sync/batches", person, body: open)
    }
    let before = try await stage.call(.get, "/api/sync/batches", eva)
    let adams = try await stage.call(.get, "/api/sync/batches", adam).text
    let early = try await stage.call(.post, "/api/sync/seal?after=0", eva)
    #expect(early.status == 503 && early.text.contains("sync_busy"))
    #expect(try await stage.call(.get, "/api/sync/batches", eva).text == before.text)
    let position = try #require(before.fields[.daybookPosition])
    let done = try await stage.call(.post, "/api/sync/seal?after=\(position)", eva)
    #expect(done.status == 200 && done["log"]?.string != before.fields[.daybookLog])
    let after = try await stage.call(.get, "/api/sync/batches", eva)
    #expect(after.text.isEmpty && after.fields[.daybookLog] == done["log"]?.string)
    let sealed = "age-encryption.org/v1\nwhat nobody here can read"
    let sent = try await stage.call(.post, "/api/sync/batches", eva, body: sealed)
    #expect(sent.status == 200 && sent["after"] == 1 && sent["log"] == done["log"])
    #expect(try await stage.call(.get, "/api/sync/batches", eva).text == sealed)
    // Repeating it changes nothing, and other people are not affected.
    let again = try await stage.call(.post, "/api/sync/seal?after=0", eva)
    #expect(again.status == 200 && again["log"] == done["log"])
    #expect(try await stage.call(.get, "/api/sync/batches", adam).text == adams)
  }

  @Test(arguments: ["", "{}", "x", "age-encryption.org/v1"])
  func `nobody's batch is taken without a token`(body: String) async throws {
    #expect(try await stage.call(.post, "/api/sync/batches", [:], body: body).status == 401)
    #expect(try await stage.call(.get, "/api/sync/batches", [:]).status == 401)
  }

  @Test(arguments: ["{}", "x", "[1,2"])
  func `what is no batch is refused`(body: String) async throws {
    let eva = try await token(of: "eva@example.org")
    #expect(
      try await stage.call(.post, "/api/sync/batches", fields(eva), body: body).status == 400)
    #expect(
      try await stage.call(.get, "/api/sync/batches?after=-1", fields(eva)).status == 400)
  }

  @Test func `sealed batches are kept as they came, and not beside open ones`() async throws {
    let eva = try await token(of: "eva@example.org")
    let sealed = "age-encryption.org/v1\nwhat nobody here can read"
    let first = try await stage.call(.post, "/api/sync/batches", fields(eva), body: sealed)
    #expect(first.status == 200 && first["after"] == 1)
    _ = try await stage.call(.post, "/api/sync/batches", fields(eva), body: sealed + " again")
    #expect(try await stage.call(.get, "/api/sync/batches", fields(eva)).text == sealed)
    #expect(
      try await stage.call(.get, "/api/sync/batches?after=1", fields(eva)).text
        == sealed + " again")
    #expect(
      try await stage.call(.get, "/api/sync/batches?after=2", fields(eva)).text.isEmpty)
    let device = try Stage().world.store
    try await device.set(SuiteSettings.dayStartsAtSetting, to: 4)
    let open = String(decoding: try await device.batch(after: 0).data, as: UTF8.self)
    let refused = try await stage.call(.post, "/api/sync/batches", fields(eva), body: open)
    #expect(refused.status == 403 && refused.text.contains("sync_other_sealing"))
  }
}

/// A record of any size.
private struct Picture: Record {
  static let kind = "test.picture"
  var id: String
  var text: String
}
