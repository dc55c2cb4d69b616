/// What a text can take in: names, numbers, days, and other texts.
public protocol TextArgument: Sendable {
  /// How it is written within a text of that language.
  func text(in language: Language) -> String
}

extension String: TextArgument {
  public func text(in language: Language) -> String { self }
}

extension Substring: TextArgument {
  public func text(in language: Language) -> String { String(self) }
}

/// Digits without marks between them, as of a port or a status.
extension Int: TextArgument {
  public func text(in language: Language) -> String { "\(self)" }
}

/// With one decimal.
extension Double: TextArgument {
  public func text(in language: Language) -> String { language.decimal(self) }
}

extension Day: TextArgument {
  public func text(in language: Language) -> String { shortText(in: language) }
}

/// As `Mon, Wed`.
extension Set: TextArgument where Element == Weekday {
  public func text(in language: Language) -> String {
    sorted().map { language.shortWeekdayNames[$0.rawValue - 1] }.joined(separator: ", ")
  }
}

/// A day as `Saturday, 21 November 2026`.
public struct DayInWords: TextArgument {
  fileprivate let day: Day

  public func text(in language: Language) -> String { day.longText(in: language) }
}

extension Day {
  /// For a text that names the weekday and the month.
  public var inWords: DayInWords { DayInWords(day: self) }
}

/// A text of a String Catalog, and what it takes in.
public struct Message: Sendable {
  let number: Int
  let arguments: [any TextArgument]

  /// The text of that number in its table.
  public init(_ number: Int, _ arguments: [any TextArgument] = []) {
    (self.number, self.arguments) = (number, arguments)
  }
}

/// Every sentence that an app shows is a text of a String Catalog: `HabitText.added(name)` is the text of the key `HabitText.added`, a
/// member that the build makes from `Content/*.xcstrings`.
public protocol CatalogText: TextArgument, Hashable {
  /// All texts of the type.
  static var table: TextTable { get }
  /// Which of them this is.
  var message: Message { get }
  /// The text of that message.
  init(message: Message)
}

extension CatalogText {
  public func text(in language: Language) -> String { Self.table.text(message, in: language) }

  public static func == (one: Self, other: Self) -> Bool {
    one.message.number == other.message.number && one.english == other.english
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(message.number) }

  /// The text in English.
  public var english: String { text(in: .english) }

  /// Every text, those that count with 1, 2 and 5, for tests that look at all of them.
  public static var samples: [Self] { table.samples.map(Self.init(message:)) }
}
