import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("A tap on the disk") struct TapTransactionTests {
  private let home: Home
  private let visitor: WebVisitor

  init() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    home = Home(path: folder.path)
    var stage = try Stage()
    let clock = stage.clock
    stage.world.store = try Store.open(
      in: home, access: .server,
      effects: Store.Effects(now: { clock.now }, device: { "device" }))
    visitor = try await WebVisitor(stage: stage)
  }

  /// The transactions that a form with a key of its own commits.
  private func commits(of path: String, key: String) async throws -> Int {
    let fields = [
      "Cookie": visitor.cookie, "Content-Type": "application/x-www-form-urlencoded",
      "X-Form-Token": try await visitor.token(), "Idempotency-Key": key,
    ]
    let before = try commits
    let answer = try await visitor.stage.call(.post, path, fields, body: "text=\(key)")
    #expect(answer.status == 303)
    return try commits - before
  }

  /// The commits in the write-ahead log: frames that say how large the file is after them
  /// (sqlite.org/fileformat2.html, 4.1).
  private var commits: Int {
    get throws {
      let log = try Data(contentsOf: URL(fileURLWithPath: home.storePath + "-wal"))
      let pageSize = log[8..<12].reduce(0) { $0 << 8 + Int($1) }
      return stride(from: 32, to: log.count, by: 24 + pageSize).count { start in
        log[start + 4..<start + 8].contains { $0 != 0 }
      }
    }
  }

  @Test func `is one transaction where the form's answer is known beforehand`() async throws {
    defer { try? FileManager.default.removeItem(atPath: home.path) }
    _ = try await commits(of: "/note/line", key: "first")
    #expect(try await commits(of: "/note/line", key: "second") == 1)
    #expect(try await commits(of: "/note/line", key: "second") == 0)
  }

  @Test func `is three where it is not`() async throws {
    defer { try? FileManager.default.removeItem(atPath: home.path) }
    _ = try await commits(of: "/note", key: "first")
    #expect(try await commits(of: "/note", key: "second") == 3)
    #expect(try await commits(of: "/note", key: "second") == 0)
  }
}
