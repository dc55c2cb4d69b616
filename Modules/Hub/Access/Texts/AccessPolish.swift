extension AccessText {
  var polish: String {
    switch self {
    case .shownOnce: "Zachowaj go, nie pojawi się ponownie."
    case .revoked(let name): "„\(name)” już niczego nie otwiera."
    case .rotated:
      "Tokeny są podpisywane nowym kluczem. Wcześniejsze zachowują ważność do jej końca."
    case .noTokens: "Nie ma jeszcze tokenów."
    case .noKeys: "Nie ma jeszcze kluczy."
    case .until(let end): "do \(end)"
    case .forGood: "bezterminowo"
    case .forEverybody: "działa za wszystkich"
    case .error(let error): Self.polish(error)
    case .advice(let error): Self.polishAdvice(error)
    }
  }

  private static func polish(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "Trzeba się zalogować."
    case .malformedToken:
      "Autoryzacja nie ma postaci Bearer i token."
    case .expiredToken:
      "Sesja wygasła."
    case .invalidToken:
      "Token jest nieważny."
    case .invalidKey:
      "Brak klucza API lub jest nieznany."
    case .notAllowed:
      "Nie masz do tego dostępu."
    case .beyondScope:
      "Ten token nie może tego zrobić."
    case .foreignHost:
      "Ten serwer ma inną nazwę."
    case .foreignOrigin:
      "Żądanie przyszło z innej strony."
    case .linkUsed:
      "Ten link został już użyty."
    case .tooMany:
      "Zbyt wiele prób."
    case .busy:
      "Zbyt wiele osób loguje się w tej chwili."
    case .tokenExists(let name):
      "Token „\(name)” już istnieje."
    case .noToken(let name):
      "Nie ma tokenu „\(name)”."
    case .keyExists(let name):
      "Klucz „\(name)” już istnieje."
    case .noKey(let name):
      "Nie ma klucza „\(name)”."
    case .badScope(let scope, _):
      "„\(scope)” nie jest zakresem."
    case .badName:
      "Nazwa ma od 1 do 100 znaków."
    case .badDays:
      "Token jest ważny od 1 do 36\u{A0}500 dni."
    }
  }

  private static func polishAdvice(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "Zaloguj się albo otwórz link, który daybook serve wypisał przy starcie."
    case .malformedToken:
      "Wyślij Authorization: Bearer TOKEN."
    case .expiredToken:
      "Zaloguj się ponownie."
    case .invalidToken:
      "Zaloguj się ponownie albo utwórz nowy token."
    case .invalidKey:
      "Wyślij klucz jako X-API-Key; operator tworzy go poleceniem daybook key add."
    case .notAllowed:
      "Zaloguj się jako osoba, do której to należy."
    case .beyondScope:
      "Utwórz token o szerszym zakresie."
    case .foreignHost:
      "Użyj adresu, który wypisał daybook serve."
    case .foreignOrigin:
      "Otwórz stronę tego serwera i spróbuj tam."
    case .linkUsed:
      "Nowy dostaniesz po ponownym uruchomieniu daybook serve."
    case .tooMany(let seconds):
      "Spróbuj ponownie za \(AccessText.minutes(seconds)) min."
    case .busy:
      "Spróbuj ponownie za chwilę."
    case .tokenExists:
      "Wybierz inną nazwę albo najpierw unieważnij poprzedni."
    case .noToken:
      "Listę pokazuje daybook token list."
    case .keyExists:
      "Wybierz inną nazwę albo najpierw unieważnij poprzedni."
    case .noKey:
      "Listę pokazuje daybook key list."
    case .badScope(_, let known):
      "Zakresy to \(known.joined(separator: ", "))."
    case .badName:
      "Nadaj krótszą."
    case .badDays:
      "Bez --days jest ważny bezterminowo."
    }
  }
}
