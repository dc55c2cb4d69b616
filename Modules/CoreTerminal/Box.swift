/// Lines in a frame. Longer lines are truncated, so wrap text to ``innerColumns(of:)``.
public struct Box: Sendable {
  /// The title in the top border; empty for none.
  public var title: String
  /// The content; may contain colour codes.
  public var lines: [String]
  /// `true` to fill the given columns, `false` to fit the content.
  public var isFilling: Bool

  /// Creates a box of laid-out lines.
  public init(title: String = "", lines: [String], isFilling: Bool = true) {
    self.title = title
    self.lines = lines
    self.isFilling = isFilling
  }

  /// The columns for content in a box that is `columns` wide, at least 1.
  public static func innerColumns(of columns: Int) -> Int { max(columns - 4, 1) }

  /// The box as lines of equal width: at most `columns`, but at least 5. Without its frame, the title
  /// stands above the content.
  public func lines(
    columns: Int, isUnicode: Bool = true, border: Style = .plain, colors: ColorDepth = .none,
    isFramed: Bool = true
  ) -> [String] {
    let frame = isUnicode ? Frame.rounded : Frame.ascii
    // A newline within a line would break the frame.
    let content = lines.flatMap { $0.split(omittingEmptySubsequences: false) { $0.isNewline } }
      .map { String($0).expandingTabs() }
    guard isFramed else {
      let heading = title.isEmpty ? [] : [border(title.onOneLine, colors)]
      return (heading + content).map { $0.truncated(to: columns, ellipsis: frame.ellipsis) }
    }
    let inner = innerColumns(content: content, in: Self.innerColumns(of: columns))
    let paint = { border($0, colors) }
    let side = paint(frame.vertical)
    let middle = content.map { line in
      let fitted = line.truncated(to: inner, ellipsis: frame.ellipsis).padded(to: inner)
      return side + " " + fitted + " " + side
    }
    let bottom = frame.bottomLeft + frame.rule(inner + 2) + frame.bottomRight
    return [top(frame, inner: inner, paint: paint)] + middle + [paint(bottom)]
  }

  private func innerColumns(content: [String], in available: Int) -> Int {
    if isFilling { return available }
    let titled = title.isEmpty ? 1 : title.visibleWidth + 2
    return min(available, content.reduce(titled) { max($0, $1.visibleWidth) })
  }

  private func top(_ frame: Frame, inner: Int, paint: (String) -> String) -> String {
    let shown = title.onOneLine.truncated(to: inner - 2, ellipsis: frame.ellipsis)
    guard shown.visibleWidth > 0 else {
      return paint(frame.topLeft + frame.rule(inner + 2) + frame.topRight)
    }
    let rest = frame.rule(inner - 1 - shown.visibleWidth)
    return paint(frame.topLeft + frame.rule(1)) + " " + shown + " " + paint(rest + frame.topRight)
  }
}

private struct Frame: Sendable {
  let topLeft: String, topRight: String, bottomLeft: String, bottomRight: String
  let horizontal: String, vertical: String, ellipsis: String

  static let rounded = Frame(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
    horizontal: "─", vertical: "│", ellipsis: "…")
  static let ascii = Frame(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    horizontal: "-", vertical: "|", ellipsis: "...")

  func rule(_ columns: Int) -> String { String(repeating: horizontal, count: max(columns, 0)) }
}
