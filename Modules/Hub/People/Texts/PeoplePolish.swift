extension PeopleText {
  var polish: String {
    switch self {
    case .makeToken: "Utwórz token"
    case .tokenName: "Nazwa skryptu"
    case .reads: "Może czytać"
    case .writes: "Może czytać i zapisywać"
    case .tokenDays: "Ile dni jest ważny"
    case .noPeople: "Nikt się jeszcze nie zarejestrował."
    case .disabled: "zablokowane"
    case .invitation(let days): "Zarejestruje się nim jedna osoba, ważność w dniach: \(days)."
    case .link: "Pozwala ustawić nowe hasło w ciągu godziny."
    case .isDisabled(let email): "\(email) nie może się już zalogować."
    case .isEnabled(let email): "\(email) może się znów zalogować."
    case .isDeleted(let email): "Wszystko, co należało do \(email), jest usunięte."
    case .closed: "Rejestracja jest tu zamknięta."
    case .closedAdvice: "Poproś o konto osobę, która prowadzi ten serwer."
    case .uninvited: "Do rejestracji potrzebne jest zaproszenie."
    case .uninvitedAdvice: "Otwórz link ze swojego zaproszenia; działa raz."
    case .sure: "To usunie wszystko, co należy do tej osoby."
    case .sureAdvice: "Jeśli masz pewność, dodaj --yes."
    }
  }
}
