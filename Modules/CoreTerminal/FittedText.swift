/// A text for an image, in the largest font size that fits.
public struct FittedText: Hashable, Sendable {
  /// The font size, in pixels.
  public let size: Int
  /// The line height, in pixels.
  public let lineHeight: Int
  /// The lines; the last is an ellipsis if even the smallest size was too large.
  public let lines: [String]

  /// Fits a text in Georgia into a width and height in pixels. The sizes are descending; the line
  /// height is `leading` percent of the size.
  public init(_ text: String, width: Int, height: Int, sizes: [Int], leading: Int) {
    let text = text.terminalSafe
    var size = 1
    var lines: [String] = []
    for smaller in sizes {
      size = smaller
      // A column of Georgia averages about 0.55 of its size, including capitals and wide letters.
      lines = text.wrapped(to: width * 100 / (size * 55))
      if lines.count * size * leading / 100 <= height { break }
    }
    self.size = size
    lineHeight = size * leading / 100
    let most = height / lineHeight
    self.lines = lines.count > most ? lines.prefix(most - 1) + ["…"] : lines
  }
}
