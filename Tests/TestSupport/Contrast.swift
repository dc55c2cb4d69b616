public import CoreModels
import Foundation

// Contrast as WCAG 2.2 counts it; AA requires 4.5 for text.

extension Color {
  /// The relative luminance, 0 … 1.
  private var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio, 1 … 21.
  public func contrast(with other: Color) -> Double {
    let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }
}

extension Palette {
  /// The lowest contrast of any text colour on either background.
  public var lowestContrast: Double {
    [background, surface].flatMap { ground in
      [text, secondaryText, accent].map { ground.contrast(with: $0) }
    }.min() ?? 1
  }
}
