import AclioModeration

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
    case .refused(.medicine):
      """
      Gyógyszert itt nem hagyunk abba, nem cserélünk és nem számolunk: ami az egyiknek segít, a \
      másiknak árthat. Az orvosod vagy a gyógyszerészed ismeri a tieidet, és tudni szeretné, hogy \
      vagy tőlük.
      """
    case .refused(.lowWeight):
      """
      Ehhez a magassághoz ez túl kevés az egészséges élethez, ezért erre itt nincs terv. Orvos \
      segít megtalálni azt a testsúlyt, amelyik jó neked.
      """
    case .refused(.growing):
      """
      A még növekvő testnek elég étel kell, ezért fogyókúrára itt nincs terv. Orvossal, szülővel \
      vagy az iskolai védőnővel megbeszélheted.
      """
    case .refused: "Ez ártana valakinek, ezért nem készül hozzá terv."
    case .help(.selfHarm):
      """
      Európában hívd a 112-t, az USA-ban a 988-at. Az országodban elérhető segítség: \
      findahelpline.com. \
      Magyarországon ingyen, bármikor meghallgat a Lelki Elsősegély: 116-123.
      """
    case .help(.underEating), .help(.lowWeight), .help(.growing):
      """
      Beszélj orvossal vagy dietetikussal. Ha nehéz enned, a findahelpline.com megmondja, ki segít; \
      vészhelyzetben hívd a 112-t.
      """
    case .help(.medicine):
      """
      Mielőtt bármin változtatsz, hívd fel az orvosodat vagy egy gyógyszerészt. Ha nagyon rosszul \
      vagy, vagy túl sokat vettél be, hívd a 112-t.
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
    case .doctorFirst:
      "Előbb kérdezd meg az orvosodat"
    case .whyDoctor:
      """
      Mondd el a célodat, a gyógyszereidet és a betegségeidet. Kérdezd meg, mi való neked, mit \
      hagyj ki, és mikor hagyd abba.
      """
    case .pain:
      """
      A fájdalom azt jelzi, hogy állj meg: ma hagyd ki a lépést, és kíméld a fájó részt. Ha erős, \
      ha dagad, vagy három napnál tovább tart, mutasd meg orvosnak, mielőtt folytatod.
      """
    case .drinking:
      """
      Ennyi alkohol nagyon árt a testnek, és hirtelen abbahagyni veszélyes lehet. Kérlek, előbb \
      beszélj orvossal; ő segít biztonságosan leszokni. A lépés megvár.
      """
    case .badName: "A névben csak betű, szóköz, kötőjel és aposztróf lehet."
    case .badAge: "Az életkor egész szám 13 és 120 között, vagy üres."
    }
  }
}
