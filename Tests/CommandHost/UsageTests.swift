import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("What was typed or set wrongly") struct UsageTests {
  let stage = HostStage()

  @Test(
    arguments: [
      (["--colour"], "There is no option “--colour”.", "Did you mean “--color”? “probe --help”"),
      (["fail"], "The argument “<how>” is missing.", "“probe fail --help”"),
      (["fail", "--hwo"], "There is no option “--hwo”.", "“probe fail --help”"),
      (["--lang", "en", "tell", "more"], "“more” does not belong here.", "“probe tell --help”"),
      (["tell", "more", "less"], "“more” does not belong here.", "“probe tell --help”"),
      (["--lang"], "The option “--lang <code>” needs a value.", "“probe --help”"),
      (["kep", "x"], "There is no command “kep”.", "Did you mean “probe keep”? “probe --help”"),
      (
        ["--color", "alwys"],
        "“alwys” is not a valid value for “--color <when>”. Fits: auto, always, never",
        "Did you mean “always”? “probe --help”"
      ),
      (["juggle"], "There is no command “juggle”.", "“probe --help”"),
    ])
  func `is a usage error that says where to look`(
    arguments: [String], message: String, hint: String
  ) async throws {
    let hint = hint + " lists the commands and options."
    let outcome = await stage.run(ProbePlugin.root, arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(message) == true, "\(outcome.errors)")
    #expect(lines.last.map(String.init) == hint)

    let scripted = await stage.run(ProbePlugin.root, ["--json"] + arguments)
    #expect(scripted.status == 64)
    #expect(scripted.errors == "")
    let error = try scripted.json["error"]
    #expect(error?["code"] == "usage")
    #expect(error?["message"]?.string?.hasPrefix(message) == true)
    #expect(error?["hint"] == .string(hint))
  }

  @Test(arguments: [
    (["plant"], ""), (["keep", "x"], "Did you mean “daybook probe keep”? "),
    (["probe", "tel"], "Did you mean “daybook probe tell”? "),
  ])
  func `of the suite may be meant for a product`(arguments: [String], question: String) async {
    let outcome = await stage.run(SuiteRoot<TestSuite>.self, arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("\n" + question + "“daybook"), "\(outcome.errors)")
  }

  @Test(arguments: [
    (["--colour"], "Voľba „--colour“ neexistuje.\nMysleli ste „--color“? "),
    (["fail"], "Chýba argument „<how>“.\n"), (["tell", "more"], "Argument „more“ sem nepatrí.\n"),
    (["teel"], "Príkaz „teel“ neexistuje.\nMysleli ste „probe tell“? "),
  ])
  func `is said in the person's language`(arguments: [String], words: String) async {
    let outcome = await stage.run(ProbePlugin.root, ["--lang", "sk"] + arguments)
    #expect(outcome.errors.hasPrefix(words), "\(outcome.errors)")
  }

  @Test func `may be a value, said in the person's language too`() async {
    let outcome = await stage.daybook("history", "--limit", "few", "--lang", "sk")
    #expect(outcome.errors.hasPrefix("„few“ nie je platná hodnota pre „--limit <počet>“.\n"))
  }

  @Test func `is said in the pseudo-language to those who work on texts`() async {
    #expect(
      await stage.run("teel", "--lang", "qps").errors.hasPrefix(
        "[Ťhéŕé îš ñö çömmáñď “teel”.······]\n"))
  }

  @Test func `is not text, and nothing is done`() async throws {
    var stage = stage
    stage.facts.hasBrokenWords = true
    let outcome = await stage.run("keep", "\u{FFFD} x")
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("What was typed is not text in UTF-8"))
    #expect(!FileManager.default.fileExists(atPath: stage.home.path))
  }

  @Test func `makes no home`() async {
    _ = await stage.run("--colour")
    #expect(!FileManager.default.fileExists(atPath: stage.home.path))
  }

  @Test(
    arguments: [
      (["--date", "nonsense"], 64, "“nonsense” is not a date."),
      (["--lang", "xx"], 64, "Daybook does not speak “xx” yet."),
      (["--profile", "a/b"], 64, "“a/b” cannot be the name of a profile."),
      (["--profile", ""], 64, "“” cannot be the name of a profile."),
      (["--home", ""], 64, "The argument “--home <dir>” is empty."),
    ] as [([String], Int32, String)])
  func `is told apart by what does not fit`(
    arguments: [String], status: Int32, message: String
  ) async {
    let outcome = await stage.run(ProbePlugin.root, arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.split(separator: "\n").first.map(String.init) == message)
  }

  @Test func `is said in the person's own language, even when another option is wrong`()
    async throws
  {
    try await stage.store().set(SuiteSettings.languageSetting, to: "sk")
    let outcome = await stage.run("--date", "nonsense")
    #expect(
      outcome.errors
        == "„nonsense“ nie je deň.\nNapíšte ho ako rok-mesiac-deň, napríklad 2026-11-21.\n")
    #expect(await stage.run("teel").errors.hasPrefix("Príkaz „teel“ neexistuje.\n"))
  }

  @Test(arguments: ["yesterday", "2026-11-21", "2026-11-21T09:30:00"])
  func `a clock that cannot be read is a bad configuration`(text: String) async {
    let stage = HostStage(environment: ["DAYBOOK_NOW": text])
    #expect(
      await stage.run()
        == .init(
          status: 78,
          errors: """
            DAYBOOK_NOW is “\(text)”, which is not a date and time.
            Write it like 2026-11-21T09:30:00Z, or leave it out.

            """))
  }

  @Test(arguments: [["--lang", "sk"], ["--lang=sk"], ["--lang", "de", "--lang=sk"]])
  func `is said in the language of the option before there is a world`(
    arguments: [String]
  ) async throws {
    let stage = HostStage(environment: ["DAYBOOK_NOW": "soon"])
    let outcome = await stage.run(ProbePlugin.root, arguments)
    #expect(outcome.status == 78)
    #expect(outcome.errors.hasPrefix("DAYBOOK_NOW je „soon“, čo nie je dátum s časom.\n"))
  }

  @Test func `an option after two hyphens is a text`() async {
    let outcome = await stage.run("fail", "notFound", "--", "--json")
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
  }
}
