import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import Hub

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
