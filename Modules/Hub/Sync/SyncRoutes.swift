import CoreGzip
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import HubAccounts
import HubWeb

/// Syncs a person's log with their devices: changes after a position are downloaded, and those of a
/// device uploaded. Batches have the format of files in a shared folder.
enum SyncRoutes {
  /// Counted separately and generously: a new device downloads years of changes, one batch per
  /// request.
  private static let limit = RouteLimit("sync", .api, factor: 50)

  static let all = routes.map { route in
    var route = route
    route.errors = .failure
    return route
  }

  private static let routes = [
    HubRoute(
      method: .get, path: "/api/sync/batches", access: .ownAccount,
      summary: "The changes after a position", limits: [limit], schema: batches, handle: fetch),
    HubRoute(
      method: .post, path: "/api/sync/batches", access: .ownAccount,
      summary: "Takes in changes of a device", limits: [limit], bodyLimit: HubSync.largestBody,
      schema: receipt, handle: take),
    HubRoute(
      method: .post, path: "/api/sync/seal", access: .ownAccount,
      summary: "Removes what the hub keeps openly, which a device has, so that it can be sealed",
      limits: [limit], schema: sealing, handle: seal),
  ]

  private static let batches = RouteSchema(
    query: [
      .init("after", .integer.with(["minimum": 0, "maximum": .integer(.max)]), "The position.")
    ],
    answers: [200: .text.with(["format": "binary"]), 404: .failure],
    mediaType: "application/octet-stream")

  private static let receipt: RouteSchema = {
    let count = Shape.integer
    var schema = RouteSchema(
      query: [
        .init(
          "partly", .flag,
          "Whether a batch may be taken in without the changes that are dated more than a day ahead."
        )
      ],
      body: .text.with(["format": "binary"]),
      answers: [
        200: .object([
          "log": .text, "before": count, "after": count, "added": count,
          "waiting": .list(.object(["device": .text, "number": count])),
        ]),
        404: .failure, 500: .failure,
      ])
    schema.bodyType = "application/octet-stream"
    return schema
  }()

  private static let sealing = RouteSchema(
    query: [
      .init(
        "after", .integer.with(["minimum": 0, "maximum": .integer(.max)]),
        "The position up to which the device has everything.")
    ],
    answers: [200: .object(["log": .text]), 404: .failure, 503: .failure])

  @Sendable private static func fetch(_ call: HubRequest) async throws -> RouteResponse {
    guard let after = call.request.queryValue("after").map({ Int($0) }) ?? 0, after >= 0 else {
      throw APIError.wrongType("after", expected: "a position")
    }
    let store = call.world.store
    let sealed = SealedBatches(person: store.profile)
    let (last, data, log) = try await store.readRegistry {
      (try sealed.last(in: $0), try sealed.batch(after: after, in: $0), try sealed.log(in: $0))
    }
    guard let last else { return try await .batch(store.batch(after: after)) }
    let own = try await store.log()
    // Any number may be asked for, and the largest has no successor.
    let position = data == nil ? after : after + 1
    return .batch(
      HubBatch(
        data: data ?? Data(), log: log ?? own, position: position,
        hasMore: data != nil && position < last))
  }

  @Sendable private static func take(_ call: HubRequest) async throws -> RouteResponse {
    let (store, now) = (call.world.store, call.world.now())
    let (sealed, body) = (SealedBatches(person: store.profile), try call.request.unpackedBody)
    let partly = call.request.queryValue("partly") ?? "false"
    guard ["true", "false"].contains(partly) else {
      throw APIError.wrongType("partly", expected: "true or false")
    }
    // The transaction checks for the other kind of data: if two devices begin at once, one is
    // refused.
    guard HubBatch.isSealed(body) else {
      let receipt = try await store.take(body, at: now, partly: partly == "true") { snapshot in
        guard try sealed.last(in: snapshot.registry) == nil else {
          throw SyncError.otherSealing
        }
      }
      if receipt.added > 0 {
        try await store.changeRegistry { try JobCalls.wake(store.profile, in: $0) }
      }
      return try .receipt(receipt)
    }
    let own = try await store.log()
    let (log, place) = try await store.transaction { transaction in
      let isFree = try transaction.snapshot.hasEmptyLog()
      let registry = try transaction.registry()
      guard try isFree || sealed.last(in: registry.snapshot) != nil else {
        throw SyncError.otherSealing
      }
      let log = try sealed.log(in: registry.snapshot)
      return (log, try sealed.append(body, to: registry))
    }
    call.services.sealedPeople.forget(store.profile)
    return try .receipt(
      HubReceipt(log: log ?? own, before: place.before, after: place.after, added: 1))
  }

  @Sendable private static func seal(_ call: HubRequest) async throws -> RouteResponse {
    guard let after = call.request.queryValue("after").flatMap({ Int($0) }), after >= 0 else {
      throw APIError.wrongType("after", expected: "a position")
    }
    let (store, new) = (call.world.store, call.world.makeID())
    let sealed = SealedBatches(person: store.profile)
    let own = try await store.log()
    let log = try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      guard try sealed.last(in: registry.snapshot) == nil else {
        return try sealed.log(in: registry.snapshot) ?? own
      }
      try transaction.removeLog(upTo: after)
      try sealed.begin(new, in: registry)
      return new
    }
    call.services.sealedPeople.forget(store.profile)
    return try .json(["log": .string(log)])
  }
}

extension HTTPField.Name {
  /// The id of the log that a position belongs to.
  static let daybookLog = Self(known: "Daybook-Log")
  /// The position after a batch.
  static let daybookPosition = Self(known: "Daybook-Position")
  /// `true` if more batches follow.
  static let daybookMore = Self(known: "Daybook-More")
}

extension RouteResponse {
  fileprivate static func batch(_ batch: HubBatch) -> RouteResponse {
    // `Accept-Encoding` announces that requests may be compressed (RFC 9110, section 12.5.3), which
    // older hubs do not accept.
    RouteResponse(
      .ok,
      [
        .contentType: "application/octet-stream", .cacheControl: "no-store",
        .acceptEncoding: "gzip", .daybookLog: batch.log, .daybookPosition: "\(batch.position)",
        .daybookMore: "\(batch.hasMore)",
      ], batch.data)
  }

  fileprivate static func receipt(_ receipt: HubReceipt) throws -> RouteResponse {
    try .json([
      "log": .string(receipt.log), "before": .integer(Int64(receipt.before)),
      "after": .integer(Int64(receipt.after)), "added": .integer(Int64(receipt.added)),
      "waiting": .array(
        receipt.waiting.map {
          ["device": .string($0.device), "number": .integer(Int64($0.number))]
        }),
    ])
  }
}

extension RouteRequest {
  /// The decompressed body. Throws ``SyncError/damaged``.
  fileprivate var unpackedBody: Data {
    get throws {
      guard head.headerFields[.contentEncoding]?.lowercased() == "gzip" else { return body }
      guard let unpacked = Gzip.unpack(body, limit: HubSync.largestBody) else {
        throw SyncError.damaged
      }
      return unpacked
    }
  }
}
