import CorePlugin
import CoreStorage
import Foundation
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Open pages follow what is written") struct LogWatchTests {
  @Test func `a page that is behind is told at once, then of every change`() async throws {
    var world = try Stage().world
    world.sleep = { _ in try await Task.sleep(for: .milliseconds(2)) }
    let watch = LogWatch()
    try await world.store.set(NotePlugin.text, to: "one")
    var events = try await watch.events(after: 0, in: world).makeAsyncIterator()
    #expect(try await events.next() == Data("retry: 3000\n\n".utf8))
    #expect(try await events.next() == Data("event: moved\nid: 1\ndata: 1\n\n".utf8))
    var news = try await watch.events(after: 1, in: world).makeAsyncIterator()
    #expect(try await news.next() == Data("retry: 3000\n\n".utf8))
    try await world.store.set(NotePlugin.text, to: "two")
    var next = try await news.next()
    while next == Data(":\n\n".utf8) { next = try await news.next() }
    #expect(next == Data("event: moved\nid: 2\ndata: 2\n\n".utf8))
  }
}

@Suite("Open pages have a bound") struct StreamBoundTests {
  @Test func `of too many of one person the oldest ends, and comes back later`() async throws {
    var world = try Stage().world
    world.sleep = { _ in try await Task.sleep(for: .seconds(600)) }
    let notices = Counter()
    let watch = LogWatch(.init(ofPerson: 2, ofAddress: 3)) { bound in
      #expect(bound == "hub.streams.person")
      _ = notices.next()
    }
    let oldest = try await watch.events(after: 0, in: world, from: "192.0.2.1")
    let second = try await watch.events(after: 0, in: world, from: "192.0.2.2")
    _ = try await watch.events(after: 0, in: world, from: "192.0.2.3")

    var lines: [String] = []
    for try await line in oldest { lines.append(String(decoding: line, as: UTF8.self)) }
    #expect(lines == ["retry: 3000\n\n", "retry: 60000\n\n"])
    #expect(notices.count == 1)
    var others = second.makeAsyncIterator()
    #expect(try await others.next() == Data("retry: 3000\n\n".utf8))
  }

  @Test func `so it is of one address, whoever they are`() async throws {
    var world = try Stage().world
    world.sleep = { _ in try await Task.sleep(for: .seconds(600)) }
    let store = world.store
    let watch = LogWatch(.init(ofPerson: 10, ofAddress: 20))
    var streams: [AsyncThrowingStream<Data, any Error>] = []
    for number in 0..<2000 {
      world.store = store.profile(named: "person-\(number)")
      streams.append(try await watch.events(after: 0, in: world, from: "192.0.2.1"))
    }
    var ended = 0
    for stream in streams.prefix(1980) {
      for try await _ in stream {}
      ended += 1
    }
    #expect(ended == 1980)
    #expect(await watch.count == 20)
  }
}
