import CoreGzip
import Foundation
import Seeded
import Testing

@Suite("Bodies in gzip's format") struct GzipTests {
  @Test(arguments: [0, 1, 1000, 65_536, 200_000])
  func `come out as they went in`(count: Int) throws {
    var random = SeededGenerator(seed: 7)
    let data = Data((0..<count).map { _ in UInt8.random(in: 0...15, using: &random) })
    for length in [0, 5] {
      let packed = try #require(Gzip.pack(data, nameLength: length))
      #expect(Gzip.unpack(packed, limit: count) == data)
    }
  }

  @Test func `are not unpacked beyond a bound`() throws {
    let packed = try #require(Gzip.pack(Data(count: 1 << 20)))
    #expect(packed.count < 2000)
    #expect(Gzip.unpack(packed, limit: (1 << 20) - 1) == nil)
  }

  @Test func `are refused where they are damaged or not whole`() throws {
    let packed = try #require(Gzip.pack(Data("good morning".utf8)))
    for count in 0..<packed.count { #expect(Gzip.unpack(packed.prefix(count), limit: 99) == nil) }
    #expect(Gzip.unpack(packed + Data([0]), limit: 99) == nil)
    var spoiled = packed
    spoiled[spoiled.count - 8] ^= 1
    #expect(Gzip.unpack(spoiled, limit: 99) == nil)
    #expect(Gzip.unpack(Data("good morning".utf8), limit: 99) == nil)
  }
}
