/// A language for those who work on texts: `--lang qps` shows each text of a catalog accented, longer
/// by a third and in brackets, so that what is in no catalog and what is cut off can be seen.
///
/// It is made of the English when a text is shown, whatever the language, and nobody can choose it
/// in the settings.
public enum PseudoLanguage {
  /// What `--lang` calls it.
  public static let code = "qps"

  /// Whether texts come out in it.
  @TaskLocal public static var isOn = false

  /// A letter with an accent, in UTF-8; other bytes are as they were.
  static func accented(_ byte: UInt8) -> [UInt8] { accents[byte] ?? [byte] }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "AaCcDdEeGgIiLlNnOoRrSsTtUuYyZz".utf8,
      "ÁáÇçĎďÉéĞğÎîĹĺÑñÖöŔŕŠšŤťÛûÝýŽž".map { Array(String($0).utf8) }))
}
