import Mustache
import Synchronization

/// A Mustache template, which escapes every value. Parsed when first rendered.
public final class PageTemplate: Sendable {
  /// Finds a content file by its path.
  public typealias Files = @Sendable (_ path: String) -> StaticString?

  private let text: String
  private let files: Files
  private let library = Mutex<MustacheLibrary?>(nil)

  /// Creates a template. Its partials `{{> name}}` and its layout `{{< name}}` are files of
  /// `Content/Pages` among `parts`, or the partials that all products share.
  public init(_ text: String, parts: @escaping Files = { _ in nil }) {
    self.text = text
    files = parts
  }

  /// Creates a template from a content file.
  public convenience init(_ text: StaticString, parts: @escaping Files = { _ in nil }) {
    self.init(text.description, parts: parts)
  }

  /// Renders the template as HTML; throws if it is not valid Mustache or lacks a partial.
  public func html(showing values: any Sendable) throws -> String {
    let library = try library.withLock { library in
      if let library { return library }
      let read = MustacheLibrary(
        templates: try texts().mapValues { try MustacheTemplate(string: $0) })
      library = read
      return read
    }
    return library.render(values, withTemplate: "") ?? ""
  }

  /// The template, whose name is empty, and all partials that it needs.
  private func texts() throws -> [String: String] {
    var (texts, unread) = (["": text], [text])
    while let next = unread.popLast() {
      for name in Self.partials(in: next) where texts[name] == nil {
        let path = "Pages/\(name).mustache"
        guard let part = (files(path) ?? Content.file(at: path))?.description else {
          throw MissingPartial(path: path)
        }
        texts[name] = part
        unread.append(part)
      }
    }
    return texts
  }

  private static func partials(in text: String) -> [String] {
    text.split(separator: "{{", omittingEmptySubsequences: false).dropFirst()
      .filter { $0.hasPrefix(">") || $0.hasPrefix("<") }
      .map { tag in String(tag.dropFirst().prefix { $0 != "}" }.drop { $0 == " " }) }
  }

  private struct MissingPartial: Error { let path: String }
}
