import CoreModels
import Testing

@testable import Mori

@Suite("Changing an entry") struct GratitudeChangeTests {
  @Test(arguments: [
    ("family", "family"), ("#family", "family"), ("@mum", "mum"), ("# @ #x", "x"),
    (" Best\n\tfriends ", "Best friends"), ("c#", "c#"), ("# \u{301}#x", "x"),
    ("a\n\u{301}b", "a \u{301}b"), ("#️⃣", "#️⃣"),
  ])
  func `a tag is one line without its mark`(written: String, kept: String) throws {
    #expect(try GratitudeEntry.tag(written) == kept)
    #expect(try GratitudeEntry.tag(kept) == kept)
  }

  @Test(arguments: [
    ("", TextViolation.empty(field: "tag")), ("#@ ", .empty(field: "tag")),
    (String(repeating: "x", count: 51), .tooLong(field: "tag", maximum: 50, count: 51)),
    ("a\u{7}", .controlCharacter(field: "tag")),
  ])
  func `what is no tag is refused`(text: String, violation: TextViolation) {
    #expect(throws: violation) { try GratitudeEntry.tag(text) }
  }

  @Test(arguments: [
    ("new", "new\n", "new"), ("old", "new\n", "new"), ("old", "new\n\n", "new\n"),
    ("old\n", "new\n", "new\n"), ("old", "new", "new"), ("", "\n", ""),
    ("a\r\nb", "a\r\nc\r\n", "a\r\nc"), ("a", "b\r\n", "b\r"), ("a\r\n", "b\r\n", "b\r\n"),
  ])
  func `the newline that an editor adds is dropped`(
    original: String, edited: String, kept: String
  ) {
    #expect(edited.withoutEditorsNewline(editing: original).isIdentical(to: kept))
  }
}
