/// A value that a text can include: a name, a number, a day or another text.
public protocol TextArgument: Sendable {
  /// The value as it stands in a text of that language.
  func text(in language: Language) -> String
}

extension String: TextArgument {
  public func text(in language: Language) -> String { self }
}

extension Substring: TextArgument {
  public func text(in language: Language) -> String { String(self) }
}

/// Plain digits without grouping, as for a port or a status.
extension Int: TextArgument {
  public func text(in language: Language) -> String { "\(self)" }
}

/// Formatted with one decimal.
extension Double: TextArgument {
  public func text(in language: Language) -> String { language.decimal(self) }
}

extension Day: TextArgument {
  public func text(in language: Language) -> String { shortText(in: language) }
}

/// Formatted as `Mon, Wed`.
extension Set: TextArgument where Element == Weekday {
  public func text(in language: Language) -> String {
    sorted().map { language.shortWeekdayNames[$0.rawValue - 1] }.joined(separator: ", ")
  }
}

/// A day formatted as `Saturday, 21 November 2026`.
public struct DayInWords: TextArgument {
  fileprivate let day: Day

  public func text(in language: Language) -> String { day.longText(in: language) }
}

extension Day {
  /// The day with its weekday and month in words.
  public var inWords: DayInWords { DayInWords(day: self) }
}

/// A text of a String Catalog, with its arguments.
public struct Message: Sendable {
  let number: Int
  let arguments: [any TextArgument]

  /// The text with that index in its table.
  public init(_ number: Int, _ arguments: [any TextArgument] = []) {
    (self.number, self.arguments) = (number, arguments)
  }
}

/// A type of texts in a String Catalog. Every sentence that an app shows is one:
/// `HabitText.added(name)` is the text with the key `HabitText.added`, a member that the build
/// generates from `Content/*.xcstrings`.
public protocol CatalogText: TextArgument, Hashable {
  /// All texts of the type.
  static var table: TextTable { get }
  /// The text's index and arguments.
  var message: Message { get }
  /// Creates a text from its index and arguments.
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

  /// Every text, for tests of all texts; those with plurals for 1, 2 and 5.
  public static var samples: [Self] { table.samples.map(Self.init(message:)) }
}
