import CoreModels

/// Texts about tea, packed as the build does.
struct TeaText: CatalogText {
  let message: Message

  static func cups(_ count: Int) -> Self { Self(message: Message(0, [count])) }
  static func pours(_ name: String, tea: TeaText) -> Self {
    Self(message: Message(1, [name, tea]))
  }
  static func served(_ cups: Int, guests: Int) -> Self {
    Self(message: Message(2, [cups, guests]))
  }

  static let table = TextTable(
    offsets: """
      0000000L0013001[00260035003Y003o004;004J004Z004g0055005G005S\
      006J007W007^007e007l0083008:
      """,
    names: "",
    text: """
      \u{3}0\u{4}o\u{2}0 cup\u{4}x\u{2}0 cups\u{4}zno tea\u{5}\
      \u{3}0\u{4}f\u{2}0 šálky\u{4}o\u{2}0 šálka\u{4}x\u{2}0 šálok\u{5}\
      \u{3}0\u{4}f\u{2}0 šálky\u{4}o\u{2}0 šálek\u{4}x\u{2}0 šálků\u{5}\
      \u{3}0\u{4}o\u{2}0 csésze\u{4}x\u{2}0 csésze\u{5}\
      \u{3}0\u{4}f\u{2}0 filiżanki\u{4}m\u{2}0 filiżanek\
      \u{4}o\u{2}0 filiżanka\u{4}x\u{2}0 filiżanki\u{5}\
      \u{3}0\u{4}oeine Tasse\u{4}x\u{2}0 Tassen\u{4}zkein Tee\u{5}\
      \u{3}0\u{4}o\u{2}0 taza\u{4}x\u{2}0 tazas\u{5}\
      \u{1}0 pours \u{1}1.\
      \u{1}0 nalieva: \u{1}1.\
      \u{1}0 nalévá: \u{1}1.\
      \u{1}0 tölt: \u{1}1.\
      \u{1}0 nalewa: \u{1}1.\
      Es gibt \u{1}1 von \u{1}0.\
      \u{1}0 sirve \u{1}1.\
      \u{3}0\u{4}o\u{2}0 cup\u{4}x\u{2}0 cups\u{5} for \u{3}1\
      \u{4}o\u{2}1 guest\u{4}x\u{2}1 guests\u{5}, 100%\
      \u{3}1\u{4}f\u{2}1 hostia\u{4}o\u{2}1 hosť\u{4}x\u{2}1 hostí\u{5} a \u{3}0\
      \u{4}f\u{2}0 šálky\u{4}o\u{2}0 šálka\u{4}x\u{2}0 šálok\u{5}\
      \u{2}0 / \u{2}1\
      \u{2}0 / \u{2}1\
      \u{2}0 / \u{2}1\
      \u{2}0 / \u{2}1\
      \u{2}0 / \u{2}1
      """)
}
