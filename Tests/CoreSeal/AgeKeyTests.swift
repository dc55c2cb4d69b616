import CoreStorage
import Foundation
import Testing

@testable import CoreSeal

@Suite("Files sealed for a key") struct AgeKeyTests {
  private let sealing = Sealing.age(workFactor: 8)
  private let data = Data("A calm day.".utf8)

  @Test func `open with it and with no other`() throws {
    let (key, other) = (try sealing.keys.make(), try sealing.keys.make())
    let sealed = try sealing.keys.seal(data, key)
    #expect(key.hasPrefix("AGE-SECRET-KEY-1") && key != other)
    #expect(sealing.isSealed(sealed) && sealing.keys.isForKey(sealed))
    #expect(try sealing.keys.open(sealed, key) == data)
    #expect(throws: BackupError.wrongPassphrase) { try sealing.keys.open(sealed, other) }
    #expect(throws: BackupError.damaged) { try sealing.keys.open(sealed.dropLast(), key) }
    #expect(throws: BackupError.damaged) { try sealing.keys.open(sealed, key.dropLast() + "q") }
  }

  @Test func `are told from those with a passphrase`() throws {
    let key = try sealing.keys.make()
    let (forKey, withWords) = (try sealing.keys.seal(data, key), try sealing.seal(data, "words"))
    #expect(!sealing.keys.isForKey(withWords) && !sealing.keys.isForKey(data))
    #expect(throws: BackupError.sealedForKey) { try sealing.open(forKey, "words") }
    #expect(throws: BackupError.wrongPassphrase) { try sealing.keys.open(withWords, key) }
  }

  @Test func `a key is written as age-keygen writes it`() throws {
    let text = "AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX"
    let key = try AgeKey("# public key: age1…\n\(text)\n")
    #expect(key.text == text)
    #expect(key.recipient == "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj")
  }

  @Test(arguments: [("caf\u{e9}", "cafe\u{301}"), ("cafe\u{301}", "caf\u{e9}")])
  func `a passphrase is the same however its letters are typed`(typed: String, again: String) throws
  {
    #expect(try sealing.open(sealing.seal(data, typed), again) == data)
    // As an earlier version sealed: by the bytes that were typed.
    let old = try AgeFile.seal(data) {
      try AgePassphrase.stanza(for: $0, exactly: "cafe\u{301}", workFactor: 8)
    }
    #expect(try sealing.open(old, typed) == data)
  }

  @Test func `text for mail opens too`() throws {
    let sealed = try sealing.seal(data, "words")
    let lines = sealed.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    let mail = Data(
      "-----BEGIN AGE ENCRYPTED FILE-----\n\(lines)\n-----END AGE ENCRYPTED FILE-----\n".utf8)
    #expect(sealing.isSealed(mail))
    #expect(try sealing.open(mail, "words") == data)
    #expect(throws: BackupError.damaged) { try sealing.open(mail.dropLast(60), "words") }
  }
}
