import CoreModels

/// Prepares the HTML of a page's main part for the frame.
///
/// Templates escape user input, so all tags are the page's own.
struct PageMarkup {
  private(set) var html: String

  /// Adds a target for the skip link, and the form token to every form that makes a change.
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

  /// The tag up to its `>`, ignoring quoted values.
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

  /// `true` for the tag of a form that makes a change on this services.
  fileprivate var isPost: Bool {
    let tag = lowercased()
    return tag.contains("method=\"post\"")
      && !tag.contains("action=\"http") && !tag.contains("action=\"//")
  }
}
