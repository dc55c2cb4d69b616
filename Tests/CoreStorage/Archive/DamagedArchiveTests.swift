import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("A damaged archive spoils nothing")
struct DamagedArchiveTests {
  let world: World
  init() throws { world = try World() }

  @Test(
    "a damaged document is refused whole, or says the same",
    arguments: 1...400 as ClosedRange<UInt64>)
  func damaged(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    try await world.lived()
    var data = try await Archive(of: world.store).data()
    switch seed % 4 {
    case 0: data = data.prefix(.random(in: 0..<data.count, using: &random))
    case 1:
      let place = Int.random(in: 0..<data.count, using: &random)
      data[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2:
      let digits = data.indices.filter { (0x30...0x39).contains(data[$0]) }
      let place = try #require(digits.randomElement(using: &random))
      data.replaceSubrange(place...place, with: Data("99999999999999999999".utf8))
    default:
      let place = Int.random(in: 0..<data.count, using: &random)
      data.insert(contentsOf: Data(String(repeating: "[{\"a\":", count: 600).utf8), at: place)
    }
    let other = try World(device: "phone")
    do {
      let archive = try Archive(parsing: data)
      let report = try await other.store.take(archive)
      #expect(report.added == archive.changes.count)
    } catch is ArchiveError {
      #expect(try await other.store.history().isEmpty)
    }
    #expect(try await other.store.problems() == [])
  }
}
