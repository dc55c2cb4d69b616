import CoreModels
import CorePlugin
import HubWeb

extension InputDescription {
  /// Converts query texts to the input's type. Texts that do not fit stay strings and are refused
  /// later.
  func value(ofQuery texts: [String]) -> JSONValue {
    let values = texts.map { kind.value(of: $0) }
    // A single value given twice becomes a list, which is then refused.
    return isRepeating || values.count != 1 ? .array(values) : values[0]
  }

  /// The schema of its value, for the documentation.
  var shape: Shape {
    let range = range ?? .min ... .max
    let (minimum, maximum) = (range.lowerBound.json, range.upperBound.json)
    var one: Shape =
      switch kind {
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
