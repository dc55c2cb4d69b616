extension AccountText {
  var polish: String {
    switch self {
    case .resetSubject: "Nowe hasło do Daybooka"
    case .resetMail(let link):
      """
      Ktoś, prawdopodobnie ty, poprosił o nowe hasło do Daybooka.
      Wybierz je tutaj w ciągu godziny:

      \(link)

      Jeśli to nie ty, nie trzeba nic robić: hasło zostaje bez zmian.
      """
    case .error(let error): Self.polish(error)
    case .advice(let error): Self.polishAdvice(error)
    }
  }

  private static func polish(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "To nie jest adres e-mail."
    case .badPassword: "Hasło ma od 8 do 128 znaków."
    case .badName: "Imię może mieć najwyżej 100 znaków."
    case .taken: "Ten adres jest już zarejestrowany."
    case .wrongCredentials: "Adres lub hasło się nie zgadza."
    case .wrongPassword: "Hasło nie jest poprawne."
    case .notFound: "Nie ma takiego konta."
    case .badLink: "Ten link jest nieważny."
    case .usedLink: "Ten link został już użyty."
    case .expiredLink: "Ten link wygasł."
    case .mailFailed: "Nie udało się wysłać wiadomości."
    }
  }

  private static func polishAdvice(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "Zapisz go jako imie@przyklad.pl."
    case .badPassword: "Kilka słów obok siebie łatwo zapamiętać, a trudno odgadnąć."
    case .badName: "Wybierz krótsze."
    case .taken: "Zaloguj się albo poproś o nowe hasło."
    case .wrongCredentials: "Spróbuj ponownie albo poproś o nowe hasło."
    case .wrongPassword: "Wpisz hasło, którym się logujesz."
    case .notFound: "Najpierw się zarejestruj."
    case .badLink: "Poproś o nowy."
    case .usedLink: "W razie potrzeby poproś o nowy."
    case .expiredLink: "Poproś o nowy, jest ważny godzinę."
    case .mailFailed: "Spróbuj później."
    }
  }
}
