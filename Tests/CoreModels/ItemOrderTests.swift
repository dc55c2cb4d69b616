import CoreModels
import Seeded
import Testing

@Suite("The order of a list") struct ItemOrderTests {
  @Test func `moving an item changes that one only`() {
    #expect(ItemOrder.positions([1, 3, 2, 4]) == [1, 3, 3.5, 4])
    #expect(ItemOrder.positions([4, 1, 2, 3]) == [0, 1, 2, 3])
    #expect(ItemOrder.positions([2, 3, 4, 1]) == [2, 3, 4, 5])
    #expect(ItemOrder.positions([1, nil, nil, 4]) == [1, 2, 3, 4])
    #expect(ItemOrder.positions([nil, nil]) == [1, 2])
    #expect(ItemOrder.positions([]) == [])
  }

  @Test func `without room, the items are spaced out first`() {
    let one = Double(ItemOrder.wholeSpacing)
    #expect(
      ItemOrder.positions([0, 1, 4, 2, 3], whole: true)
        == [one, 2 * one, 2.5 * one, 3 * one, 4 * one])
    #expect(ItemOrder.positions([5, 5, 5]) == [5, 6, 7])
    #expect(ItemOrder.positions([1e300, 1e300]) == [1, 2])
  }

  @Test(arguments: [true, false])
  func `moves of two devices are both kept`(whole: Bool) {
    // A device moves the last item to the front, another the second behind the third.
    let present = (1...5).map { Double($0 * ItemOrder.wholeSpacing) }
    var (ids, merged) = ([0, 1, 2, 3, 4], present)
    for moved in [[4, 0, 1, 2, 3], [0, 2, 1, 3, 4]] {
      let positions = ItemOrder.positions(moved.map { present[$0] }, whole: whole)
      for (id, position) in zip(moved, positions) where position != present[id] {
        merged[id] = position
      }
    }
    ids.sort { merged[$0] < merged[$1] }
    #expect(ids == [4, 0, 2, 1, 3])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any order can be had, again and again`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let whole = Bool.random(using: &random)
    var positions: [Double] = (0..<6).map { Double($0 / 2) }
    for _ in 0..<200 {
      positions.shuffle(using: &random)
      positions = ItemOrder.positions(positions, whole: whole)
      #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
      #expect(!whole || positions.allSatisfy { $0 == $0.rounded() })
    }
  }
}
