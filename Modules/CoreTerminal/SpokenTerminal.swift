extension Terminal {
  /// The terminal for a screen reader: it omits frames, bars and squares, separates columns by commas,
  /// and shows no spinner.
  public var spoken: Terminal {
    Terminal(
      write: { [write] in write($0.spoken) }, writeError: { [writeError] in writeError($0.spoken) },
      isInteractive: isInteractive, isErrorInteractive: false, size: size, colors: .none,
      isUnicode: isUnicode, framesBoxes: framesBoxes, isInputInteractive: isInputInteractive,
      readLine: readLine, readSecret: readSecret, listen: listen, takeScreen: takeScreen,
      takeInterrupt: takeInterrupt)
  }
}

extension String {
  /// The text without drawing characters; omits lines of nothing else.
  fileprivate var spoken: String {
    split(separator: "\n", omittingEmptySubsequences: false).compactMap(spokenLine)
      .joined(separator: "\n")
  }
}

private func spokenLine(_ line: Substring) -> String? {
  let scalars: [Unicode.Scalar] = line.unicodeScalars.map { $0.isDrawing ? " " : $0 }
  guard line.isEmpty || scalars.contains(where: { $0 != " " }) else { return nil }
  var (said, spaces, isPause) = (String.UnicodeScalarView(), 0, false)
  for scalar in scalars {
    if scalar == " " {
      spaces += 1
    } else if scalar == "·", spaces > 0 {
      isPause = true
    } else {
      if spaces > 1 || isPause {
        if !said.isEmpty { said.append(contentsOf: ", ".unicodeScalars) }
      } else if spaces == 1 {
        said.append(" ")
      }
      (spaces, isPause) = (0, false)
      said.append(scalar)
    }
  }
  // An answer to a prompt is typed after the space.
  if spaces == 1 { said.append(" ") }
  return String(said)
}

extension Unicode.Scalar {
  /// `true` for box drawing, block elements, geometric shapes and braille.
  fileprivate var isDrawing: Bool {
    (0x2500...0x25FF).contains(value) || (0x2800...0x28FF).contains(value)
  }
}
