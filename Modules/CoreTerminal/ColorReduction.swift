import CoreModels

extension Color {
  /// The SGR parameters of this colour, or of the nearest supported one.
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

  /// The index in the 256-colour palette: 16 … 231 for the colour cube, 232 … 255 for greys; the
  /// first 16 depend on the person's theme. A chromatic colour keeps a hue even if a grey is
  /// nearer.
  var nearestOf256: Int {
    var steps = [red, green, blue].map(Self.nearestStep)
    if isColorful, Set(steps).count == 1 {
      let all = (0..<216).map { [$0 / 36, $0 / 6 % 6, $0 % 6] }.filter { Set($0).count > 1 }
      steps =
        all.min { one, other in
          distance(Self.cubeColor(one)) < distance(Self.cubeColor(other))
        } ?? steps
    }
    let cube = Self.cubeColor(steps)
    let ramp = (0..<24).min { grayDistance($0) < grayDistance($1) } ?? 0
    return !isColorful && grayDistance(ramp) < distance(cube)
      ? 232 + ramp : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  /// The index 0 … 15 in xterm's default colours; for a chromatic colour, the nearest one by hue.
  var nearestOf16: Int {
    if let own = Self.ansi16.firstIndex(of: self) { return own }
    let candidates = Self.ansi16.indices.filter { !isColorful || Self.ansi16[$0].isColorful }
    let turns = candidates.map { isColorful ? turn(to: Self.ansi16[$0]) : 0 }
    let least = turns.min() ?? 0
    return zip(candidates, turns).filter { $0.1 == least }.map(\.0)
      .min { distance(Self.ansi16[$0]) < distance(Self.ansi16[$1]) } ?? 7
  }

  /// The hue in degrees, 0 … 359, from red via green and blue.
  private var hue: Int {
    let (r, g, b) = (Int(red), Int(green), Int(blue))
    let (most, span) = (max(r, g, b), max(r, g, b) - min(r, g, b))
    guard span > 0 else { return 0 }
    let turn =
      most == r
      ? (g - b) * 60 / span : most == g ? 120 + (b - r) * 60 / span : 240 + (r - g) * 60 / span
    return (turn + 360) % 360
  }

  /// The angle between two hues, 0 … 180 degrees.
  private func turn(to other: Color) -> Int {
    let turn = abs(hue - other.hue)
    return min(turn, 360 - turn)
  }

  /// `true` if the hue is visible: the channels differ, and the colour is neither almost black nor
  /// almost white.
  private var isColorful: Bool {
    let channels = [red, green, blue].map(Int.init)
    let (least, most) = (channels.min() ?? 0, channels.max() ?? 0)
    return most - least >= 40 && most >= 64 && least < 224
  }

  /// The levels of a channel in the colour cube (xterm's 256colres).
  private static let cubeLevels = [0, 95, 135, 175, 215, 255]
  /// xterm's default colours (charproc.c, XTerm-col).
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

  private static func cubeColor(_ steps: [Int]) -> Color {
    let levels = steps.map { UInt32(cubeLevels[$0]) }
    return Color(levels[0] << 16 | levels[1] << 8 | levels[2])
  }

  private func grayDistance(_ ramp: Int) -> Int {
    let level = 8 + 10 * ramp
    return distance(red: level, green: level, blue: level)
  }

  private func distance(_ other: Color) -> Int {
    distance(red: Int(other.red), green: Int(other.green), blue: Int(other.blue))
  }

  /// The "redmean" distance: closer to perception than a plain distance, and cheap.
  private func distance(red otherRed: Int, green otherGreen: Int, blue otherBlue: Int) -> Int {
    let mean = (Int(red) + otherRed) / 2
    let (r, g, b) = (Int(red) - otherRed, Int(green) - otherGreen, Int(blue) - otherBlue)
    return (512 + mean) * r * r + 1024 * g * g + (767 - mean) * b * b
  }
}
