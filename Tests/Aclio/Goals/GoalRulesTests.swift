import CoreModels
import Foundation
import Testing

@testable import Aclio

@Suite("What people may type") struct GoalRulesTests {
  @Test(arguments: [(4, false), (5, true), (500, true), (501, false)])
  func `a goal has 5 to 500 characters`(count: Int, isFine: Bool) {
    let flags = String(repeating: "🇸🇰", count: count)
    #expect((try? GoalRules.goal("  \(flags)\n")) == (isFine ? flags : nil))
  }

  @Test(arguments: [(0, false), (1, true), (2000, true), (2001, false)])
  func `a message has 1 to 2000 characters`(count: Int, isFine: Bool) {
    let text = String(repeating: "a", count: count)
    #expect((try? GoalRules.chat(text + " ")) == (isFine ? text : nil))
  }

  @Test(arguments: [(0, true), (1000, true), (1001, false)])
  func `an answer has up to 1000 characters`(count: Int, isFine: Bool) {
    let text = String(repeating: "a", count: count)
    #expect((try? GoalRules.answer(text)) == (isFine ? text : nil))
  }

  @Test(arguments: [
    "Eva", "Jean-Luc", "O'Brien", "O’Brien", "Mary Ann", "Ľubomíra Šťastná", "Nguyễn Thị Minh Khai",
    "Владимир", "Анна-Мария", "Γιώργος", "李小龍", "さくら", "김민준", "محمد علي", "فاطمة", "שָׂרָה",
    "राहुल शर्मा", "श्रीकृष्ण", "क्‍षमा", "ณัฐวุฒิ", "Zoe\u{308}", "Łukasz", "ʻOkina", "Jose\u{301} Luis",
  ])
  func `names are letters of any script`(name: String) throws {
    #expect(try GoalRules.name(" \(name) ") == name)
  }

  @Test(arguments: [
    "A", "", "R2D2", "a@b", "--", "''", "Eva!", "Eva\nNová", "Eva 🙂", "<b>Eva</b>", "x\u{7}y",
  ])
  func `other things are no names`(name: String) {
    #expect(throws: (any Error).self) { try GoalRules.name(name) }
  }

  @Test func `a name has 2 to 50 characters, however many code points`() throws {
    let long = String(repeating: "é", count: 50).decomposedStringWithCanonicalMapping
    #expect(try GoalRules.name(long).count == 50)
    #expect(throws: TextViolation.self) { try GoalRules.name(long + "e") }
  }

  @Test(arguments: [
    ("", Int?.none, true), ("  ", nil, true), ("13", 13, true), (" 120 ", 120, true),
    ("12", nil, false),
    ("121", nil, false), ("-20", nil, false), ("20.5", nil, false), ("twenty", nil, false),
    ("٢٠", nil, false), ("99999999999999999999", nil, false), ("+20", nil, false),
    ("0020", 20, true),
  ])
  func `an age is empty or 13 to 120`(text: String, age: Int?, isFine: Bool) throws {
    if isFine {
      #expect(try GoalRules.age(text) == age)
    } else {
      #expect(throws: GoalRuleError.badAge) { try GoalRules.age(text) }
    }
  }

  @Test func `refusals name the field`() {
    func code(_ body: () throws -> Void) -> String? {
      do { try body() } catch { return (error as? any ExplainedError)?.failure(in: .english).code }
      return nil
    }
    #expect(code { _ = try GoalRules.goal("run") } == "goal_too_short")
    #expect(code { _ = try GoalRules.chat(" ") } == "message_empty")
    #expect(code { _ = try GoalRules.name("X") } == "name_too_short")
    #expect(code { _ = try GoalRules.name("R2") } == "bad_name")
    #expect(code { _ = try GoalRules.age("7") } == "bad_age")
  }
}
