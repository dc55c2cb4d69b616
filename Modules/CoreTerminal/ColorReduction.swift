import CoreModels

extension Color {
  /// The parameters of an SGR sequence that select this colour, or the nearest that is shown.
  func parameters(at depth: ColorDepth, isBackground: Bool) -> String? {
    let extended = isBackground ? 48 : 38
    switch depth {
    case .none: return nil
    case .trueColor: return "\(extended);2;\(red);\(green);\(blue)"
    case .ansi256: return "\(extended);5;\(nearestOf256)"
    case .ansi16:
      let index = nearestOf16
      return "\((index < 8 ? 30 + index : 82 + index) + (isBackground ? 10 : 0))"
    }
  }

  /// 16 … 231 in the colour cube, 232 … 255 in the grey ramp; the first 16 belong to the person's
  /// theme and can be anything.
  var nearestOf256: Int {
    let steps = [red, green, blue].map(Self.nearestStep)
    let cube = Self.cubeColor(red: steps[0], green: steps[1], blue: steps[2])
    let ramp = (0..<24).min { grayDistance($0) < grayDistance($1) } ?? 0
    return grayDistance(ramp) < distance(cube)
      ? 232 + ramp : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  /// 0 … 15 in xterm's default colours.
  var nearestOf16: Int {
    Self.ansi16.indices.min { distance(Self.ansi16[$0]) < distance(Self.ansi16[$1]) } ?? 7
  }

  /// The levels of one channel in the cube (xterm's 256colres).
  private static let cubeLevels = [0, 95, 135, 175, 215, 255]
  /// xterm's default for each of the 16 (charproc.c, XTerm-col).
  private static let ansi16: [Color] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map(Color.init)

  private static func nearestStep(_ channel: UInt8) -> Int {
    let level = Int(channel)
    return cubeLevels.indices.min {
      abs(cubeLevels[$0] - level) < abs(cubeLevels[$1] - level)
    } ?? 0
  }

  private static func cubeColor(red: Int, green: Int, blue: Int) -> Color {
    let levels = [red, green, blue].map { UInt32(cubeLevels[$0]) }
    return Color(levels[0] << 16 | levels[1] << 8 | levels[2])
  }

  private func grayDistance(_ ramp: Int) -> Int {
    let level = 8 + 10 * ramp
    return distance(red: level, green: level, blue: level)
  }

  private func distance(_ other: Color) -> Int {
    distance(red: Int(other.red), green: Int(other.green), blue: Int(other.blue))
  }

  /// Weighted by the mean red ("redmean"): closer to what is seen than plain distance, and cheap.
  private func distance(red otherRed: Int, green otherGreen: Int, blue otherBlue: Int) -> Int {
    let mean = (Int(red) + otherRed) / 2
    let (r, g, b) = (Int(red) - otherRed, Int(green) - otherGreen, Int(blue) - otherBlue)
    return (512 + mean) * r * r + 1024 * g * g + (767 - mean) * b * b
  }
}
