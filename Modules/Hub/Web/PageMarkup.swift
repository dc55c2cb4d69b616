import CoreModels

/// The HTML of a page's main part, made ready for its frame.
///
/// What people wrote is escaped by the templates, so every tag in it is the page's own.
struct PageMarkup {
  /// The HTML.
  private(set) var html: String

  /// The main part with a place to jump to, and in every form that changes something the value that
  /// shows it to be ours.
  init(_ main: String, formToken: String?) {
    html = ""
    html.reserveCapacity(main.utf8.count + 512)
    var isMainMarked = false
    var rest = main[...]
    while let start = rest.firstIndex(of: "<") {
      html += rest[..<start]
      rest = rest[start...]
      guard rest.begins(tag: "main") || rest.begins(tag: "form") else {
        html += "<"
        rest = rest.dropFirst()
        continue
      }
      let tag = rest.openingTag
      rest = rest.dropFirst(tag.count)
      if tag.begins(tag: "main"), !isMainMarked {
        isMainMarked = true
        html += "<main id=\"main\" tabindex=\"-1\"" + tag.dropFirst("<main".count)
      } else {
        html += tag
      }
      if let formToken, tag.begins(tag: "form"), tag.isPost {
        html +=
          "<input type=\"hidden\" name=\"\(FormToken.field)\" value=\"\(formToken.xmlEscaped)\">"
      }
    }
    html += rest
  }
}

extension Substring {
  fileprivate func begins(tag: String) -> Bool {
    guard utf8.starts(with: "<\(tag)".utf8) else { return false }
    return dropFirst(tag.count + 1).first.map { $0 == ">" || $0.isWhitespace } ?? false
  }

  /// Up to the `>` that ends the tag, quoted values passed over.
  fileprivate var openingTag: Substring {
    var quote: Character?
    for index in indices {
      let character = self[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return self[...index]
      }
    }
    return self
  }

  /// Whether it is the tag of a form that changes something here.
  fileprivate var isPost: Bool {
    let tag = lowercased()
    return tag.contains("method=\"post\"")
      && !tag.contains("action=\"http") && !tag.contains("action=\"//")
  }
}
