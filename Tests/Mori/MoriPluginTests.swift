import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import Mori

@Suite("Mori in the suite") struct MoriPluginTests {
  @Test func `every setting says what it is for`() {
    for setting in MoriPlugin().settings {
      #expect(MoriPlugin().meaning(ofSetting: setting.name, in: .english) != nil)
      #expect(!setting.fits.isEmpty)
    }
  }

  @Test func `has a card that says how to begin`() async throws {
    #expect(
      try await Stage.mori().card(MoriPlugin.self)?.lines == [
        "mori setup --born 1990-01-01 starts your clock.",
        "Nothing yet. mori gratitude \"…\" keeps what you are grateful for.",
      ])
  }

  @Test func `has a card with the clock, the bonus and the entry's first line`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.keep(minutes: 20, of: "read", on: "2026-11-21")
    _ = try await stage.mori("gratitude", "Tea with Ana.\nAnd the first snow.")
    let card = try await stage.card(MoriPlugin.self)
    #expect(
      card?.lines == ["15,747 days left", "Today’s Bonus: +20 min", "Tea with Ana."])
    #expect(card?.data == (try await stage.moriJSON()))
  }

  @Test func `meets AA in both looks`() {
    #expect(MoriTheme.theme.light.lowestContrast >= 4.5)
    #expect(MoriTheme.theme.dark.lowestContrast >= 4.5)
  }

  @Test(arguments: Language.allCases)
  func `never raises its voice`(language: Language) {
    let texts: [[any CatalogText]] = [
      MoriText.samples, HabitText.samples, DiaryText.samples, GridText.samples,
      MoriPageWord.samples, HelpText.samples,
    ]
    for text in texts.joined() { #expect(!text.text(in: language).contains("!")) }
  }

  @Test func `says things differently from language to language`() {
    for sample in MoriText.samples {
      let texts = Set(Language.allCases.map { sample.text(in: $0) })
      #expect(texts.count > 1 || sample.english.count < 8, "\(sample)")
    }
  }

  @Test func `helps in the person's language`() {
    let help = HelpLanguage.$current.withValue(.slovak) { MoriPlugin.root.helpMessage(columns: 80) }
    #expect(
      help == """
        OVERVIEW: Aby čas nepretiekol pomedzi prsty: vaše dni, týždne, návyky a
        vďačnosť.

        USAGE: mori [--home <dir>] [--profile <name>] [--date <day>] [--as-of <day>] \
        [--json] [--plain] [--screen-reader] [--color <when>] [--offline] [--lang <code>] [--verbose] <subcommand>

        OPTIONS:
          --home <dir>            Priečinok so všetkým, čo máte.
          --profile <name>        Osoba, ktorej údaje sa použijú (predvolene me).
          --date <day>            Deň, ktorý sa má brať ako dnešok, napríklad
                                  2026-11-21.
          --as-of <day>           Ukáže všetko tak, ako to bolo na konci toho dňa; nič
                                  sa nedá zmeniť.
          --json                  Vypíše jedinú hodnotu JSON a nič iné.
          --plain                 Vypíše jednoduché riadky bez úpravy a farieb.
          --screen-reader         Povie všetko slovami, bez obrázkov, pre čítačku
                                  obrazovky (alebo nastavte DAYBOOK_SCREEN_READER=1).
          --color <when>          Kedy používať farby. (values: auto, always, never;
                                  default: auto)
          --offline               Nepoužije sieť.
          --lang <code>           Jazyk: en, sk, cs, hu, pl, de alebo es.
          --verbose               Podrobnosti vypíše na chybový výstup.
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          show (default)          Ukáže váš čas, štvorčeky, návyky a vďačnosť.
          setup                   Nastaví dátum narodenia a očakávanú dĺžku života.
          clock                   Ukáže zostávajúci čas.
          widget                  Vypíše jeden riadok do výzvy alebo stavového riadka.
          grid                    Ukáže váš život v štvorčekoch alebo ho nakreslí ako
                                  obrázok.
          week                    Ukáže týždeň vášho života alebo ho označí.
          gratitude               Zapíše, za čo ďakujete, alebo to ukáže.
          diary                   Ukáže váš denník vďačnosti, od najnovšieho zápisu.
          export                  Zapíše váš denník vďačnosti do súboru.
          import                  Pridá zápisy z iného denníka k vašim.
          habit                   Ukáže a upraví vaše návyky.
          up                      Pridá minúty k návyku a k Dnešnému bonusu.
          down                    Uberie minúty z návyku a z Dnešného bonusu.
          remind                  Pripomienky, ktoré prídu, aj keď nebeží žiadny príkaz.

          See 'mori help <subcommand>' for detailed help.
        """)
  }

  @Test func `shows nothing that is in no catalog`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.keep(minutes: 20, of: "read", on: "2026-11-21")
    _ = try await stage.mori("gratitude", "Tea")
    _ = try await stage.mori("week", "mark", "2019-06-01", "Moved", "--milestone")
    // The user's texts, the app's name, the names of reminder series, and CLDR's of countries.
    let english = Locale(identifier: "en")
    let countries = LifeExpectancy.all.flatMap { row in
      [row.name, english.localizedString(forRegionCode: row.country) ?? ""]
        .flatMap { $0.split { !$0.isLetter }.map(String.init) }
    }
    let known = Set(["Read", "Tea", "Moved", "Mori", "habits", "gratitude"] + countries)
    let words = try await stage.wordsOutsideCatalogs(
      MoriPlugin.self,
      screens: [
        [], ["setup"], ["clock"], ["widget"], ["grid"], ["week"], ["week", "show", "2019-06-01"],
        ["gratitude"], ["diary"], ["habit"], ["habit", "stats"], ["up", "read"], ["remind"],
      ])
    for (place, words) in words { #expect(words.subtracting(known).isEmpty, "\(place)") }
    #expect(try helpOutsideCatalogs(MoriPlugin.root).isEmpty)
  }
}
