import CoreStorage
import Foundation
import Testing

@testable import CoreSeal

@Suite("Sealing by another program") struct SealingMessageTests {
  private let own = Sealing.age(workFactor: 8)
  private let data = Data("A calm day.".utf8)

  /// Every message goes through a pipe, as between two programs.
  private var distant: Sealing {
    Sealing { [own] request in
      let (requests, responses) = (Pipe(), Pipe())
      try request.write(to: requests.fileHandleForWriting)
      let asked = try #require(try SealingMessage(from: requests.fileHandleForReading))
      #expect(asked == request)
      try own.response(to: asked).write(to: responses.fileHandleForWriting)
      return try #require(try SealingMessage(from: responses.fileHandleForReading))
    }
  }

  @Test func `opens what this one sealed, and the other way round`() throws {
    let key = try distant.keys.make()
    for (one, other) in [(own, distant), (distant, own)] {
      #expect(try other.open(one.seal(data, "žltá"), "žltá") == data)
      #expect(try other.keys.open(one.keys.seal(data, key), key) == data)
    }
    #expect(try distant.open(own.seal(Data(), "words"), "words").isEmpty)
  }

  @Test func `tells the same faults`() throws {
    let (key, sealed) = (try own.keys.make(), try own.seal(data, "words"))
    let forKey = try own.keys.seal(data, key)
    #expect(throws: BackupError.wrongPassphrase) { try distant.open(sealed, "other") }
    #expect(throws: BackupError.sealedForKey) { try distant.open(forKey, "words") }
    #expect(throws: BackupError.damaged) { try distant.open(sealed.dropLast(), "words") }
    #expect(distant.isSealed(sealed) && !distant.isSealed(data))
    #expect(distant.keys.isForKey(forKey) && !distant.keys.isForKey(sealed))
  }

  @Test func `an end within a message is the end`() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data([1, 0, 0, 0, 0, 0, 0, 0, 9, 1]))
    try pipe.fileHandleForWriting.close()
    #expect(try SealingMessage(from: pipe.fileHandleForReading) == nil)
  }
}
