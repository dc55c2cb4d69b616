import Foundation
import Testing

@testable import ContentTool

@Suite("A String Catalog") struct CatalogTests {
  private static let use = """
    struct TeaText: CatalogText { let message: Message }
    let text = TeaText.poured("Ada", count: 2)
    """

  private func problems(
    _ catalog: SampleCatalog, use: String = Self.use
  ) throws -> [String] {
    try Workshop(["Content/Texts.xcstrings": catalog.text, "Tea.swift": use]).problems()
  }

  @Test func `becomes a member for each text, with the translator's comment`() throws {
    let workshop = try Workshop([
      "Content/Texts.xcstrings": SampleCatalog().text, "Tea.swift": Self.use,
    ])
    let swift = try workshop.swift()
    #expect(
      swift.contains(
        """
          /// After tea was poured; %(name)@ is a guest, %(count)lld the number of cups.
          static func poured(_ a0: some TextArgument, count a1: Int) -> Self \
        { Self(message: Message(0, [a0, a1])) }
        """))
    #expect(swift.hasPrefix("import CoreModels\n"))
    #expect(swift.contains(#"\u{2}1-mal Tee für \u{1}0."#))
  }

  @Test func `may choose a form by each of two numbers`() throws {
    var catalog = SampleCatalog()
    for language in Plural.languages {
      catalog.texts[language] = Self.substituted(Plural.forms(of: language))
    }
    catalog.key = "TeaText.served"
    let use = "struct TeaText: CatalogText {}\n_ = TeaText.served(1, guests: 2)"
    #expect(try problems(catalog, use: use).isEmpty)

    catalog.texts["pl"] = Self.substituted(["one", "few", "other"])
    #expect(
      try problems(catalog, use: use) == [
        "Texts.xcstrings:4: error: TeaText.served: pl lacks the plural form many",
        "Texts.xcstrings:4: error: TeaText.served: pl lacks the plural form many",
      ])

    catalog.texts["pl"] = SampleCatalog.unit("%#@cups@ %#@guests@")
    #expect(
      try problems(catalog, use: use).first
        == "Texts.xcstrings:4: error: TeaText.served: pl has no substitution for %#@cups@")
  }

  private static func substituted(_ forms: [String]) -> String {
    let units = forms.map { "\"\($0)\" : \(SampleCatalog.unit("%arg \($0)"))" }
      .joined(separator: ", ")
    let substitution =
      #"{ "formatSpecifier" : "lld", "variations" : { "plural" : { \#(units) } } }"#
    return String(SampleCatalog.unit("%#@cups@ for %#@guests@").dropLast(2))
      + #", "substitutions" : { "cups" : \#(substitution), "guests" : \#(substitution) } }"#
  }

  @Test(
    arguments: [
      ("de", nil, "de is missing"),
      (
        "sk", ["one": "%(name)@ %(count)lld", "other": "%(name)@ %(count)lld"],
        "sk lacks the plural form few"
      ),
      (
        "es", ["one": "%(name)@ %(count)lld", "other": "%(name)@ %(count)lld", "dual": "2"],
        "es has the plural form dual, which does not exist"
      ),
      ("hu", ["": ""], "hu has no text"),
      ("hu", ["": "%(count)lld csésze."], "hu lacks the placeholder name"),
      ("hu", ["": "%(name)@, %(count)@ csésze."], "hu has the placeholder count, which en has not"),
      (
        "es", ["": "%(name)@ %(count)lld %(host)@"], "es has the placeholder host, which en has not"
      ),
      (
        "cs", ["": "%(name)@ %(count)lld, 100 %"],
        "cs has a % that is no placeholder; a percent sign is %%"
      ),
      (
        "pl", ["": "%(name)@ %(count)lld, %d"],
        "pl has a % that is no placeholder; a percent sign is %%"
      ),
      (
        "de", ["": "%(name)@ %(count)x"], "de: after %(count) comes neither @ nor lld nor d"
      ),
      ("en", ["one": "a cup", "other": "cups"], "en has plural forms, but no number"),
      (
        "en", ["one": "%(count)lld cup", "other": "%(name)@ %(count)lld"],
        "en lacks the placeholder name in the form one"
      ),
      (
        "sk",
        ["one": "%(name)@: šálka", "few": "%(name)@: šálky", "other": "%(name)@ %(count)lld"],
        "sk lacks the placeholder count in the form few"
      ),
      (
        "sk", ["": "%(name)@ %(count)lld %(suite)@tea pour"],
        "sk and en do not both mark a command by %(suite)@"
      ),
    ] as [(String, [String: String]?, String)])
  func `fails the build with`(language: String, forms: [String: String]?, reason: String) throws {
    var catalog = SampleCatalog()
    catalog.texts[language] = forms.map { forms in
      forms[""].map(SampleCatalog.unit) ?? SampleCatalog.plural(forms)
    }
    #expect(
      try problems(catalog).first == "Texts.xcstrings:4: error: TeaText.poured: \(reason)")
  }

  @Test func `takes two percent signs for one`() throws {
    var catalog = SampleCatalog()
    catalog.texts["hu"] = SampleCatalog.unit("%(name)@: %(count)lld %%")
    let workshop = try Workshop(["Content/Texts.xcstrings": catalog.text, "Tea.swift": Self.use])
    #expect(try workshop.swift().contains(#"\u{1}0: \u{2}1 %"#))
    #expect(try !workshop.swift().contains("%%"))
  }

  @Test func `marks the commands that a suite's word precedes`() throws {
    var catalog = SampleCatalog()
    for language in Plural.languages {
      catalog.texts[language] = SampleCatalog.unit("%(name)@ %(count)lld %(suite)@tea pour")
    }
    let workshop = try Workshop(["Content/Texts.xcstrings": catalog.text, "Tea.swift": Self.use])
    #expect(try workshop.swift().contains(#"\u{1}0 \u{2}1 \u{6}tea pour"#))
  }

  @Test func `tells the translator of every text`() throws {
    var catalog = SampleCatalog()
    catalog.comment = ""
    #expect(
      try problems(catalog) == [
        "Texts.xcstrings:4: error: TeaText.poured: no comment tells the translator what it is"
      ])
  }

  @Test(
    arguments: [
      ("", false), ("let pouredOut = poured", false), ("let out = cup.poured", false),
      ("let out = cups[0].poured + cup?.poured", false), ("show(CupText.poured)", false),
      ("show(TeaText.poured(a))", true), ("let text: TeaText = .poured(a)", true),
      ("show(.poured(a))", true), ("let all = [Self.poured(a)]", true),
    ])
  func `has no text that nobody uses`(use: String, isUsed: Bool) throws {
    let declaration = "struct TeaText: CatalogText { let message: Message }\n"
    #expect(
      try problems(SampleCatalog(), use: declaration + use)
        == (isUsed ? [] : ["Texts.xcstrings:4: error: TeaText.poured: no source uses it"]))
  }

  @Test(arguments: ["", "public ", "package "])
  func `may be used in another room, where that sees its type`(access: String) throws {
    let workshop = try Workshop([
      "Content/Texts.xcstrings": SampleCatalog().text,
      "Tea.swift": access + "struct TeaText: CatalogText { let message: Message }",
    ])
    try workshop.write(Data("show(.poured(a, count: 1))".utf8), to: "../Cafe/Cafe.swift")
    #expect(try workshop.problems().isEmpty == !access.isEmpty)
  }

  @Test func `declares the type of its texts, unless the room does`() throws {
    let text = SampleCatalog().text
    let undeclared = try Workshop(["Content/Texts.xcstrings": text, "Tea.swift": "TeaText.poured"])
    let head = "\nstruct TeaText: CatalogText {\n  let message: Message\n"
    #expect(try undeclared.swift().contains(head))
    let use = "public struct TeaText: CatalogText {}; TeaText.poured"
    let workshop = try Workshop(["Content/Texts.xcstrings": text, "Tea.swift": use])
    #expect(try workshop.swift().hasPrefix("public import CoreModels\n"))
    #expect(try workshop.swift().contains("\nextension TeaText {\n"))
    #expect(try workshop.swift().contains("  public static func poured("))
  }

  @Test func `names page words as templates do, Swift's keywords too`() throws {
    var catalog = SampleCatalog()
    catalog.key = "TeaPageWord.continue"
    for language in Plural.languages { catalog.texts[language] = SampleCatalog.unit(language) }
    let workshop = try Workshop([
      "Content/Texts.xcstrings": catalog.text, "Content/tea.mustache": "{{words.continue}}",
    ])
    let swift = try workshop.swift()
    #expect(swift.contains("import CorePlugin\n\nstruct TeaPageWord: PageWords {\n"))
    #expect(swift.contains(#"names: "continue""#))
    #expect(swift.contains("static var `continue`: Self"))
  }

  @Test func `is in English first, and JSON`() throws {
    var catalog = SampleCatalog()
    catalog.sourceLanguage = "sk"
    #expect(
      try problems(catalog) == ["Texts.xcstrings:1: error: the source language is not en"])
    let broken = try Workshop(["Content/Texts.xcstrings": "{"]).problems()
    #expect(broken.first?.hasPrefix("Texts.xcstrings:1: error: not a String Catalog") == true)
  }
}
