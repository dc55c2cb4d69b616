import CoreStorage
import Foundation
import Seeded
import Testing

@testable import CoreSeal

@Suite("Sealed files are age files") struct AgeSealingTests {
  private let sealing = Sealing.age(workFactor: 8)

  private func bytes(_ count: Int, seed: UInt64 = 1) -> Data {
    var random = SeededGenerator(seed: seed)
    return Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])
  func `open again with their passphrase`(count: Int) throws {
    let data = bytes(count)
    let sealed = try sealing.seal(data, "correct horse")
    #expect(sealing.isSealed(sealed))
    #expect(!sealing.isSealed(data))
    #expect(try sealing.open(sealed, "correct horse") == data)
    #expect(throws: BackupError.wrongPassphrase) { try sealing.open(sealed, "correct house") }
    #expect(try sealing.seal(data, "correct horse") != sealed)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `a file that was changed or cut is refused`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var sealed = try sealing.seal(bytes(70_000), "p")
    if seed.isMultiple(of: 2) {
      let place =
        seed % 4 == 0
        ? Int.random(in: 0..<220, using: &random) : Int.random(in: 0..<sealed.count, using: &random)
      sealed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    } else {
      sealed = sealed.prefix(.random(in: 0..<sealed.count, using: &random))
    }
    #expect(throws: BackupError.self) { try sealing.open(sealed, "p") }
  }

  @Test func `chunks cannot be moved or left out`() throws {
    let sealed = try sealing.seal(bytes(65_536 * 3), "p")
    let start = sealed.count - 3 * 65_552
    let chunks = (0..<3).map { sealed[start + $0 * 65_552..<start + ($0 + 1) * 65_552] }
    let head = sealed[..<start]
    for order in [[0, 2], [1, 0, 2], [0, 1], [0, 1, 2, 2], [2]] {
      let other = order.reduce(head) { $0 + chunks[$1] }
      #expect(throws: BackupError.damaged) { try sealing.open(other, "p") }
    }
    #expect(try sealing.open([0, 1, 2].reduce(head) { $0 + chunks[$1] }, "p") == bytes(65_536 * 3))
  }
}
