import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Logging

/// Tells open pages that something was written: one look at the log for all pages of a person.
actor LogWatch {
  /// How often the log is looked at while a page is open.
  static let pause = Duration.milliseconds(700)
  /// After so many looks without news a stream says that it is still there.
  static let quietLooks = 20

  /// The open pages of one person, and what they know.
  private struct Reader {
    let store: Store
    var position: Int
    var pages: [Int: AsyncThrowingStream<Data, any Error>.Continuation] = [:]
  }

  private var readers: [String: Reader] = [:]
  private var lastPage = 0
  private var looking: Task<Void, Never>?

  /// Server-sent events for one page of a person, `moved` with the log's position as data and id;
  /// the first at once where something of theirs was written after that position.
  func events(after seen: Int, in world: World) async throws -> AsyncThrowingStream<Data, any Error>
  {
    let store = world.store
    let now = try await store.read { try $0.logPosition() }
    let (stream, page) = AsyncThrowingStream.makeStream(
      of: Data.self, throwing: (any Error).self, bufferingPolicy: .bufferingNewest(8))
    lastPage += 1
    let number = lastPage
    page.onTermination = { [weak self] _ in
      Task { await self?.close(number, of: store.profile) }
    }
    readers[store.profile, default: Reader(store: store, position: now)].pages[number] = page
    page.yield(Data("retry: 3000\n\n".utf8))
    if now > seen { page.yield(LogWatch.moved(to: now)) }
    if looking == nil { looking = Task { await look(in: world) } }
    return stream
  }

  private func close(_ number: Int, of profile: String) {
    readers[profile]?.pages[number] = nil
    if readers[profile]?.pages.isEmpty ?? false { readers[profile] = nil }
    if readers.isEmpty {
      looking?.cancel()
      looking = nil
    }
  }

  private func look(in world: World) async {
    var looksWithoutNews = 0
    while !Task.isCancelled {
      do {
        try await world.sleep(LogWatch.pause)
        for (profile, reader) in readers {
          let now = try await reader.store.read { try $0.logPosition() }
          guard now > reader.position else { continue }
          readers[profile]?.position = now
          tell(profile, LogWatch.moved(to: now))
        }
        looksWithoutNews += 1
        if looksWithoutNews == LogWatch.quietLooks {
          looksWithoutNews = 0
          for profile in readers.keys { tell(profile, Data(":\n\n".utf8)) }
        }
      } catch is CancellationError {
        return
      } catch {
        world.log.warning("live pages: \(error)")
      }
    }
  }

  private func tell(_ profile: String, _ event: Data) {
    for page in readers[profile]?.pages.values.map(\.self) ?? [] { page.yield(event) }
  }

  private static func moved(to position: Int) -> Data {
    Data("event: moved\nid: \(position)\ndata: \(position)\n\n".utf8)
  }

  /// `GET /live?after=N`: what was written since, as it is written.
  static let route = HubRoute(
    method: .get, path: "/live", access: .person, summary: "Tells open pages of changes"
  ) { call in
    let sent = HTTPField.Name("Last-Event-ID").flatMap { call.request.head.headerFields[$0] }
    let asked = try FormBody(query: call.request.head.path ?? "").fields["after"]?.first
    let seen = (sent ?? asked).flatMap { Int($0) } ?? 0
    var head = HTTPResponse(status: .ok)
    head.headerFields[.contentType] = "text/event-stream"
    head.headerFields[.cacheControl] = "no-store"
    let events = try await call.hub.changes.events(after: seen, in: call.world)
    return RouteResponse(head, body: .stream(events))
  }
}
