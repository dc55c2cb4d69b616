extension ConditionWords {
  static func polish(_ condition: WeatherCondition) -> ConditionWords {
    switch condition {
    case .sunny:
      ConditionWords(
        "słonecznie",
        neutral: "Wystarczą lekkie ubranie i okulary przeciwsłoneczne.",
        cute: "Słoneczko trzyma ci miejsce, zabierz okulary i uśmiech.",
        brutal: "Świeci słońce, więc ostatnia wymówka, żeby siedzieć w domu, właśnie przepadła.")
    case .cloudy:
      ConditionWords(
        "pochmurno",
        neutral: "Lekka kurtka wystarczy na cały dzień.",
        cute: "Niebo śpi jeszcze pod kołderką, otul się i ty miękkim sweterkiem.",
        brutal: "Szaro na górze, szaro na dole, załóż chociaż coś kolorowego.")
    case .rainy:
      ConditionWords(
        "przelotny deszcz",
        neutral: "Warto zabrać parasol, może chwilami popadać.",
        cute: "Kilka kropelek chce się przywitać, weź ze sobą mały parasol.",
        brutal: "Zacznie padać dokładnie wtedy, gdy wyjdziesz z domu, więc parasol.")
    case .raining:
      ConditionWords(
        "deszcz",
        neutral: "Przydadzą się nieprzemakalna kurtka i buty, które nie przepuszczą wody.",
        cute: "Dzień stworzony dla kałuż, wskakuj w kalosze i chlap do woli.",
        brutal: "I tak zmokniesz, płaszcz zdecyduje tylko, jak bardzo.")
    case .heavyRain:
      ConditionWords(
        "ulewa",
        neutral: "Potrzebne jest nieprzemakalne ubranie od stóp do głów i więcej czasu na drogę.",
        cute: "Nawet kaczki się dziwią, zapnij płaszczyk pod samą brodę.",
        brutal: "Parasol posłuży dziś najwyżej za żagiel, załóż coś, co pływa.")
    case .thunderstorm:
      ConditionWords(
        "burze",
        neutral: "Póki grzmi, lepiej zostać pod dachem i unikać samotnych drzew.",
        cute: "Niebo burczy pod nosem, schowaj się pod kocem, aż mu przejdzie.",
        brutal: "Niebo rozdaje prąd za darmo, nie rób mu za piorunochron i zostań w domu.")
    case .snowing:
      ConditionWords(
        "śnieg",
        neutral: "Potrzebne są ciepłe nieprzemakalne buty, czapka i rękawiczki.",
        cute: "Płatki śniegu szukają lądowiska, podstaw im czapkę z pomponem.",
        brutal: "Dziesięć minut zachwytu, dziesięć dni błota, załóż porządne buty.")
    case .foggy:
      ConditionWords(
        "mgła",
        neutral: "Warto ubrać się jasno i uważać na drodze.",
        cute: "Chmury zeszły się przytulić, załóż coś barwnego, żeby przyjaciele cię znaleźli.",
        brutal: "I tak nikt cię nie zobaczy, noś, co chcesz, tylko uważaj na latarnie.")
    case .windy:
      ConditionWords(
        "wietrznie",
        neutral: "Przyda się wiatrówka, a duży parasol lepiej zostawić w domu.",
        cute: "Wiatr chce się bawić twoimi włosami, daj mu w zamian kaptur.",
        brutal: "Fryzura przetrwa do drzwi wyjściowych, zapnij się i pogódź z losem.")
    case .hot:
      ConditionWords(
        "gorąco",
        neutral: "Najlepsze będzie lekkie, luźne ubranie; warto pić dużo wody.",
        cute: "Lody liczą się dziś jako ochrona przed słońcem, ale kapelusz i wodę też weź.",
        brutal: "Przykleisz się do każdego krzesła, więc załóż len i obniż oczekiwania.")
    case .cold:
      ConditionWords(
        "zimno",
        neutral: "Potrzebne są zimowy płaszcz, szalik i rękawiczki.",
        cute: "Zawiń się jak pierożek i daj dłoniom najmilsze rękawiczki.",
        brutal: "Ta cienka kurteczka to tylko pobożne życzenie, weź płaszcz.")
    case .mild:
      ConditionWords(
        "łagodnie",
        neutral: "Sweter albo lekka kurtka będą w sam raz.",
        cute: "Twój ulubiony sweterek czekał właśnie na taki dzień.",
        brutal: "Pogoda bez własnego zdania, wystarczy sweter i podobna mina.")
    case .heatwave:
      ConditionWords(
        "upał",
        neutral: "W południe lepiej szukać cienia, często pić i pamiętać o starszych osobach.",
        cute: "Bądź dziś kotem: leż w cieniu, popijaj wodę i wstawaj tylko po smakołyki.",
        brutal: "Na chodniku można smażyć jajka, omijaj go, chyba że jesteś śniadaniem.")
    case .blizzard:
      ConditionWords(
        "zamieć",
        neutral: "Lepiej zostać w domu; kto musi wyjść, niech powie komuś, którędy idzie.",
        cute: "Śnieg szaleje na parkiecie, zostań w domu z kakao i w grubych skarpetach.",
        brutal: "Na dworze dziś cię nie chcą, zrozum aluzję i zostań na kanapie.")
    case .freezing:
      ConditionWords(
        "mróz",
        neutral: "Warto ubrać się na cebulkę, zakryć uszy i uważać na gołoledź.",
        cute: "Z noska zrobi się wisienka, schowaj go w wielki ciepły szalik.",
        brutal: "Mróz taki, że załóż wszystko, co masz, a potem jeszcze jeden sweter.")
    case .humid:
      ConditionWords(
        "parno",
        neutral: "Warto wybrać przewiewne ubranie i mieć pod ręką lekką kurtkę od deszczu.",
        cute: "Powietrze przytula cię cały dzień, włóż coś lekkiego i zwiewnego.",
        brutal: "Zrobi się z ciebie zupa, niech będzie chociaż w bawełnie.")
    case .dry:
      ConditionWords(
        "sucho",
        neutral: "Wystarczy lekkie ubranie; warto mieć wodę i pomadkę do ust.",
        cute: "Chmurkom nie chce się pić, ale tobie może, zabierz butelkę wody na spacer.",
        brutal: "Suszej niż w zeznaniu podatkowym, napij się, zanim się rozsypiesz.")
    case .sunnyHot:
      ConditionWords(
        "słonecznie i gorąco",
        neutral: "Przydadzą się kapelusz i krem z filtrem, a w południe odpoczynek w cieniu.",
        cute: "Słońce bardzo się na ciebie cieszy, przywitaj je w kapeluszu i z kremem na nosie.",
        brutal: "Albo krem, albo przez tydzień będziesz wyglądać jak rak.")
    case .coldWindy:
      ConditionWords(
        "zimny wiatr",
        neutral: "Potrzebne są płaszcz od wiatru i czapka na uszy.",
        cute: "Wiatr ma zimne łapki, zapnij się po sam nos, zanim cię połaskocze.",
        brutal: "Wiatr przejdzie przez ciebie i przez płaszcz z wyprzedaży, dołóż warstwę.")
    case .rainyCold:
      ConditionWords(
        "zimny deszcz",
        neutral: "Przydadzą się ciepły nieprzemakalny płaszcz i zapasowe skarpetki.",
        cute: "Idealna pora na parasol, grube skarpety i obietnicę gorącej zupy.",
        brutal: "Prawie śnieg, tylko bez uroku, ubierz się ciepło i narzekaj do woli.")
    case .other:
      ConditionWords(
        "zmiennie",
        neutral: "Warto ubrać się warstwowo, żeby łatwo się dopasować.",
        cute: "Niebo jeszcze wybiera strój, weź ze wszystkiego po trochu.",
        brutal: "Nawet prognoza wzruszyła ramionami, ubierz się warstwowo i nie ufaj nikomu.")
    }
  }
}
