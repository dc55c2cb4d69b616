import CoreModels
import CorePlugin
import Foundation
import HubWeb

/// A command line built from the parameters of a request.
struct CommandArguments: Hashable, Sendable {
  private(set) var line: [String] = []
  /// The command's standard input, if any.
  private(set) var input: Data?

  /// Builds the arguments, with `fixed` ones last. Throws ``APIError`` for an unknown name, a wrong
  /// type or a missing required parameter.
  init(
    _ values: [String: JSONValue], for parameters: [CommandParameter], fixed: [String] = []
  ) throws {
    let known = Set(parameters.map(\.name))
    if let unknown = values.keys.sorted().first(where: { !known.contains($0) }) {
      throw APIError.unknownParameter(unknown)
    }
    var (positionals, gap) = ([String](), CommandParameter?.none)
    for parameter in parameters {
      guard let value = values[parameter.name] else {
        if parameter.isRequired { throw APIError.missingParameter(parameter.name) }
        if parameter.kind == .positional { gap = gap ?? parameter }
        continue
      }
      let texts = try parameter.texts(of: value)
      if parameter.isRequired && texts.isEmpty {
        throw APIError.missingParameter(parameter.name)
      }
      switch parameter.kind {
      case .flag(let name): if texts == ["true"] { line.append("--\(name)") }
      case .option(let name): line += texts.map { "--\(name)=\($0)" }.spellingEmptyOptions()
      case .content:
        input = texts.first.map { Data($0.utf8) }
        positionals.append("-")
      case .positional:
        if let gap, !texts.isEmpty { throw APIError.needs(parameter.name, other: gap.name) }
        positionals += texts
      }
    }
    positionals += fixed
    if !positionals.isEmpty { line += ["--"] + positionals }
  }
}

extension CommandParameter {
  /// Returns a value as command-line text. Throws ``APIError/wrongType(_:expected:)``.
  fileprivate func texts(of value: JSONValue) throws -> [String] {
    // A list of one may come without its brackets.
    guard isRepeating, case .array(let values) = value else { return [try text(of: value)] }
    return try values.map(text)
  }

  private func text(of value: JSONValue) throws -> String {
    switch (self.value, value) {
    case (.flag, .bool(let flag)): "\(flag)"
    case (.integer, .integer(let number)): "\(number)"
    case (.text, .string(let text)), (.file, .string(let text)): text
    case (.choice(let words), .string(let text)) where words.contains(text): text
    case (let kind, _): throw APIError.wrongType(name, expected: kind.words)
    }
  }

  /// Converts query texts to the parameter's type. Texts that do not fit stay strings and are
  /// refused later.
  func value(ofQuery texts: [String]) -> JSONValue {
    let values = texts.map { text -> JSONValue in
      switch value {
      case .flag: text == "true" ? true : text == "false" ? false : .string(text)
      case .integer: Int64(text).map { .integer($0) } ?? .string(text)
      case .text, .choice, .file: .string(text)
      }
    }
    // A single value given twice becomes a list, which is then refused.
    return isRepeating || values.count != 1 ? .array(values) : values[0]
  }
}

extension CommandParameter {
  /// The schema of its value, for the documentation.
  var shape: Shape {
    let range = range ?? .min ... .max
    let (minimum, maximum) = (range.lowerBound.json, range.upperBound.json)
    var one: Shape =
      switch value {
      case .flag: .flag
      case .integer: .integer.with(["minimum": minimum, "maximum": maximum])
      case .text, .file: .text
      case .choice(let words): .choice(words)
      }
    if let defaultValue, !isRepeating {
      one = one.with(["default": Int64(defaultValue).map { .integer($0) } ?? .string(defaultValue)])
    }
    guard isRepeating else { return one }
    return isRequired ? .list(one).with(["minItems": 1]) : .list(one)
  }
}

extension InputKind {
  /// The kind in words, for whoever sent another.
  var words: String {
    switch self {
    case .flag: "true or false"
    case .integer: "a whole number"
    case .text, .file: "a text"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    }
  }
}
