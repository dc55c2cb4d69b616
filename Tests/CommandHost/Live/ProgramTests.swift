import CorePlugin
import Foundation
import Testing

@testable import CommandHost

@Suite("A program of this machine") struct ProgramTests {
  init() { Signals.outliveBrokenPipes() }

  @Test(arguments: [0, 5, 1_000_000]) func `gets its input and answers`(count: Int) throws {
    let input = Data(repeating: 0x61, count: count)
    let output = try Program(["cat"]).run(input: input)
    #expect(output.status == 0)
    #expect(output.data == input)
  }

  @Test func `tells by its status how it went`() throws {
    #expect(try Program(["sh", "-c", "exit 3"]).run(input: Data()).status == 3)
    #expect(try Program(["no-such-program-here"]).run(input: Data()).status == 127)
  }

  @Test(arguments: [["true"], ["no-such-program-here"], ["head", "-c", "1"]])
  func `may end before it has read everything`(words: [String]) throws {
    let output = try Program(words).run(input: Data(repeating: 0x61, count: 1_000_000))
    #expect(output.data.count == (words[0] == "head" ? 1 : 0))
  }

  @Test func `gets its arguments as they are`() throws {
    let output = try Program(["printf", "%s|", "a b", "$HOME", "*"]).run(input: Data())
    #expect(String(decoding: output.data, as: UTF8.self) == "a b|$HOME|*|")
  }

  @Test func `that is missing draws no picture`() async throws {
    let isInstalled = try Program(["rsvg-convert", "--version"]).run(input: Data()).status == 0
    guard isInstalled else {
      await #expect(throws: FileError.noPictures) { try await Pictures.live.png("<svg/>", 10) }
      return
    }
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>"#
    #expect(try await Pictures.live.png(svg, 10).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    await #expect(throws: FileError.noPictures) { try await Pictures.live.png("no picture", 10) }
  }
}
