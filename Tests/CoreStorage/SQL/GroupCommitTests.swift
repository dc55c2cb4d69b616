import Foundation
import Testing

@testable import CoreStorage

@Suite("Writes of a hub that wait for one another are committed together")
struct GroupCommitTests {
  let place: TemporaryHome
  let store: Store
  init() throws {
    place = try TemporaryHome()
    store = try place.open(.server)
  }

  /// Starts these writes while another program holds the file, and returns each one's error.
  private func writeTogether(
    _ count: Int, _ write: @escaping @Sendable (Int) async throws -> Void
  ) async throws -> [Int: StoreError] {
    let outsider = try Outsider(path: place.home.storePath)
    try outsider.run("BEGIN IMMEDIATE")
    let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
    return try await withThrowingTaskGroup(of: (Int, StoreError?).self) { group in
      for number in 0..<count {
        group.addTask {
          beginning.yield()
          do { try await write(number) } catch let error as StoreError { return (number, error) }
          return (number, nil)
        }
      }
      for await _ in begun.prefix(count) {}
      try outsider.run("COMMIT")
      var errors: [Int: StoreError] = [:]
      for try await (number, error) in group { errors[number] = error }
      return errors
    }
  }

  /// The transactions in the write-ahead log (https://www.sqlite.org/walformat.html).
  private func commits() throws -> Int {
    let log = try Data(contentsOf: URL(fileURLWithPath: place.home.storePath + "-wal"))
    func number(at offset: Int) -> Int {
      log[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let frame = 24 + number(at: 8)
    return stride(from: 32, to: log.count, by: frame).count { number(at: $0 + 4) > 0 }
  }

  @Test("they share syncs to the disk")
  func shared() async throws {
    let notes = store.collection(of: Note.self)
    let before = try commits()
    let errors = try await writeTogether(40) { try await notes.put(Note(id: "\($0)", value: $0)) }
    #expect(errors.isEmpty)
    #expect(try await notes.list().count == 40)
    #expect(try commits() - before < 40)
    #expect(try await store.problems() == [])
  }

  @Test("one that fails takes nothing with it, and leaves nothing")
  func failing() async throws {
    let store = store
    let errors = try await writeTogether(30) { number in
      try await store.transaction { transaction in
        try transaction.put(Note(id: "\(number)", value: number))
        if number % 3 == 0 { throw StoreError.refused }
      }
    }
    #expect(Set(errors.keys) == Set(stride(from: 0, to: 30, by: 3)))
    #expect(errors.values.allSatisfy { $0 == .refused })
    let kept = try await store.collection(of: Note.self).list().map(\.value)
    #expect(Set(kept) == Set((0..<30).filter { $0 % 3 != 0 }) && kept.count == 20)
    #expect(try await store.problems() == [])
  }

  @Test("one that fills the disk leaves room for the others")
  func full() async throws {
    let entries = store.collection(of: Entry.self)
    try await entries.put(Entry("kept", "first"))
    let pages = try #require(try await store.integer("PRAGMA page_count"))
    _ = try await store.integer("PRAGMA max_page_count = \(pages + 20)")
    let errors = try await writeTogether(8) { number in
      let text = number == 3 ? String(repeating: "x", count: 200_000) : "small"
      try await entries.put(Entry("\(number)", text))
    }
    #expect(errors == [3: .full])
    #expect(try await entries.list().count == 8)
  }
}
