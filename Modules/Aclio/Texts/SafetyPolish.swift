extension SafetyText {
  var polish: String {
    switch self {
    case .refused(.selfHarm):
      "Tu plan nie pomoże, ale nie musisz dźwigać tego w pojedynkę. Proszę, porozmawiaj z kimś "
        + "teraz."
    case .refused(.underEating):
      """
      Tak mało jedzenia szkodzi ciału, więc planu na to tu nie będzie. Lekarz lub dietetyk pomoże \
      znaleźć ilość, która ci posłuży.
      """
    case .refused: "To by kogoś skrzywdziło, więc planu na to tu nie będzie."
    case .help(.selfHarm):
      """
      W Europie zadzwoń pod 112, w USA zadzwoń lub napisz na 988. Pomoc w twoim kraju: \
      findahelpline.com.
      """
    case .help(.underEating):
      """
      Porozmawiaj z lekarzem lub dietetykiem. Jeśli jedzenie stało się trudne, pomoc wskaże \
      findahelpline.com; w nagłym wypadku zadzwoń pod 112.
      """
    case .help:
      """
      Jeśli ktoś jest w niebezpieczeństwie, zadzwoń pod 112 lub lokalny numer alarmowy. Z kim \
      porozmawiać: findahelpline.com.
      """
    case .recovery:
      """
      Dobrze, że nad tym pracujesz. Gdy będzie ciężko: w Europie 112, w USA 988 albo \
      findahelpline.com.
      """
    case .despair:
      """
      Przykro mi, że jest teraz tak ciężko. Jesteś kimś ważnym i nie musisz dźwigać tego w \
      pojedynkę. Proszę, porozmawiaj dziś z kimś zaufanym albo z ludźmi, którzy słuchają o każdej \
      porze.
      """
    case .badName: "Imię może mieć tylko litery, spacje, łączniki i apostrofy."
    case .badAge: "Wiek to liczba całkowita od 13 do 120 albo puste pole."
    }
  }
}
