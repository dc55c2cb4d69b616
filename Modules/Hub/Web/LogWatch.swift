import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import HubConfiguration
import Logging

/// Tells open pages that something was written: one look at the log for all of a process's pages.
actor LogWatch {
  /// How often the log is looked at while a page is open.
  static let pause = Duration.milliseconds(700)
  /// After so many looks without news a stream says that it is still there, and notices who left.
  static let quietLooks = 7

  /// The most pages of one person, and of one address.
  struct Bounds: Sendable {
    var ofPerson = HubSettings.personStreamsSetting.defaultValue
    var ofAddress = HubSettings.addressStreamsSetting.defaultValue
  }

  private struct Listener {
    let profile: String
    /// Where its page is; `nil` where that says nothing.
    let address: String?
    /// Up to where its page knows of everything.
    var position: Int
    let lines: AsyncThrowingStream<Data, any Error>.Continuation
  }

  private var listeners: [Int: Listener] = [:]
  private var lastListener = 0
  private var looking: Task<Void, Never>?
  /// Who listens, oldest first, by person and by address.
  private var groups: [String: [Int]] = [:]
  private let bounds: Bounds
  /// Says that a bound was met.
  private let notice: @Sendable (_ bound: String) -> Void

  init(_ bounds: Bounds = Bounds(), notice: @escaping @Sendable (String) -> Void = { _ in }) {
    (self.bounds, self.notice) = (bounds, notice)
  }

  /// Server-sent events for one page of a person, `moved` with the log's position as data and id;
  /// the first at once where something of theirs was written after that position. Of too many the
  /// oldest one ends, and its page comes back after a minute.
  func events(
    after seen: Int, in world: World, from address: String? = nil
  ) async throws -> AsyncThrowingStream<Data, any Error> {
    let profile = world.store.profile
    let move = try await world.store.read { try $0.moves(since: [profile: seen])[profile] }
    let position = move?.position ?? seen
    let (stream, lines) = AsyncThrowingStream.makeStream(
      of: Data.self, throwing: (any Error).self, bufferingPolicy: .bufferingNewest(8))
    lastListener += 1
    let number = lastListener
    listeners[number] = Listener(
      profile: profile, address: address, position: position, lines: lines)
    join(number, "person." + profile, most: bounds.ofPerson, bound: "hub.streams.person")
    if let address {
      join(number, "address." + address, most: bounds.ofAddress, bound: "hub.streams.address")
    }
    lines.onTermination = { [weak self] _ in Task { await self?.leave(number) } }
    lines.yield(Data("retry: 3000\n\n".utf8))
    if move?.hasMoved ?? false { lines.yield(LogWatch.moved(to: position)) }
    if looking == nil { looking = Task { await look(in: world) } }
    return stream
  }

  /// How many pages are open.
  var count: Int { listeners.count }

  /// Ends all streams, as where the server ends; pages come back by themselves.
  func end() {
    for listener in listeners.values { listener.lines.finish() }
  }

  private func join(_ number: Int, _ group: String, most: Int, bound: String) {
    groups[group, default: []].append(number)
    guard let members = groups[group], members.count > most, let oldest = members.first else {
      return
    }
    notice(bound)
    listeners[oldest]?.lines.yield(Data("retry: 60000\n\n".utf8))
    listeners[oldest]?.lines.finish()
    leave(oldest)
  }

  private func leave(_ number: Int) {
    guard let listener = listeners.removeValue(forKey: number) else { return }
    for group in ["person." + listener.profile, listener.address.map { "address." + $0 }] {
      guard let group else { continue }
      groups[group]?.removeAll { $0 == number }
      if groups[group]?.isEmpty ?? false { groups[group] = nil }
    }
    if listeners.isEmpty {
      looking?.cancel()
      looking = nil
    }
  }

  private func look(in world: World) async {
    var looksWithoutNews = 0
    while !Task.isCancelled {
      do {
        try await world.sleep(LogWatch.pause)
        let known = Dictionary(listeners.values.map { ($0.profile, $0.position) }) { min($0, $1) }
        let moves = try await world.store.read { try $0.moves(since: known) }
        for (number, listener) in listeners {
          // Who came while the log was looked at has not been asked about yet.
          guard let move = moves[listener.profile], move.position > listener.position else {
            continue
          }
          listeners[number]?.position = move.position
          if move.hasMoved { listener.lines.yield(LogWatch.moved(to: move.position)) }
        }
        looksWithoutNews += 1
        if looksWithoutNews >= LogWatch.quietLooks {
          looksWithoutNews = 0
          for listener in listeners.values { listener.lines.yield(Data(":\n\n".utf8)) }
        }
      } catch is CancellationError {
        return
      } catch {
        world.log.warning("live pages: \(error.loggedCode)")
      }
    }
  }

  private static func moved(to position: Int) -> Data {
    Data("event: moved\nid: \(position)\ndata: \(position)\n\n".utf8)
  }

  /// `GET /live?after=N`: what was written since, as it is written.
  static let route = HubRoute(
    method: .get, path: "/live", access: .person, summary: "Tells open pages about changes",
    isListed: false
  ) { call in
    let sent = HTTPField.Name("Last-Event-ID").flatMap { call.request.head.headerFields[$0] }
    let asked = try FormBody(query: call.request.head.path ?? "").fields["after"]?.first
    let seen = (sent ?? asked).flatMap { Int($0) } ?? 0
    var head = HTTPResponse(status: .ok)
    head.headerFields[.contentType] = "text/event-stream"
    head.headerFields[.cacheControl] = "no-store"
    // What ended is gone, and holds no connection.
    head.headerFields[.connection] = "close"
    let options = call.hub.options
    let address = call.caller.address
    let events = try await call.hub.changes.events(
      after: seen, in: call.world,
      from: options.mayBeProxy(address) ? nil : IPNetwork(address)?.site ?? address)
    return RouteResponse(head, body: .stream(events))
  }
}
