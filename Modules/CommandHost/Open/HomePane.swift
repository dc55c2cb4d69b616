/// The output of a command beside Today.
struct HomePane: Hashable, Sendable {
  /// Lines that open something.
  struct Link: Hashable, Sendable {
    /// The lines' places in the pane.
    let lines: Range<Int>
    /// The words of the command that shows it.
    let words: [String]
  }

  var words: [String] = []
  var lines: [String] = []
  /// The first line shown.
  var top = 0
  /// The entries that can be opened, from top to bottom.
  var links: [Link] = []
  /// The number of lines drawn: of many matches a few, and more once they are walked to, so that no
  /// key writes much.
  var shown = Int.max
  static let shownAtOnce = 12
  private var chosen = 0

  init(words: [String] = [], lines: [String] = [], top: Int = 0, links: [Link] = []) {
    (self.words, self.lines, self.top, self.links) = (words, lines, top, links)
  }

  /// The words that stand for the keys, which no command shows.
  static let help = ["?"]

  /// The link that Enter opens.
  var chosenLink: Link? { links.indices.contains(chosen) ? links[chosen] : nil }

  /// Scrolls by some lines in a pane of so many rows, or chooses a link so many after the chosen one
  /// and keeps it in sight.
  mutating func move(by step: Int, height: Int) {
    chosen = max(min(chosen + step, links.count - 1), 0)
    guard let place = chosenLink?.lines else {
      top = max(min(top + step, lines.count - height), 0)
      return
    }
    if place.upperBound > shown { shown = place.upperBound + Self.shownAtOnce }
    // The heading above the first link is shown with it.
    top = chosen == 0 ? 0 : min(max(top, place.upperBound - height), place.lowerBound)
  }
}
