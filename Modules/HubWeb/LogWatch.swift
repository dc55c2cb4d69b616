import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import HubAccounts
import HubConfiguration
import Logging

/// Notifies open pages of writes, with one check of the log for all pages of a process.
package actor LogWatch {
  /// The interval between checks while a page is open.
  package static let pause = Duration.milliseconds(700)
  /// Checks without news after which streams send a heartbeat, which also detects closed pages.
  static let quietLooks = 7

  /// The maximum number of pages per person and per address.
  package struct Bounds: Sendable {
    package let ofPerson: Int
    package let ofAddress: Int

    package init(
      ofPerson: Int = HubSettings.personStreamsSetting.defaultValue,
      ofAddress: Int = HubSettings.addressStreamsSetting.defaultValue
    ) {
      (self.ofPerson, self.ofAddress) = (ofPerson, ofAddress)
    }
  }

  private struct Listener {
    let profile: String
    /// The page's address; `nil` behind a proxy.
    let address: String?
    /// The log position that the page knows of.
    var position: Int
    let lines: AsyncThrowingStream<Data, any Error>.Continuation
  }

  private var listeners: [Int: Listener] = [:]
  private var lastListener = 0
  private var looking: Task<Void, Never>?
  /// Listeners by person and by address, oldest first.
  private var groups: [String: [Int]] = [:]
  private let bounds: Bounds
  /// Receives the name of a limit that was reached.
  private let notice: @Sendable (_ bound: String) -> Void

  package init(_ bounds: Bounds = Bounds(), notice: @escaping @Sendable (String) -> Void = { _ in })
  {
    (self.bounds, self.notice) = (bounds, notice)
  }

  /// Returns server-sent events for a page: `moved` with the log position as data and id, the first
  /// at once if the person has written something after `seen`. Beyond the limit, the oldest stream
  /// ends and its page reconnects after a minute.
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

  /// The number of open pages.
  package var count: Int { listeners.count }

  /// Ends all streams when the server shuts down; pages reconnect automatically.
  package func end() {
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
          // A listener that joined during the check is not part of it.
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

  /// `GET /live?after=N`: notifies an open page of writes after a position.
  package static let route = HubRoute(
    method: .get, path: "/live", access: .ownAccount, summary: "Tells open pages about changes",
    isListed: false
  ) { call in
    let sent = call.request.head.headerFields[.init(known: "Last-Event-ID")]
    let seen = (sent ?? call.request.queryValue("after")).flatMap { Int($0) } ?? 0
    var head = HTTPResponse(status: .ok)
    head.headerFields[.contentType] = "text/event-stream"
    head.headerFields[.cacheControl] = "no-store"
    // Closes the connection with the stream.
    head.headerFields[.connection] = "close"
    let options = call.services.options
    let address = call.caller.address
    let events = try await call.services.changes.events(
      after: seen, in: call.world,
      from: options.mayBeProxy(address) ? nil : IPNetwork(address)?.site ?? address)
    return RouteResponse(head, body: .stream(events))
  }
}
