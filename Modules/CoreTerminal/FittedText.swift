/// A text for a picture, in the largest type of several in which it fits.
public struct FittedText: Hashable, Sendable {
  /// The size of the type in pixels.
  public let size: Int
  /// From one line to the next, in pixels.
  public let lineHeight: Int
  /// The lines; the last one is an ellipsis where not even the smallest type was small enough.
  public let lines: [String]

  /// Fits a text set in Georgia into that many pixels. The sizes go from large to small; a line is
  /// `leading` hundredths of its size high.
  public init(_ text: String, width: Int, height: Int, sizes: [Int], leading: Int) {
    let text = text.terminalSafe
    var size = 1
    var lines: [String] = []
    for smaller in sizes {
      size = smaller
      // A column of Georgia is about 0.55 of its size, capitals and wide letters included.
      lines = text.wrapped(to: width * 100 / (size * 55))
      if lines.count * size * leading / 100 <= height { break }
    }
    self.size = size
    lineHeight = size * leading / 100
    let most = height / lineHeight
    self.lines = lines.count > most ? lines.prefix(most - 1) + ["…"] : lines
  }
}
