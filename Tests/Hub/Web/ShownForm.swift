import Foundation

/// A form on a page, filled and sent as a browser would.
struct ShownForm: Hashable {
  /// The path that the form is sent to.
  let action: String
  private let html: String

  /// Returns the POST forms of a page.
  static func all(in html: String) -> [ShownForm] {
    html.matches(of: #/(?s)<form\b([^>]*)>(.*?)</form>/#).compactMap { match in
      let attributes = String(match.1)
      guard attributes.contains("method=\"post\""), let action = attributes.attribute("action")
      else { return nil }
      return ShownForm(action: action, html: String(match.2))
    }
  }

  /// Returns the form's body with `text` in every free-text field, as far as its length allows;
  /// `nil` if there is no such field.
  func body(writing text: String) -> String? {
    var isWritten = false
    var pairs: [(String, String)] = []
    for match in html.matches(of: #/(?s)<(input|textarea|select|button)\b([^>]*)>(.*?)(?=<)/#) {
      let attributes = String(match.2)
      guard let name = attributes.attribute("name") else { continue }
      let value = attributes.attribute("value") ?? ""
      let type = attributes.attribute("type") ?? "text"
      switch (match.1, type) {
      case ("select", _):
        guard let option = selected(from: match.range.lowerBound) else { continue }
        pairs.append((name, option))
      case ("textarea", _), ("input", "text"), ("input", "search"):
        isWritten = true
        let length = attributes.attribute("maxlength").flatMap { Int($0) } ?? text.count
        pairs.append((name, String(text.prefix(length))))
      case ("input", "checkbox"), ("input", "radio"):
        if attributes.contains("checked") { pairs.append((name, value)) }
      case ("input", "date"): pairs.append((name, value.isEmpty ? "2026-12-24" : value))
      case ("input", "time"): pairs.append((name, value.isEmpty ? "10:00" : value))
      case ("input", "number"): pairs.append((name, value.isEmpty ? "1" : value))
      case ("input", "hidden"): pairs.append((name, value))
      default: continue
      }
    }
    guard isWritten else { return nil }
    return pairs.map { "\($0.0.inQuery)=\($0.1.inQuery)" }.joined(separator: "&")
  }

  /// Returns the value of the selected option in a list.
  private func selected(from start: String.Index) -> String? {
    let list = String(html[start...])
    let options = list.prefix(upTo: list.range(of: "</select>")?.lowerBound ?? list.endIndex)
      .matches(of: #/<option\b([^>]*)>/#).map { String($0.1) }
    let chosen = options.first { $0.contains("selected") } ?? options.first
    return chosen.map { $0.attribute("value") ?? "" }
  }
}

extension String {
  /// Returns an attribute's value from the inside of a tag.
  fileprivate func attribute(_ name: String) -> String? {
    guard let start = range(of: " \(name)=\"") else { return nil }
    return String(self[start.upperBound...].prefix { $0 != "\"" }).replacing("&quot;", with: "\"")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&#39;", with: "'")
      .replacing("&amp;", with: "&")
  }

  /// The text percent-encoded for a form's body.
  fileprivate var inQuery: String {
    utf8.map { byte in
      let isPlain = (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      let isSmall = (0x61...0x7A).contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain || isSmall ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + digits
    }.joined()
  }
}
