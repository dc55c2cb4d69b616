import CoreModels
import Foundation
import Synchronization
import Testing

@testable import CoreStorage

@Suite("Secrets come from the environment, a file it names, or the home's vault")
struct SecretsTests {
  let place: TemporaryHome
  let vault: Secrets.Vault

  init() throws {
    place = try TemporaryHome()
    vault = .files(in: place.home)
  }

  @Test("the environment first, then the file that it names, then the vault")
  func order() throws {
    let file = NSTemporaryDirectory() + "/secret-\(UUID().uuidString)"
    try Data(" from file\n".utf8).write(to: URL(fileURLWithPath: file))
    defer { unlink(file) }
    try vault.save("from vault", "aclio.openai-key")
    for (environment, expected) in [
      (["ACLIO_OPENAI_KEY": "direct", "ACLIO_OPENAI_KEY_FILE": file], "direct"),
      (["ACLIO_OPENAI_KEY": "", "ACLIO_OPENAI_KEY_FILE": file], "from file"),
      (["ACLIO_OPENAI_KEY_FILE": ""], "from vault"), ([:], "from vault"),
    ] {
      let secrets = Secrets(environment: environment, vault: vault)
      #expect(try secrets.find("aclio.openai-key") == expected)
    }
    let missing = Secrets(environment: ["ACLIO_OPENAI_KEY_FILE": file + "-no"], vault: vault)
    let unread = StoreError.secretFile(path: file + "-no", variable: "ACLIO_OPENAI_KEY_FILE")
    #expect(throws: unread) { try missing.find("aclio.openai-key") }
    #expect(
      unread.failure(in: .english).message
        == "The file \(file)-no, given by ACLIO_OPENAI_KEY_FILE, cannot be read.")
  }

  @Test("a file of mode 0600 in a folder of mode 0700, and nothing beside it")
  func files() throws {
    let secrets = Secrets(environment: [:], vault: vault)
    #expect(try secrets.find("a") == nil)
    try secrets.remove("a")
    try secrets.save("one", as: "a.new")
    for secret in ["first", "žltý\n", String(repeating: "x", count: 100_000)] {
      try secrets.save(secret, as: "a")
      #expect(try secrets.find("a") == secret)
    }
    #expect(try secrets.find("a.new") == "one")
    #expect(mode(place.home.secretsPath) == 0o700)
    #expect(mode(place.home.secretsPath + "/a") == 0o600)
    try secrets.remove("a")
    #expect(try secrets.find("a") == nil)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.home.secretsPath) == ["a.new"])
  }

  @Test("two who save at once leave one of the two secrets, whole")
  func race() async throws {
    let vault = vault
    await withTaskGroup(of: Void.self) { group in
      for letter in ["a", "b", "c", "d"] {
        group.addTask {
          for _ in 0..<30 { try? vault.save(String(repeating: letter, count: 9000), "s") }
        }
      }
    }
    let secret = try #require(try vault.load("s"))
    #expect(secret.count == 9000 && Set(secret).count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.home.secretsPath) == ["s"])
  }

  @Test(
    "a name that is no plain word is refused by every vault",
    arguments: ["", ".", "..", "../x", "a/b", "a b", ".hidden", "-rf", "ž", "a\nb", "a\0"])
  func names(name: String) throws {
    let keyrings = [true, false].map { isMac in
      Secrets.Vault.keyring(isMac: isMac) { _ in
        Issue.record("the keyring must not be asked")
        return .init(text: "", status: 0)
      }
    }
    for vault in [vault] + keyrings {
      #expect(throws: StoreError.secret(name: name)) { try vault.load(name) }
      #expect(throws: StoreError.secret(name: name)) { try vault.save("x", name) }
      #expect(throws: StoreError.secret(name: name)) { try vault.remove(name) }
    }
  }

  @Test("the keyring's programs get the secret by standard input")
  func keyrings() throws {
    let calls = Mutex<[KeyringCommand]>([])
    for isMac in [false, true] {
      let vault = Secrets.Vault.keyring(isMac: isMac) { command in
        calls.withLock { $0.append(command) }
        return .init(text: "found\n", status: 0)
      }
      try vault.save("žx", "a.b")
      #expect(try vault.load("a.b") == "found")
      try vault.remove("a.b")
    }
    #expect(
      calls.withLock { $0.map(\.arguments) } == [
        ["secret-tool", "store", "--label", "Daybook: a.b", "service", "daybook", "name", "a.b"],
        ["secret-tool", "lookup", "service", "daybook", "name", "a.b"],
        ["secret-tool", "clear", "service", "daybook", "name", "a.b"],
        ["security", "-i"],
        ["security", "find-generic-password", "-s", "daybook", "-a", "a.b", "-w"],
        ["security", "delete-generic-password", "-s", "daybook", "-a", "a.b"],
      ])
    #expect(
      calls.withLock { $0.map(\.input) } == [
        "žx", "", "", "add-generic-password -U -s daybook -a a.b -X c5be78\n", "", "",
      ])
  }

  @Test(
    "a keyring without the secret is told from one that cannot be asked", arguments: [true, false])
  func statuses(isMac: Bool) throws {
    for (status, isAnswer) in [
      (0, true), (1, true), (44, true), (2, false), (36, false), (127, false), (-1, false),
    ] as [(Int32, Bool)] {
      let vault = Secrets.Vault.keyring(isMac: isMac) { _ in
        .init(text: status == 0 ? "found\n" : "", status: status)
      }
      if isAnswer {
        #expect(try vault.load("a") == (status == 0 ? "found" : nil))
        #expect(throws: Never.self) { try vault.remove("a") }
      } else {
        #expect(throws: StoreError.secret(name: "a"), "\(status)") { try vault.load("a") }
        #expect(throws: StoreError.secret(name: "a"), "\(status)") { try vault.remove("a") }
      }
    }
  }

  @Test("a keyring that says no has no secret, and keeps none")
  func failing() throws {
    let vault = Secrets.Vault.keyring(isMac: false) { _ in .init(text: "", status: 1) }
    #expect(try vault.load("a") == nil)
    #expect(throws: StoreError.secret(name: "a")) { try vault.save("x", "a") }
    let memory = Secrets.Vault.inMemory()
    try memory.save("x", "a")
    #expect(try memory.load("a") == "x")
    try memory.remove("a")
    #expect(try memory.load("a") == nil)
  }
}
