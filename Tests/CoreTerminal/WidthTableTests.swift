import Testing

@testable import CoreTerminal

@Suite("Width table")
struct WidthTableTests {
  @Test("Ranges stand in order and do not touch", arguments: [WidthTable.wide, WidthTable.zero])
  func order(table: [UInt32]) {
    #expect(table.count.isMultiple(of: 2))
    let pairs = stride(from: 0, to: table.count, by: 2).map { (table[$0], table[$0 + 1]) }
    for (first, last) in pairs { #expect(first <= last) }
    for (one, next) in zip(pairs, pairs.dropFirst()) { #expect(one.1 + 1 < next.0) }
  }

  @Test("No code point is both wide and without width")
  func disjoint() {
    for bound in WidthTable.wide { #expect(!WidthTable.contains(bound, in: WidthTable.zero)) }
    for bound in WidthTable.zero { #expect(!WidthTable.contains(bound, in: WidthTable.wide)) }
  }

  @Test("Both ends of a range belong to it, their neighbours outside do not")
  func bounds() {
    #expect(!WidthTable.contains(0x10FF, in: WidthTable.wide))
    #expect(WidthTable.contains(0x1100, in: WidthTable.wide))
    #expect(WidthTable.contains(0x115F, in: WidthTable.wide))
    #expect(!WidthTable.contains(0x1160, in: WidthTable.wide))
    #expect(WidthTable.contains(0x3FFFD, in: WidthTable.wide))
    #expect(!WidthTable.contains(0x3FFFE, in: WidthTable.wide))
  }
}
