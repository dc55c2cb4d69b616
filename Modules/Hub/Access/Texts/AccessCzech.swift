extension AccessText {
  var czech: String {
    switch self {
    case .shownOnce: "Uložte si ho, znovu se nezobrazí."
    case .revoked(let name): "„\(name)“ už neplatí."
    case .rotated:
      "Tokeny se podepisují novým klíčem. Dřívější platí do konce své platnosti."
    case .noTokens: "Zatím žádné tokeny."
    case .noKeys: "Zatím žádné klíče."
    case .until(let end): "do \(end)"
    case .forGood: "platnost bez omezení"
    case .forEverybody: "jedná za všechny"
    case .error(let error): Self.czech(error)
    case .advice(let error): Self.czechAdvice(error)
    }
  }

  private static func czech(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "Je třeba se přihlásit."
    case .malformedToken:
      "Přihlášení nemá tvar Bearer a token."
    case .expiredToken:
      "Platnost přihlášení skončila."
    case .invalidToken:
      "Token neplatí."
    case .invalidKey:
      "Klíč API chybí nebo není známý."
    case .notAllowed:
      "K tomu nemáte přístup."
    case .beyondScope:
      "Tento token to nesmí."
    case .foreignHost:
      "Tento server má jiné jméno."
    case .foreignOrigin:
      "Požadavek přišel z jiné stránky."
    case .linkUsed:
      "Tento odkaz už byl použit."
    case .tooMany:
      "Příliš mnoho pokusů."
    case .busy:
      "Právě se přihlašuje příliš mnoho lidí."
    case .tokenExists(let name):
      "Token „\(name)“ už existuje."
    case .noToken(let name):
      "Token „\(name)“ neexistuje."
    case .keyExists(let name):
      "Klíč „\(name)“ už existuje."
    case .noKey(let name):
      "Klíč „\(name)“ neexistuje."
    case .badScope(let scope, _):
      "„\(scope)“ není rozsah."
    case .badName:
      "Název má 1 až 100 znaků."
    case .badDays:
      "Token platí 1 až 36\u{A0}500 dní."
    }
  }

  private static func czechAdvice(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "Přihlaste se nebo otevřete odkaz, který daybook serve vypsal při spuštění."
    case .malformedToken:
      "Pošlete Authorization: Bearer TOKEN."
    case .expiredToken:
      "Přihlaste se znovu."
    case .invalidToken:
      "Přihlaste se znovu nebo si vytvořte nový token."
    case .invalidKey:
      "Pošlete klíč jako X-API-Key; správce ho vytvoří příkazem daybook key add."
    case .notAllowed:
      "Přihlaste se účtem, kterému to patří."
    case .beyondScope:
      "Vytvořte token s širším rozsahem."
    case .foreignHost:
      "Použijte adresu, kterou vypsal daybook serve."
    case .foreignOrigin:
      "Otevřete stránku tohoto serveru a zkuste to tam."
    case .linkUsed:
      "Nový dostanete po dalším spuštění daybook serve."
    case .tooMany(let seconds):
      "Zkuste to znovu za \(AccessText.minutes(seconds)) min."
    case .busy:
      "Zkuste to za chvíli."
    case .tokenExists:
      "Zvolte jiný název nebo původní nejdřív zneplatněte."
    case .noToken:
      "Seznam vypíše daybook token list."
    case .keyExists:
      "Zvolte jiný název nebo původní nejdřív zneplatněte."
    case .noKey:
      "Seznam vypíše daybook key list."
    case .badScope(_, let known):
      "Rozsahy jsou \(known.joined(separator: ", "))."
    case .badName:
      "Dejte mu kratší."
    case .badDays:
      "Bez --days platí natrvalo."
    }
  }
}
