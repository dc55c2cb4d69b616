extension AccessText {
  var slovak: String {
    switch self {
    case .shownOnce: "Bezpečne si ho uložte, znova sa nezobrazí."
    case .revoked(let name): "„\(name)“ už neplatí."
    case .rotated:
      "Tokeny sa podpisujú novým kľúčom. Skoršie platia do konca svojej platnosti."
    case .noTokens: "Zatiaľ žiadne tokeny."
    case .noKeys: "Zatiaľ žiadne kľúče."
    case .until(let end): "do \(end)"
    case .forGood: "platnosť bez obmedzenia"
    case .forEverybody: "koná za všetkých"
    case .error(let error): Self.slovak(error)
    case .advice(let error): Self.slovakAdvice(error)
    }
  }

  private static func slovak(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "Treba sa prihlásiť."
    case .malformedToken:
      "Prihlásenie nemá tvar Bearer a token."
    case .expiredToken:
      "Platnosť prihlásenia sa skončila."
    case .invalidToken:
      "Token neplatí."
    case .invalidKey:
      "Kľúč API chýba alebo nie je známy."
    case .notAllowed:
      "K tomuto nemáte prístup."
    case .beyondScope:
      "Tento token to nesmie."
    case .foreignHost:
      "Tento server má iné meno."
    case .foreignOrigin:
      "Požiadavka prišla z inej stránky."
    case .linkUsed:
      "Tento odkaz už bol použitý."
    case .tooMany:
      "Príliš veľa pokusov."
    case .busy:
      "Práve sa prihlasuje priveľa ľudí."
    case .tokenExists(let name):
      "Token „\(name)“ už existuje."
    case .noToken(let name):
      "Token „\(name)“ neexistuje."
    case .keyExists(let name):
      "Kľúč „\(name)“ už existuje."
    case .noKey(let name):
      "Kľúč „\(name)“ neexistuje."
    case .badScope(let scope, _):
      "„\(scope)“ nie je rozsah."
    case .badName:
      "Názov má 1 až 100 znakov."
    case .badDays:
      "Token platí 1 až 36\u{A0}500 dní."
    }
  }

  private static func slovakAdvice(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "Prihláste sa alebo otvorte odkaz, ktorý daybook serve vypísal pri spustení."
    case .malformedToken:
      "Pošlite Authorization: Bearer TOKEN."
    case .expiredToken:
      "Prihláste sa znova."
    case .invalidToken:
      "Prihláste sa znova alebo si vytvorte nový token."
    case .invalidKey:
      "Pošlite kľúč ako X-API-Key; správca ho vytvorí príkazom daybook key add."
    case .notAllowed:
      "Prihláste sa účtom, ktorému to patrí."
    case .beyondScope:
      "Vytvorte token so širším rozsahom."
    case .foreignHost:
      "Použite adresu, ktorú vypísal daybook serve."
    case .foreignOrigin:
      "Otvorte stránku tohto servera a skúste to tam."
    case .linkUsed:
      "Nový dostanete po ďalšom spustení daybook serve."
    case .tooMany(let seconds):
      "Skúste to znova o \(AccessText.minutes(seconds)) min."
    case .busy:
      "Skúste to o chvíľu."
    case .tokenExists:
      "Zvoľte iný názov alebo pôvodný najprv zneplatnite."
    case .noToken:
      "Zoznam vypíše daybook token list."
    case .keyExists:
      "Zvoľte iný názov alebo pôvodný najprv zneplatnite."
    case .noKey:
      "Zoznam vypíše daybook key list."
    case .badScope(_, let known):
      "Rozsahy sú \(known.joined(separator: ", "))."
    case .badName:
      "Dajte mu kratší."
    case .badDays:
      "Bez --days platí natrvalo."
    }
  }
}
