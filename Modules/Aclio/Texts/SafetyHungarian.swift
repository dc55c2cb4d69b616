extension SafetyText {
  var hungarian: String {
    switch self {
    case .refused(.selfHarm):
      "Ehhez nem készül terv, és nem kell egyedül maradnod vele. Kérlek, beszélj most valakivel."
    case .refused(.underEating):
      """
      Ilyen kevés étel árt a testnek, ezért nem készül hozzá terv. Orvos vagy dietetikus segít \
      megtalálni a megfelelő mennyiséget.
      """
    case .refused: "Ez ártana valakinek, ezért nem készül hozzá terv."
    case .help(.selfHarm):
      """
      Európában hívd a 112-t, az USA-ban a 988-at. Az országodban elérhető segítség: \
      findahelpline.com.
      """
    case .help(.underEating):
      """
      Beszélj orvossal vagy dietetikussal. Ha nehéz enned, a findahelpline.com megmondja, ki segít; \
      vészhelyzetben hívd a 112-t.
      """
    case .help:
      """
      Ha valaki veszélyben van, hívd a 112-t vagy a helyi segélyhívót. Aki meghallgat: \
      findahelpline.com.
      """
    case .recovery:
      "Jó, hogy dolgozol rajta. Ha nehéz: Európában 112, az USA-ban 988, vagy findahelpline.com."
    case .despair:
      """
      Sajnálom, hogy most ilyen nehéz. Fontos vagy, és nem kell egyedül maradnod vele. Kérlek, \
      beszélj még ma valakivel, akiben megbízol, vagy olyanokkal, akik bármikor meghallgatnak.
      """
    case .badName: "A névben csak betű, szóköz, kötőjel és aposztróf lehet."
    case .badAge: "Az életkor egész szám 13 és 120 között, vagy üres."
    }
  }
}
