import CoreModels

/// Light Markdown as HTML: headings, lists, tables, code, bold, italics and https links. Everything
/// else is text, and all text is escaped.
struct DocumentMarkup {
  /// The resulting HTML.
  private(set) var html = ""
  /// The open list: its tag, and whether its items are checkboxes.
  private var list: String?
  private var paragraph: [String] = []
  private var isTable = false
  /// The lines of an open block of code.
  private var code: [Substring]?

  /// The level of the first heading, which becomes an `h2` below the page's own.
  private var firstLevel: Int?

  init(_ markdown: String, afterLinks remark: String? = nil) {
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.trimmingWhitespace().hasPrefix("```") {
        if code == nil { code = [] } else { end() }
      } else if code != nil {
        code?.append(line)
      } else {
        add(line.trimmingWhitespace())
      }
    }
    end()
    if let remark {
      html = html.replacing("</a>", with: "</a> <small>(\(remark.xmlEscaped))</small>")
    }
  }

  private mutating func add(_ line: String) {
    if line.isEmpty { return end() }
    if let heading = Self.heading(line) {
      end()
      firstLevel = firstLevel ?? heading.level
      let level = max(2, heading.level + 2 - (firstLevel ?? 2))
      html += "<h\(level)>\(Self.inline(heading.text))</h\(level)>\n"
    } else if let item = Self.item(line) {
      endParagraph()
      endTable()
      if list != item.list {
        endList()
        html += "<\(item.list)>\n"
        list = item.list
      }
      html +=
        (item.mark.isEmpty ? "<li>" : "<li class=\"box\">")
        + "\(item.mark)\(Self.inline(item.text))</li>\n"
    } else if line.hasPrefix("|") {
      addRow(line)
    } else if line.allSatisfy({ $0 == "-" || $0 == "*" }) && line.count >= 3 {
      end()
      html += "<hr>\n"
    } else {
      endList()
      endTable()
      paragraph.append(Self.inline(line.hasPrefix("> ") ? String(line.dropFirst(2)) : line))
    }
  }

  private mutating func addRow(_ line: String) {
    endParagraph()
    endList()
    if line.allSatisfy({ "|-: ".contains($0) }) { return }
    let cells = line.split(separator: "|").map { Self.inline($0.trimmingWhitespace()) }
    let tag = isTable ? "td" : "th"
    if !isTable { html += "<div class=\"table\" role=\"region\" tabindex=\"0\"><table>\n" }
    isTable = true
    html += "<tr>" + cells.map { "<\(tag)>\($0)</\(tag)>" }.joined() + "</tr>\n"
  }

  private mutating func end() {
    endParagraph()
    endList()
    endTable()
    if let code { html += "<pre>\(code.joined(separator: "\n").xmlEscaped)</pre>\n" }
    code = nil
  }

  private mutating func endParagraph() {
    if !paragraph.isEmpty { html += "<p>\(paragraph.joined(separator: "<br>"))</p>\n" }
    paragraph = []
  }

  private mutating func endList() {
    if let list { html += "</\(list)>\n" }
    list = nil
  }

  private mutating func endTable() {
    if isTable { html += "</table></div>\n" }
    isTable = false
  }

  /// Headings rank below the page's own.
  private static func heading(_ line: String) -> (level: Int, text: String)? {
    let signs = line.prefix { $0 == "#" }.count
    guard (1...6).contains(signs), line.dropFirst(signs).first == " " else { return nil }
    return (signs == 1 ? 2 : 3, line.dropFirst(signs).trimmingWhitespace())
  }

  private static func item(_ line: String) -> (list: String, mark: String, text: String)? {
    for sign in ["- ", "* ", "+ "] where line.hasPrefix(sign) {
      let text = line.dropFirst(2).trimmingWhitespace()
      let box = text.prefix(4).lowercased()
      if box == "[ ] " { return ("ul", "☐ ", String(text.dropFirst(4))) }
      if box == "[x] " { return ("ul", "☑ ", String(text.dropFirst(4))) }
      return ("ul", "", text)
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard (1...3).contains(digits.count), rest.hasPrefix(". ") || rest.hasPrefix(") ") else {
      return nil
    }
    return ("ol", "", rest.dropFirst(2).trimmingWhitespace())
  }

  /// Bold, italics, code and links; unclosed marks are text.
  static func inline(_ text: String) -> String {
    var (html, rest) = ("", text[...])
    while let sign = rest.firstIndex(where: { $0 == "*" || $0 == "[" || $0 == "`" }) {
      html += plain(rest[..<sign])
      rest = rest[sign...]
      if rest.hasPrefix("**"), let end = rest.dropFirst(2).firstRange(of: "**"),
        end.lowerBound > rest.index(rest.startIndex, offsetBy: 2)
      {
        html += "<b>\(inline(String(rest.dropFirst(2)[..<end.lowerBound])))</b>"
        rest = rest[end.upperBound...]
      } else if let (text, after) = enclosed(rest, by: "`") {
        html += "<code>\(text.xmlEscaped)</code>"
        rest = after
      } else if let (text, after) = enclosed(rest, by: "*"), !rest.hasPrefix("**") {
        html += "<i>\(inline(text))</i>"
        rest = after
      } else if let link = link(rest) {
        html += "<a href=\"\(link.address.xmlEscaped)\" \(foreign)>\(link.label.xmlEscaped)</a>"
        rest = link.rest
      } else {
        html += String(rest.prefix(1)).xmlEscaped
        rest = rest.dropFirst()
      }
    }
    return html + plain(rest)
  }

  /// Returns the text between a mark at the beginning and the next one, and the rest; `nil` if that
  /// text begins or ends with white space.
  private static func enclosed(
    _ text: Substring, by mark: Character
  ) -> (text: String, rest: Substring)? {
    guard text.first == mark, let end = text.dropFirst().firstIndex(of: mark) else { return nil }
    let inner = text.dropFirst()[..<end]
    guard let first = inner.first, let last = inner.last, !first.isWhitespace, !last.isWhitespace
    else { return nil }
    return (String(inner), text[text.index(after: end)...])
  }

  private static let foreign = "rel=\"noopener noreferrer nofollow\" target=\"_blank\""

  private static func link(
    _ text: Substring
  ) -> (label: String, address: String, rest: Substring)? {
    guard text.first == "[", let middle = text.firstRange(of: "]("),
      let close = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let address = String(text[middle.upperBound..<close])
    guard isAllowed(address) else { return nil }
    return (
      String(text.dropFirst()[..<middle.lowerBound]), address, text[text.index(after: close)...]
    )
  }

  /// A text in which bare URLs become links.
  private static func plain(_ text: Substring) -> String {
    guard let start = text.firstRange(of: "https://") else { return String(text).xmlEscaped }
    var address = text[start.lowerBound...].prefix { !$0.isWhitespace && !"()<>\"".contains($0) }
    while let last = address.last, ".,;:!?".contains(last) { address = address.dropLast() }
    let before = String(text[..<start.lowerBound]).xmlEscaped
    guard isAllowed(String(address)) else { return String(text).xmlEscaped }
    return before
      + "<a href=\"\(String(address).xmlEscaped)\" \(foreign)>\(String(address).xmlEscaped)</a>"
      + plain(text[address.endIndex...])
  }

  private static func isAllowed(_ address: String) -> Bool {
    address.hasPrefix("https://") && address.count > 8 && address.count <= 2000
      && address.unicodeScalars.allSatisfy { $0.value > 0x20 && $0 != "\\" && $0 != "\"" }
  }
}
