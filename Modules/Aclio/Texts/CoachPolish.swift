import CoreModels
import CoreNet

extension CoachText {
  var polish: String {
    switch self {
    case .title: "Trener"
    case .name(.offline): "planer offline"
    case .name(.anthropic): "Anthropic"
    case .name(.openai): "OpenAI lub podobny serwer"
    case .name(.hub): "serwer Aclio"
    case .model: "Model"
    case .address: "Adres"
    case .key: "Klucz"
    case .keySet: "ustawiony"
    case .keyMissing: "brak"
    case .keyNotNeeded: "żaden"
    case .notChosen: "nie wybrano"
    case .chosen(.offline): "Od teraz planuje i odpowiada planer offline. Nic nie jest wysyłane."
    case .chosen(let coach): "Od teraz planuje i odpowiada \(coach.label)."
    case .sends(let host):
      "Cele, kroki, wiadomości i twój profil są przy każdym pytaniu wysyłane do \(host)."
    case .keyKept: "Klucz jest zapisany wśród twoich tajnych danych."
    case .keyForgotten: "Klucz został usunięty."
    case .askKey(let coach): "Klucz dla \(coach.label) (niewidoczny):"
    case .testMessage: "Przywitaj się jednym krótkim zdaniem."
    case .pendingTitle: "Oczekujące plany"
    case .nonePending: "Żaden plan nie czeka."
    case .arrived(let count):
      Language.polish.counted(
        count, one: "plan dotarł.", few: "plany dotarły.", many: "planów dotarło.")
    case .beingAsked: "trwa zapytanie"
    case .askedAgain(let time): "ponowna próba od \(time)"
    case .failed: "sam nie przyjdzie"
    case .cancelled(let goal): "Już nie czekasz na ten plan: \(goal)"
    case .retried(let goal): "Zapytamy ponownie: \(goal)"
    case .trouble(.network): "brak połączenia"
    case .trouble(.busy): "trener jest zajęty"
    case .trouble(.slow): "trener odpowiadał zbyt długo"
    case .trouble(.key): "brakuje klucza albo jest nieważny"
    case .trouble(.money): "środki lub limit się skończyły"
    case .trouble(.model): "model lub adres jest błędny"
    case .trouble(.declined): "model odmówił"
    case .trouble(.unusable): "odpowiedź nie była planem"
    case .trouble(.limit): "plan jest, ale limit celów jest wyczerpany"
    case .trouble(.notKept): "planu nie udało się zapisać"
    case .trouble(.other): "trener tego nie przyjął"
    case .error(let error): Self.polishError(error)
    case .advice(let error): Self.polishAdvice(error)
    }
  }

  private static func polishError(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach): "Nie ma klucza dla \(coach.label)."
    case .badKey(let coach): "\(coach.label) nie przyjmuje klucza."
    case .badKeyForm: "To nie jest klucz: jest pusty albo ma znaki, których klucze nie mają."
    case .noAddress: "Nie wiadomo, gdzie jest serwer Aclio."
    case .serverWithoutKey: "Serwer Aclio nie ma klucza do swojego modelu."
    case .noCredit: "Środki lub limit tego klucza się skończyły."
    case .notAllowed: "Ten klucz na to nie pozwala."
    case .noModel(let model): "Nie ma tam modelu „\(model)”."
    case .noSuchService: "Adres odpowiada, ale nie jak trener."
    case .badRequest(""): "Trener nie przyjął zapytania."
    case .badRequest(let words): "Trener nie przyjął zapytania: \(words)"
    case .tooLong: "To więcej, niż model czyta naraz."
    case .rateLimited: "Trener prosi o przerwę."
    case .overloaded: "Trener ma teraz zbyt wiele pracy."
    case .serverTrouble(let status): "Trener ma własne kłopoty (\(status))."
    case .timedOut: "Trener odpowiadał zbyt długo."
    case .interrupted: "Odpowiedź się urwała."
    case .network(let error): error.failure(in: .polish).message
    case .refused, .declined(""): "Model nie chce na to odpowiedzieć."
    case .declined(let words): words
    case .cutAnswer: "Odpowiedź była zbyt długa i została ucięta."
    case .unusable: "Odpowiedź trenera nie ma wymaganej postaci."
    case .garbage: "Odpowiedzi trenera nie da się odczytać."
    case .nothingToQueue: "Planer offline odpowiada od razu, nic nie musi czekać."
    case .noSuchPending(let id): "Wśród oczekujących planów nie ma „\(id)”."
    case .ambiguousPending(let id): "Więcej czekających planów zaczyna się od „\(id)”."
    case .notFailed(let goal): "Ten plan jeszcze sam przyjdzie: \(goal)"
    }
  }

  private static func polishAdvice(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach):
      "Zapyta o niego aclio coach \(coach.rawValue); wystarczy też zmienna \(coach.keyVariable)."
    case .badKey(let coach): "O inny zapyta aclio coach \(coach.rawValue) --new-key"
    case .badKeyForm: "Skopiuj go jeszcze raz, w całości i bez spacji."
    case .noAddress: "Podaj adres: aclio coach hub --url https://…"
    case .serverWithoutKey: "Ustawi go ten, kto prowadzi serwer. Do tego czasu: aclio coach offline"
    case .noCredit: "Doładuj konto u dostawcy albo wybierz innego trenera: aclio coach"
    case .notAllowed: "Sprawdź, na co pozwala klucz, albo wybierz inny model przez --model."
    case .noModel: "Inny wybierze aclio coach --model NAZWA"
    case .noSuchService: "Adres pokazuje aclio coach, a zmienia go --url."
    case .badRequest: "Sprawdź model i adres: aclio coach"
    case .tooLong: "Powiedz to krócej albo wybierz model, który czyta więcej."
    case .rateLimited(let seconds?), .overloaded(let seconds?):
      "Spróbuj ponownie za "
        + Language.polish.counted(seconds, one: "sekundę", few: "sekundy", many: "sekund") + "."
    case .rateLimited, .overloaded: "Spróbuj ponownie za chwilę."
    case .serverTrouble, .timedOut: "Spróbuj ponownie za chwilę. Bez sieci: aclio coach offline"
    case .interrupted: "To, co przyszło, jest zapisane. Spróbuj ponownie za chwilę."
    case .network(let error): error.failure(in: .polish).hint
    case .refused, .declined: "Powiedz to innymi słowami."
    case .cutAnswer: "Pytaj o mniej naraz."
    case .unusable, .garbage: "Spróbuj ponownie albo wybierz inny model lub adres: aclio coach"
    case .nothingToQueue: "Plan zrobi aclio new."
    case .noSuchPending: "Co czeka, pokazuje aclio pending."
    case .ambiguousPending: "Podaj więcej znaków albo numer z listy."
    case .notFailed: "Od razu zapyta aclio pending send."
    }
  }
}
