import CoreModels
import Foundation
import Seeded
import Testing

@testable import DailyBrief

@Suite("A damaged calendar file") struct CalendarDamageTests {
  /// The result of reading a file: the number of events, or an error with its line.
  private enum Outcome: Hashable {
    case read(Int)
    case refused(CalendarProblem, line: Int)
    case noCalendar
  }

  private func outcome(_ bytes: [UInt8]) throws -> Outcome {
    do {
      let calendar = try CalendarReader(
        bytes, file: "a.ics", today: .of("2026-11-21"), calendar: DayCalendar(timeZone: .gmt))
      return .read(calendar.drafts.count)
    } catch {
      switch error {
      case .brokenCalendar(let problem, let line): return .refused(problem, line: line)
      case .noCalendar: return .noCalendar
      default: throw error
      }
    }
  }

  private func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...4, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
      case 1: bytes.removeSubrange(place...)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3:
        let end = Int.random(in: place...min(bytes.count, place + 60), using: &random)
        bytes.removeSubrange(place..<end)
      default:
        let from = Int.random(in: 0..<bytes.count, using: &random)
        bytes.insert(contentsOf: bytes[from..<min(bytes.count, from + 40)], at: place)
      }
    }
    return bytes
  }

  @Test(arguments: [CalendarFixtures.birthdays, CalendarFixtures.mixed], ["\n", "\r\n", "\r"])
  func `is read or refused with a line that it has`(text: String, end: String) throws {
    let whole = Array(text.replacing("\n", with: end).utf8)
    var random = SeededGenerator(seed: 11)
    var refused = 0
    for _ in 1...250 {
      let bytes = damaged(whole, &random)
      switch try outcome(bytes) {
      case .read(let count): #expect(count <= 12)
      case .noCalendar: continue
      case .refused(_, let line):
        refused += 1
        #expect((1...lineCount(of: bytes)).contains(line))
      }
    }
    #expect(refused > 40)
  }

  @Test func `is refused wherever it is cut short`() throws {
    let whole = Array(CalendarFixtures.mixed.utf8)
    let end = "END:VCALENDAR".utf8.count + 1
    for length in stride(from: 0, to: whole.count - end, by: 3) {
      switch try outcome(Array(whole[..<length])) {
      case .refused(_, let line): #expect((1...lineCount(of: whole)).contains(line))
      case .noCalendar: #expect(length < "BEGIN:VCALENDAR".utf8.count)
      case .read: Issue.record("\(length) bytes were taken for a whole file")
      }
    }
  }

  @Test func `of nothing but noise is no calendar`() throws {
    var random = SeededGenerator(seed: 5)
    for length in 0...100 {
      let noise = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(try outcome(noise) == .noCalendar)
      let head = Array("BEGIN:VCALENDAR\r\n".utf8)
      if case .read(let count) = try outcome(head + noise) { #expect(count == 0) }
    }
  }

  private func lineCount(of bytes: [UInt8]) -> Int {
    bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
  }
}
