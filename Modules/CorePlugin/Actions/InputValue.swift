public import ArgumentParser
public import CoreModels
public import Foundation

/// A type of input values: text on the command line, JSON in the API.
public protocol InputValue: ExpressibleByArgument, JSONRepresentable {
  /// The kind of the value.
  static var kind: InputKind { get }
  /// Reads a value from JSON; `nil` if its kind does not match.
  init?(json: JSONValue)
  /// The value of an integer, which a range checks; `nil` for other kinds.
  var number: Int? { get }
}

extension InputValue {
  public var number: Int? { nil }
}

/// The kinds of input values.
public enum InputKind: Hashable, Sendable {
  case flag, text, integer
  case choice([String])
  /// A file: its path on the command line, its content in the API.
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
  public var number: Int? { self }
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

/// A text; on the command line, `-` reads it from standard input.
public struct TypedText: Hashable, InputValue {
  /// The text, or `-` until standard input is read.
  public private(set) var text: String
  private var isToRead = false

  /// Creates a value from the text itself.
  public init(_ text: String) { self.text = text }
  /// Creates a value from a command-line argument.
  public init?(argument: String) { (text, isToRead) = (argument, argument == "-") }
  public init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self.text = text
  }

  public static var kind: InputKind { .text }
  public static var shape: Shape { .text }
  public var json: JSONValue { .string(text) }

  /// Returns the text, read from standard input if necessary. Throws `FileError` if that has more
  /// bytes than the limit.
  public func prepared(in world: World, limit: Int) throws -> TypedText {
    isToRead ? TypedText(try world.files.text(of: "-", limit: limit)) : self
  }
}

/// An input file: a path on the user's machine, or the content sent by a form or to the API.
public enum FileText: Hashable, InputValue {
  case path(String)
  case content(String, name: String = "-")
  /// The bytes of an uploaded file, which may be no text.
  case bytes(Data, name: String)

  /// Creates a value from a path.
  public init?(argument: String) { self = .path(argument) }
  public init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self = .content(text)
  }

  public static var kind: InputKind { .file }
  public static var shape: Shape { .text }
  public var json: JSONValue { .string(name) }
  /// The file's path, or the name that came with its content, `-` without one.
  public var name: String {
    switch self {
    case .path(let name), .content(_, let name), .bytes(_, let name): name
    }
  }

  /// Returns the file's text. Throws `FileError`, also if it has more bytes than the limit.
  public func text(in world: World, limit: Int) throws -> String {
    var files = world.files
    if case .path = self {} else { files.read = { _, _ in try bytes(in: world, limit: limit) } }
    return try files.text(of: name, limit: limit)
  }

  /// Returns the file's bytes. Throws `FileError`, also if there are more than the limit.
  public func bytes(in world: World, limit: Int) throws -> Data {
    switch self {
    case .path(let path): return try world.files.read(path, limit)
    case .content(let text, let name):
      guard text.utf8.count <= limit else { throw FileError.tooLarge(path: name, limit: limit) }
      return Data(text.utf8)
    case .bytes(let data, let name):
      guard data.count <= limit else { throw FileError.tooLarge(path: name, limit: limit) }
      return data
    }
  }
}

extension Look: InputValue {}
