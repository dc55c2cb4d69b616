import Testing

@testable import CoreModels

@Suite("A stable hash is the same in every process and on every machine")
struct StableHashTests {
  @Test(
    "texts have their values",
    arguments: [
      ("", 0xf52a_15e9_a9b5_e89b), ("a", 0x02c0_bdbf_4814_20f8), ("žltý", 0x9a3a_7991_69ad_7470),
    ] as [(String, UInt64)])
  func texts(text: String, value: UInt64) {
    var hash = StableHash()
    hash.combine(text)
    #expect(hash.value == value)
  }

  @Test("numbers have their values, and what came before counts")
  func numbers() {
    var hash = StableHash()
    hash.combine(1)
    #expect(hash.value == 0x5ca6_bbcb_b1e8_5355)
    hash = StableHash()
    hash.combine(UInt64.max)
    hash.combine("me")
    #expect(hash.value == 0x2eaf_6053_dbcd_d0b0)
  }
}
