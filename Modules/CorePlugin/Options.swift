public import CoreModels
import CoreNet
import CoreStorage

extension World {
  /// This world as the shared options ask for it: another today, language or way of answering;
  /// throws ``OptionError`` for values that do not fit.
  public func adopting(_ options: OptionValues) throws -> World {
    var world = self
    if options.isJSON {
      world.answers = .json
    } else if options.isPlain {
      world.answers = .plain
    }
    if options.isOffline {
      world.isOffline = true
      world.http = .unavailable
    }
    if let code = options.language {
      guard let language = Language(tag: code) else { throw OptionError.unknownLanguage(code) }
      world.language = language
    }
    if let text = options.asOf {
      let day = try Day(typed: text)
      let end = calendar.start(of: day.advanced(by: 1)).milliseconds - 1
      world.store = store.asOf(Instant(milliseconds: end))
      // What is fetched now is not what was known then.
      world.isOffline = true
      world.http = .unavailable
      world.fixedDay = day
    }
    if let text = options.date {
      world.fixedDay = try Day(typed: text)
    }
    return world
  }
}

/// An option or argument whose value does not fit.
public enum OptionError: ExplainedError, Hashable {
  case badDay(String)
  case unknownLanguage(String)
  case badProfile(String)
  case badNumber(option: String, allowed: ClosedRange<Int>)

  /// A `usage` failure.
  public func failure(in language: Language) -> Failure {
    let code =
      switch self {
      case .badDay: "bad_day"
      case .unknownLanguage: "unknown_language"
      case .badProfile: "bad_profile"
      case .badNumber: "bad_number"
      }
    return Failure(
      .usage, code: code, message: PluginText.option(self).text(in: language),
      hint: PluginText.optionAdvice(self).text(in: language))
  }
}

extension Day {
  /// A day that a person typed, as `yyyy-MM-dd`; throws ``OptionError/badDay(_:)``.
  public init(typed text: String) throws(OptionError) {
    guard let day = Day(text) else { throw .badDay(text) }
    self = day
  }
}

extension ClosedRange<Int> {
  /// The value of an option where it is in range; throws
  /// ``OptionError/badNumber(option:allowed:)``.
  public func validated(_ value: Int, option: String) throws(OptionError) -> Int {
    guard contains(value) else { throw .badNumber(option: option, allowed: self) }
    return value
  }
}
