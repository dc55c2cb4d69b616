public import CoreModels
import CoreNet
import CoreStorage
import CoreTerminal

extension World {
  /// Returns this world adjusted to the shared options, such as date, language and output style;
  /// throws ``OptionError`` for invalid values.
  public func adopting(_ options: OptionValues) throws -> World {
    var world = self
    if options.isJSON {
      world.answers = .json
    } else if options.isPlain {
      world.answers = .plain
    }
    let named = world.environment["DAYBOOK_SCREEN_READER"] ?? ""
    // The variable concerns only output that is read at once, so the same person's scripts are
    // unaffected.
    let isSpoken = options.isSpoken || !["", "0"].contains(named) && world.isDrawn
    if isSpoken, world.answers != .json {
      // A file or another program gets every character.
      if world.isDrawn { world.terminal = terminal.spoken }
      (world.answers, world.isSpoken) = (.plain, true)
    }
    if options.isOffline {
      world.isOffline = true
      world.http = .unavailable
    }
    if let code = options.language {
      let language = code == PseudoLanguage.code ? .english : Language(tag: code)
      guard let language else { throw OptionError.unknownLanguage(code) }
      world.language = language
    }
    if let text = options.asOf {
      let day = try world.day(text, .past)
      let end = calendar.start(of: day.advanced(by: 1)).milliseconds - 1
      world.store = store.asOf(Instant(milliseconds: end))
      // Data fetched now would not match the past state.
      world.isOffline = true
      world.http = .unavailable
      world.fixedDay = day
    }
    if let text = options.date {
      world.fixedDay = try world.day(text, .past)
    }
    return world
  }
}

/// An invalid value of an option or argument.
public enum OptionError: ExplainedError, Hashable {
  case badDay(String)
  /// A month or another span where a single day is needed.
  case severalDays(String)
  /// A date that no calendar has.
  case impossibleDay(String)
  /// A date that is a different day when its numbers are read in another order.
  case ambiguousDay(String, Day, Day)
  case unknownLanguage(String)
  case badProfile(String)
  case badNumber(option: String, allowed: ClosedRange<Int>)
  /// An argument without text, by its name.
  case empty(String)
  case badMinutes(String)
  /// A text that may mean hours or minutes.
  case ambiguousMinutes(String)

  /// Returns a `usage` failure.
  public func failure(in language: Language) -> Failure {
    let (code, message, hint) = explanation
    return Failure(
      .usage, code: code, message: message.text(in: language).withValueNames(in: language),
      hint: hint.text(in: language))
  }

  private var explanation: (String, PluginText, PluginText) {
    switch self {
    case .badDay(let text): ("bad_day", .optionBadDay(text), .optionAdviceBadDay)
    case .severalDays(let text): ("bad_day", .optionSeveralDays(text), .optionAdviceBadDay)
    case .impossibleDay(let text):
      ("impossible_day", .optionImpossibleDay(text), .optionAdviceBadDay)
    case .ambiguousDay(let text, let one, let other):
      (
        "ambiguous_day", .optionAmbiguousDay(text, one: one.inWords, other: other.inWords),
        .optionAdviceBadDay
      )
    case .unknownLanguage(let code):
      (
        "unknown_language", .optionUnknownLanguage(code),
        .optionAdviceUnknownLanguage(PluginText.languages)
      )
    case .badProfile(let name): ("bad_profile", .optionBadProfile(name), .optionAdviceBadProfile)
    case .badNumber(let option, let allowed):
      (
        "bad_number", .optionBadNumber(option, least: allowed.lowerBound, most: allowed.upperBound),
        .optionAdviceBadNumber
      )
    case .empty(let name): ("empty_argument", .optionEmpty(name), .optionAdviceEmpty)
    case .badMinutes(let text):
      ("unreadable_minutes", .optionBadMinutes(text), .optionAdviceBadMinutes)
    case .ambiguousMinutes(let text):
      ("ambiguous_minutes", .optionAmbiguousMinutes(text), .optionAdviceBadMinutes)
    }
  }
}

extension World {
  /// Parses a day typed in any supported language, as ``DayReader`` does; throws ``OptionError``.
  public func day(_ text: String, _ tense: DayTense = .future) throws(OptionError) -> Day {
    do throws(DayProblem) {
      return try DayReader(today: today, language: language, tense: tense).day(text)
    } catch { throw OptionError(error, in: text) }
  }

  /// Parses a last day, such as `end of March`; throws ``OptionError``.
  public func lastDay(_ text: String) throws(OptionError) -> Day {
    try Day(last: text, today: today, in: language)
  }
}

extension Day {
  /// Parses a last day typed in the language; throws ``OptionError``.
  init(last text: String, today: Day, in language: Language) throws(OptionError) {
    do throws(DayProblem) {
      self = try DayReader(today: today, language: language).deadline(text)
    } catch { throw OptionError(error, in: text) }
  }

  /// Parses a day of an address or a form, as `yyyy-MM-dd`; throws ``OptionError``.
  public init(typed text: String) throws(OptionError) {
    guard let day = Day(text) else { throw .badDay(text) }
    self = day
  }
}

extension OptionError {
  /// Converts a problem with a typed day.
  init(_ problem: DayProblem, in text: String) {
    switch problem {
    case .unreadable: self = .badDay(text)
    case .severalDays: self = .severalDays(text)
    case .impossible: self = .impossibleDay(text)
    case .ambiguous(let one, let other): self = .ambiguousDay(text, one, other)
    }
  }
}

extension ClosedRange<Int> {
  /// Returns an option's value if it is in range; otherwise throws
  /// ``OptionError/badNumber(option:allowed:)``.
  public func validated(_ value: Int, option: String) throws(OptionError) -> Int {
    guard contains(value) else { throw .badNumber(option: option, allowed: self) }
    return value
  }
}
