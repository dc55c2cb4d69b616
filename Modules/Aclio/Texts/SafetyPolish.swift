import AclioModeration

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
    case .refused(.medicine):
      """
      Leków się tu nie odstawia, nie zmienia ani nie liczy: co jednemu pomaga, drugiemu może \
      zaszkodzić. Twój lekarz lub farmaceuta zna twoje i chce wiedzieć, jak się z nimi czujesz.
      """
    case .refused(.lowWeight):
      """
      Przy takim wzroście to za mało, żeby żyć zdrowo, dlatego nie ma tu na to planu. Lekarz \
      pomoże ci znaleźć wagę, która będzie dla ciebie dobra.
      """
    case .refused(.growing):
      """
      Ciało, które jeszcze rośnie, potrzebuje dość jedzenia, dlatego nie ma tu planu odchudzania. \
      Porozmawiaj o tym z lekarzem, rodzicem albo pielęgniarką szkolną.
      """
    case .refused: "To by kogoś skrzywdziło, więc planu na to tu nie będzie."
    case .help(.selfHarm):
      """
      W Europie zadzwoń pod 112, w USA zadzwoń lub napisz na 988. Pomoc w twoim kraju: \
      findahelpline.com. \
      W Polsce za darmo wysłucha cię telefon zaufania 116 123.
      """
    case .help(.underEating), .help(.lowWeight), .help(.growing):
      """
      Porozmawiaj z lekarzem lub dietetykiem. Jeśli jedzenie stało się trudne, pomoc wskaże \
      findahelpline.com; w nagłym wypadku zadzwoń pod 112.
      """
    case .help(.medicine):
      """
      Zanim coś zmienisz, zadzwoń do lekarza lub farmaceuty. Jeśli czujesz się bardzo źle albo \
      leków było za dużo, dzwoń pod 112.
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
    case .doctorFirst:
      "Najpierw zapytaj lekarza"
    case .whyDoctor:
      """
      Powiedz o swoim celu, lekach i chorobach. Zapytaj, co jest dla ciebie dobre, co pominąć i \
      kiedy przerwać.
      """
    case .pain:
      """
      Ból znaczy: stop. Dziś zostaw ten krok i oszczędzaj bolące miejsce. Jeśli jest silny, coś \
      puchnie albo trwa dłużej niż trzy dni, pokaż to lekarzowi, zanim ruszysz dalej.
      """
    case .drinking:
      """
      Tyle alkoholu bardzo szkodzi ciału, a nagłe odstawienie bywa niebezpieczne. Porozmawiaj \
      najpierw z lekarzem; pomoże ci zejść z tego bezpiecznie. Krok poczeka.
      """
    case .badName: "Imię może mieć tylko litery, spacje, łączniki i apostrofy."
    case .badAge: "Wiek to liczba całkowita od 13 do 120 albo puste pole."
    }
  }
}
