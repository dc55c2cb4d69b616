/// The Swift code for a type's texts: a static member each, and their table.
struct TextType {
  let name: String
  /// `public`, `package` or empty; `nil` if no source declares the type.
  let access: String?
  let texts: [Text]

  /// `true` for the words of pages, which templates name.
  var isPageWords: Bool { name.hasSuffix("PageWord") }

  var swift: String {
    let prefix = access.map { $0.isEmpty ? "" : $0 + " " } ?? ""
    var offsets = ""
    var packed = ""
    for text in texts {
      for language in text.packed {
        offsets += digits(packed.utf8.count)
        packed += language
      }
    }
    offsets += digits(packed.utf8.count)
    let names = isPageWords ? texts.map(\.name).joined(separator: " ") : ""
    var lines = """
      \(head)
        \(prefix)static let table = TextTable(
          offsets: "\(offsets)", names: "\(names)",
          text: \(literal(packed)))

      """
    for (number, text) in texts.enumerated() {
      lines += text.comment.split(separator: "\n").map { "  /// \($0)\n" }.joined()
      lines += "  \(prefix)\(member(of: text, number: number))\n"
    }
    return lines + "}\n"
  }

  private var head: String {
    guard access == nil else { return "extension \(name) {" }
    let kind = isPageWords ? "PageWords" : "CatalogText"
    return "struct \(name): \(kind) {\n  let message: Message\n"
  }

  /// Generates a property, or a function whose first parameter has no label.
  private func member(of text: Text, number: Int) -> String {
    guard !text.parameters.isEmpty else {
      return "static var \(text.symbol): Self { Self(message: Message(\(number))) }"
    }
    let parameters = text.parameters.enumerated().map { index, parameter in
      let label = index == 0 ? "_" : parameter.name
      return "\(label) a\(index): \(parameter.isCount ? "Int" : "some TextArgument")"
    }
    let arguments = text.parameters.indices.map { "a\($0)" }.joined(separator: ", ")
    return "static func \(text.symbol)(\(parameters.joined(separator: ", "))) -> Self "
      + "{ Self(message: Message(\(number), [\(arguments)])) }"
  }

  /// Four base-64 digits, beginning at `0`.
  private func digits(_ offset: Int) -> String {
    var text = ""
    for shift in [18, 12, 6, 0] {
      let digit = UInt8(48 + (offset >> shift) & 63)
      text += digit == 92 ? "\\\\" : String(UnicodeScalar(digit))
    }
    return text
  }

  private func literal(_ text: String) -> String {
    var escaped = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case ..<" ": escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped + "\""
  }
}
