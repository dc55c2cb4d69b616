import CoreModels

/// Texts about failed requests and their remedies.
extension NetErrorText {
  /// The advice to wait, for a number of seconds if the server named it.
  static func wait(_ seconds: Int?, or usual: Self = .hintWaitMinutes) -> Self {
    seconds.map { .hintWaitSeconds($0) } ?? usual
  }

  /// Formats a number of bytes in whole binary units.
  static func size(_ bytes: Int) -> String {
    if bytes >= 1 << 20 { return "\(bytes >> 20) MiB" }
    return bytes >= 1 << 10 ? "\(bytes >> 10) KiB" : "\(bytes) B"
  }
}
