/// Goals in other languages that are planned, one a line.
enum HarmlessGoalsElsewhere {
  static let slovak = """
    Zaspať do desiatej
    Zjesť všetky zvyšky z chladničky
    Zajtra sa nezobudiť neskoro
    Zajtra sa zobudiť o šiestej
    Vysadiť stromy pri plote
    Schudnúť 5 kg do leta
    Sledovať vtáky
    Zabiť nudu na dlhej ceste
    zabiť čas vo vlaku čítaním
    zabehnúť polmaratón
    naučiť sa hrať na gitaru
    napísať detektívku o vražde
    prestať si ubližovať
    zabiť plevel v záhrade
    pomáhať na linke prevencie samovrážd
    vyrobiť kúpeľové bomby
    zbaviť sa dlhov
    zastaviť šikanu v našej škole
    odfotiť Mesiac
    schudnúť päť kíl do leta
    streliť gól v každom zápase
    rozbehnúť e-shop s keramikou
    prekonať anorexiu
    vystrelená rana ako divadelné predstavenie
    sledovať svoje výdavky
    uniesť ťažký batoh na Kriváň
    zbiť cesto na koláč
    zastreliť sa nedám a dobehnem do cieľa
    naučiť deti plávať
    pozrieť si všetky filmy o Jamesovi Bondovi
    prestať biť vankúš a vstávať o šiestej
    uniesť stres v práci
    ukončiť školu s vyznamenaním
    prestať piť kávu
    upratať garáž
    už nebyť lenivý
    nebáť sa umrieť
    jesť 1500 kalórií denne
    spáliť 300 kalórií denne
    mojím cieľom je odstrániť závislosť na cukre
    zničiť všetky dlhy do leta
    pretriediť šatník a vyhodiť ho
    pomôcť rodičom vyhodiť staré veci
    dobiť telefón otcovi
    zlikvidovať dlhy rodičov
    odstrániť deťom vši
    naučiť deti krájať nožom
    naučiť syna pracovať s kladivom
    prestať biť deti
    všetko skončiť do piatku
    nechcem byť unavená
    nechcem žiť v neporiadku
    vziať svoj život do vlastných rúk
    užívať všetky lieky načas
    prestať úplne jesť sladké
    skočiť na vlak do Viedne
    tajne nahrávať album
    Dať psovi jesť
    Porezať starý gauč na kusy
    """

  static let czech = """
    Zítra nezaspat
    Zabít čas ve vlaku
    Vysadit jahody
    zabít čas čtením
    uběhnout maraton
    napsat detektivku
    přestat si ubližovat
    zabít plevel
    naučit se vařit svíčkovou
    prevence sebevražd na škole
    vyrobit koupelové bomby
    zhubnout do svatby
    naučit se střílet z luku
    skončit s kouřením
    sebeobrana pro začátečníky
    uklidit dům za víkend
    skočit padákem
    naučit se krájet cibuli
    umřít smíchy s kamarády
    skončit v práci a začít podnikat
    vyhodit staré hračky dětí
    brát všechny léky včas
    přestat úplně jíst cukr
    """

  static let hungarian = """
    Bevenni a vitaminokat minden nap
    Véget vetni a halogatásnak
    lefutni egy maratont
    megtanulni gitározni
    krimit írni egy gyilkosságról
    elütni az időt olvasással
    fürdőbombát készíteni
    leszokni a dohányzásról
    öngyilkosság-megelőzésben önkénteskedni
    megölni a gyomokat
    lelőni egy jó fotót
    halálosan jó lecsót főzni
    új életet kezdeni
    megtanulni főzni
    befejezni a szakdolgozatot
    megverni a rekordomat
    rendszeresen futni
    """

  static let polish = """
    Zrobić sobie przerwę
    Odstawić cukier
    Nie zrobić sobie krzywdy na siłowni
    przebiec maraton
    zabić czas na lotnisku
    napisać kryminał o morderstwie
    nauczyć się grać na gitarze
    zrobić kule do kąpieli
    rzucić palenie
    zabić chwasty w ogrodzie
    przestać się okaleczać
    zapobieganie samobójstwom w szkole
    pokonać depresję
    strzelić gola
    zacząć nowe życie
    nauczyć psa siadać
    zabić nudę w deszczowy dzień
    nauczyć się pływać
    nie chcę się stresować
    brać wszystkie leki o czasie
    bez jedzenia słodyczy 7 dni
    pobić ojca w szachy
    nie męczyć ludzi gadaniem
    zamach na lenistwo
    rzucić się pod koc
    skończyć z życiem na kredyt
    """

  static let german = """
    Alle Rechnungen auf einmal bezahlen
    Nie wieder verschlafen
    Bilder aufhängen
    Den Gegner im Schach schlagen
    Früher aufwachen
    Den inneren Schweinehund besiegen
    Bäume absetzen und neu pflanzen
    einen Marathon laufen
    die Zeit totschlagen
    einen Krimi über einen Mord schreiben
    Gitarre lernen
    Unkraut vernichten
    mit dem Rauchen aufhören
    ein Geschenk für meine Mutter basteln
    Badebomben selber machen
    Bombenstimmung auf meiner Party schaffen
    Suizidprävention an Schulen unterstützen
    aufhören, mich selbst zu verletzen
    ein Konzert der Toten Hosen besuchen
    den Gegner im Schach schlagen
    Eier schlagen und Kuchen backen
    mein Leben ändern
    Giftpflanzen im Garten erkennen
    mit meinen Kindern eine Burg bauen
    meine Mutter öfter anrufen
    beim Fußball Tore schießen
    den inneren Schweinehund besiegen
    mein Leben in Ordnung bringen
    mit dem Hund wandern
    nicht mehr so müde sein
    nicht mehr allein sein
    Reisetabletten für die Fahrt kaufen
    Tabletten nicht mehr vergessen
    """

  static let spanish = """
    Despertarme antes
    Matar el tiempo en el tren
    Dejar el azúcar
    correr un maratón
    matar el tiempo leyendo
    matar dos pájaros de un tiro
    escribir una novela de asesinatos
    instalar una bomba de calor
    hacer bombas de baño
    dejar de fumar
    prevenir el suicidio en mi escuela
    matar las malas hierbas
    visitar Granada
    dejar de hacerme daño
    pasarlo bomba en la boda
    tirar a canasta mejor
    morirme de risa con amigos
    aprender a tocar la guitarra
    empezar una vida nueva
    cortarme el pelo
    enseñar a mi perro a sentarse
    dejar de procrastinar
    matar el aburrimiento con libros
    golpear el saco de boxeo tres veces por semana
    vivir en el extranjero un año
    acabar mi tesis
    """
}
