/// A pseudo-language for translators: `--lang qps` shows each catalog text with accents, a third
/// longer and in brackets, which reveals texts outside of catalogs and truncated ones.
///
/// It is generated from the English text on display, and cannot be chosen in the settings.
public enum PseudoLanguage {
  /// Its code for `--lang`.
  public static let code = "qps"

  /// `true` while texts are shown in the pseudo-language.
  @TaskLocal public static var isOn = false

  /// An accented letter in UTF-8; other bytes are unchanged.
  static func accented(_ byte: UInt8) -> [UInt8] { accents[byte] ?? [byte] }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "AaCcDdEeGgIiLlNnOoRrSsTtUuYyZz".utf8,
      "ÁáÇçĎďÉéĞğÎîĹĺÑñÖöŔŕŠšŤťÛûÝýŽž".map { Array(String($0).utf8) }))
}
