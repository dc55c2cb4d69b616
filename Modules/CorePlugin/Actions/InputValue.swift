public import ArgumentParser
public import CoreModels

/// A value that an input can have: a text on a command line, a JSON value in the API.
public protocol InputValue: ExpressibleByArgument, JSONRepresentable {
  /// The kind of value that it is.
  static var kind: InputKind { get }
  /// The value that a JSON value stands for; `nil` where it is of another kind.
  init?(json: JSONValue)
}

/// The kinds of values that an input can have.
public enum InputKind: Hashable, Sendable {
  case flag, text, integer
  case choice([String])
  /// A file: its path on a command line, its content elsewhere.
  case file
}

extension String: InputValue {
  public static var kind: InputKind { .text }
  public init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self = text
  }
}

extension Int: InputValue {
  public static var kind: InputKind { .integer }
  public init?(json: JSONValue) {
    guard case .integer(let number) = json else { return nil }
    self.init(exactly: number)
  }
}

extension Bool: InputValue {
  public static var kind: InputKind { .flag }
  public init?(json: JSONValue) {
    guard case .bool(let flag) = json else { return nil }
    self = flag
  }
}

extension InputValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  public static var kind: InputKind { .choice(allCases.map(\.rawValue)) }
  public init?(json: JSONValue) {
    guard case .string(let word) = json else { return nil }
    self.init(rawValue: word)
  }
}

/// A text that a person gives as it is, or on a command line as `-` through the standard input.
public struct TypedText: Hashable, InputValue {
  /// The text; `-` while it is still to be read.
  public private(set) var text: String
  private var isToRead = false

  /// The text itself.
  public init(_ text: String) { self.text = text }
  /// `-`, or the text itself.
  public init?(argument: String) { (text, isToRead) = (argument, argument == "-") }
  public init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self.text = text
  }

  public static var kind: InputKind { .text }
  public static var shape: Shape { .text }
  public var json: JSONValue { .string(text) }

  /// The text with the standard input read; throws `FileError` where that has more bytes than the
  /// limit.
  public func prepared(in world: World, limit: Int) throws -> TypedText {
    isToRead ? TypedText(try world.files.text(of: "-", limit: limit)) : self
  }
}

/// A file that an action reads: on the person's machine by its path, from elsewhere as it came.
public enum FileText: Hashable, InputValue {
  case path(String)
  case content(String)

  /// A path.
  public init?(argument: String) { self = .path(argument) }
  public init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self = .content(text)
  }

  public static var kind: InputKind { .file }
  public static var shape: Shape { .text }
  public var json: JSONValue { .string(name) }
  /// The person's name for it: its path, or `-`.
  public var name: String { if case .path(let path) = self { path } else { "-" } }

  /// Its text; throws `FileError`, also where it has more bytes than the limit.
  public func text(in world: World, limit: Int) throws -> String {
    switch self {
    case .path(let path): return try world.files.text(of: path, limit: limit)
    case .content(let text):
      guard text.utf8.count <= limit else { throw FileError.tooLarge(path: "-", limit: limit) }
      let isMarked = text.unicodeScalars.first == "\u{FEFF}"
      return isMarked ? String(text.unicodeScalars.dropFirst()) : text
    }
  }
}

extension Look: InputValue {}
