import Foundation
import Testing

@testable import Hub

@Suite("Pages of a start") struct StartPagesTests {
  @Test func `are code that is read from files and never written`() {
    let maps = """
      55d0c0000000-55d0c0001000 r--p 00000000 fe:00 12 /usr/bin/day book
      55d0c0001000-55d0c0003000 r-xp 00001000 fe:00 12 /usr/bin/day book
      55d0c0003000-55d0c0004000 rw-p 00003000 fe:00 12 /usr/bin/day book
      7f0000000000-7f0000001000 r-xp 00000000 00:00 0
      7ffd00000000-7ffd00002000 r-xp 00000000 00:00 0                  [vdso]
      nonsense r-xp 0 0 0 /x
      9-5 r-xp 0 0 0 /x
      """
    #expect(StartPages.code(in: maps) == [0x55d0_c000_1000..<0x55d0_c000_3000])
  }

  #if os(Linux)
    @Test func `are found of a running program, which goes on without them`() throws {
      let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
      let code = StartPages.code(in: maps)
      StartPages.giveBack()
      #expect(code.contains { $0.count > 1 << 20 })
    }
  #endif
}
