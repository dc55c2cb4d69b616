import CoreModels

extension TopicPhrases {
  /// How people say the German topics: with other verbs, in compounds, as a noun.
  static let german = TopicPhrases.rows(
    .german,
    """
    work-less | Nicht mehr so viel arbeiten, weniger arbeiten | Überstunden abbauen
    work-less | Pünktlich Feierabend machen
    self-employed | Mich selbständig machen | Eine Firma gründen
    holiday-job | Ferienjob suchen
    side-job | Einen Minijob finden
    choir | Einem Chor beitreten | Im Chor singen
    names-memory | Namen besser behalten | Mir die Namen der Kollegen merken
    capitals | Alle Hauptstädte lernen | Die Flaggen lernen
    abitur | Mein Abitur bestehen | Fürs Abi lernen
    improve-language | Mein Englisch auffrischen | Französisch verbessern
    study-place | Studienplatz in Psychologie bekommen | Mich an der Uni bewerben
    motorcycle-licence | Motorradführerschein machen | Den A2-Führerschein machen
    sport-skill | Tennis spielen lernen | Snowboard fahren lernen
    yoga-home | Mit Yoga anfangen
    better-grades | Bessere Noten bekommen | Meine Mathenote verbessern
    memory-train | Gedächtnistraining machen | Nicht mehr so viel vergessen
    office-letter | Der Stadt wegen der Schlaglöcher schreiben
    trade-registration | Kleingewerbe anmelden | Gewerbeschein beantragen
    car-registration | Auto zulassen | Den Wagen ummelden
    id-card | Reisepass beantragen | Neuen Perso holen | Personalausweis erneuern
    child-money | Kindergeld bekommen
    naturalisation | Mich einbürgern lassen
    residence-registration | Mich ummelden nach dem Umzug | Wohnsitz ummelden
    rent-costs | Nebenkostenabrechnung widersprechen
    church-leave | Kirchenaustritt erledigen | Aus der Kirche austreten
    health-insurer | Die Krankenkasse wechseln | Eine neue Krankenkasse finden
    care-level | Pflegegrad beantragen
    disability-card | Schwerbehindertenausweis beantragen
    first-flat | Bei den Eltern ausziehen | Erste eigene Wohnung finden
    fundraising | Spenden sammeln für den Spielplatz | Einen Spendenlauf organisieren
    stall | Auf dem Weihnachtsmarkt verkaufen
    doctor-change | Neuen Hausarzt finden | Den Zahnarzt wechseln
    first-aid | Erste-Hilfe-Kurs auffrischen
    gain-weight | Gesund zunehmen | Ein paar Kilo zunehmen
    front-crawl | Richtig kraulen lernen
    gym-start | Regelmäßig ins Fitnessstudio gehen | Wieder ins Gym gehen
    stress | Weniger Stress haben | Stress abbauen
    less-salt | Weniger Salz essen | Salzarm kochen
    tidy-desk | Schreibtisch aufräumen | Ordnung auf dem Schreibtisch
    balcony-nice | Den Balkon gestalten | Terrasse einrichten
    clean-oven | Backofen putzen | Den Ofen reinigen
    kitchen-counter | Arbeitsplatte frei halten
    drip | Tropfende Dusche reparieren
    fridge-clean | Gefrierschrank abtauen | Kühlschrank sauber machen
    windows-clean | Alle Fenster putzen
    emergency-supplies | Vorräte für den Notfall anlegen | Notvorrat zusammenstellen
    zero-waste | Müll vermeiden | Plastikfrei leben
    papers-order | Papierkram sortieren | Ordnung in meine Unterlagen bringen
    house-sell | Mein Elternhaus verkaufen | Die Eigentumswohnung verkaufen
    dispose | Altes Sofa entsorgen | Sperrmüll anmelden
    bake-one | Apfelkuchen backen | Eine Torte backen
    preserve | Gurken einlegen
    kids-room | Kinderzimmer umgestalten
    appliance-fault | Geschirrspüler reparieren | Waschmaschine reparieren
    beekeeping | Imkern lernen | Bienen halten | Einen Imkerkurs machen
    energy-switch | Stromanbieter wechseln | Gasanbieter wechseln
    slugs | Schnecken bekämpfen
    elder-home | Wohnung für Oma sturzsicher machen
    recipes | Rezepte sortieren
    dog-alone | Hund soll allein bleiben lernen
    squeak | Quietschende Tür | Die Treppe knarrt, reparieren
    gutters | Dachrinne säubern
    light-fitting | Lampe anschließen | Deckenlampe tauschen
    church-going | Öfter in die Kirche gehen | Wieder in den Gottesdienst gehen
    holy-book | Die ganze Bibel lesen
    journaling | Tagebuch führen | Ein Dankbarkeitstagebuch führen
    apologise | Mich entschuldigen bei meinem Bruder
    shared-calendar | Familienkalender einrichten
    join-group | Im Verein mit Tischtennis anfangen
    fire-brigade | Der freiwilligen Feuerwehr beitreten
    join-group | In einen Wanderverein eintreten
    teach-child | Meiner Tochter das Radfahren beibringen | Meinem Sohn Schach beibringen
    talk-about | Mit meinem Vater über das Erbe reden | Mit meinem Sohn über die Schule sprechen
    patience-kids | Geduldiger mit den Kindern sein | Die Kinder nicht mehr anschreien
    family-tree | Ahnenforschung betreiben | Stammbaum erstellen
    family-story | Opas Erinnerungen aufschreiben
    visit-often | Oma öfter besuchen
    phone-storage | Handyspeicher freimachen
    files-backup | Backup machen | Daten sichern
    wifi | WLAN verbessern | Schnelleres Internet zu Hause
    podcast-blog | Blog anfangen
    podcast | Podcast aufnehmen
    online-shop | Onlineshop aufbauen | Selbstgemachtes online verkaufen
    packing | Koffer packen | Für den Skiurlaub packen
    move-abroad | Ins Ausland ziehen
    visa | Visum beantragen
    dentist | Zum Zahnarzt gehen | Einen Zahnarzttermin ausmachen | Zahnreinigung machen lassen
    vaccinate | Grippeimpfung holen | Mich impfen lassen
    symptom | Krampfadern untersuchen lassen | Knieschmerzen abklären lassen
    skin | Pickel loswerden | Schönere Haut
    headache | Migräne loswerden | Weniger Kopfschmerzen
    glasses | Neue Brille kaufen | Kontaktlinsen tragen
    rehab-stay | Reha beantragen | Mutter-Kind-Kur beantragen
    immunity | Immunsystem stärken | Seltener krank sein
    surgery | Auf die OP vorbereiten
    solar-roof | Solaranlage aufs Dach
    heat-pump | Wärmepumpe einbauen
    balcony-power | Balkonkraftwerk anschließen | Ein Steckersolargerät anmelden
    tradesman | Handwerker finden
    building-permit | Bauantrag stellen | Baugenehmigung einholen
    laundry | Wäsche in den Griff bekommen | Wäscheberge abarbeiten
    chores-plan | Putzplan erstellen | Wohnung ordentlich halten | Haushalt besser organisieren
    spring-clean | Großer Frühjahrsputz | Wohnung gründlich putzen
    radiators | Heizkörper entlüften | Heizung gluckert
    descale | Wasserkocher entkalken | Kaffeevollautomat entkalken
    hedge | Thujahecke stutzen | Hecke schneiden
    moving-out | Wohnungsübergabe | Wohnung übergeben
    rent-out | Wohnung untervermieten | Einliegerwohnung vermieten
    vehicle-test | Hauptuntersuchung | Auto durch den TÜV bringen | TÜV machen
    tyres | Reifen wechseln | Winterreifen aufziehen
    veg-plant | Knoblauch stecken
    pet-neuter | Katze kastrieren lassen
    furnish | Wohnung einrichten | Wohnzimmer neu einrichten
    mortgage-get | Baufinanzierung finden | Anschlussfinanzierung
    liability | Haftpflicht abschließen
    rent-help | Wohngeldantrag ausfüllen
    bafog | BAföG-Antrag stellen
    objection | Widerspruch gegen Bescheid einlegen | Einspruch gegen den Bußgeldbescheid
    lost-docs | Portemonnaie verloren, Ausweis ersetzen | Führerschein verloren, neuen beantragen
    licence-swap | Alten Führerschein umtauschen | Führerschein umschreiben lassen
    unemployed | Arbeitslos melden | Arbeitslosengeld beantragen
    credit-record | Schufa-Score verbessern | Schufa-Eintrag löschen
    contract-cancel | Fitnessstudio kündigen | Zeitungsabo kündigen
    contract-cancel | Vertrag mit dem Fitnessstudio kündigen
    vocational-exam | Gesellenprüfung bestehen | IHK-Prüfung schaffen
    master-exam | Meisterprüfung machen | Den Meisterbrief machen
    apprenticeship | Ausbildungsplatz suchen | Lehrstelle finden
    adult-training | Eine Ausbildung zur Erzieherin machen
    second-chance | Realschulabschluss nachholen
    matura-adult | Abi auf dem zweiten Bildungsweg
    voluntary-year | FSJ machen
    erasmus | Auslandssemester planen | Erasmus machen
    school-start | Einschulung planen | Schultüte basteln
    child-swim | Seepferdchen machen
    parents-evening | Elternabend besuchen | Elternsprechtag vorbereiten
    work-reference | Arbeitszeugnis bekommen | Zwischenzeugnis anfordern
    argue-less | Weniger streiten mit meinem Freund | Nicht mehr mit meiner Schwester streiten
    neighbour | Nachbarschaftsstreit beilegen | Lauten Nachbarn ansprechen
    reconnect | Alte Freunde wiedersehen | Mich wieder bei meiner Schulfreundin melden
    baptism | Taufe organisieren | Kommunion feiern | Konfirmation vorbereiten | Jugendweihe planen
    jubilee | Papas 60. Geburtstag planen
    civil-wedding | Standesamt anmelden | Standesamtlich heiraten
    nicholas | Nikolaus für die Kinder
    advent-craft | Adventskranz basteln | Weihnachtsdeko basteln
    dinner-party | Raclette-Abend machen | Freunde zum Essen einladen | Spieleabend organisieren
    found-club | Förderverein gründen | Eine Bürgerinitiative gründen
    volunteer-find | Ehrenamt suchen
    volunteer-place | Ehrenamtlich im Tierheim helfen
    volunteer-find | Mich freiwillig engagieren, ehrenamtlich arbeiten
    family-time | Mehr Zeit mit der Familie
    new-job-start | Probezeit überstehen | Gut im neuen Job starten
    leave-well | Meinen Job kündigen | Kündigungsschreiben verfassen
    boss-talk | Konflikt mit dem Chef lösen | Mit der schwierigen Kollegin klarkommen
    chess-cards | Schach lernen
    phone-elder | Mit dem Handy zurechtkommen | Lernen, mit dem Computer umzugehen
    insolvency | Privatinsolvenz beantragen | Zur Schuldnerberatung gehen
    floor | Laminat verlegen
    floor-restore | Parkett abschleifen
    stain | Fleck aus dem Sofa entfernen | Teppich reinigen
    houseplants | Zimmerpflanzen umtopfen
    firewood | Holz für den Winter hacken | Kaminholz stapeln
    sauerkraut | Sauerkraut ansetzen | Kimchi machen
    allotment | Kleingarten pachten | Schrebergarten finden
    small-pet | Meerschweinchen kaufen
    postnatal | Babykilos loswerden
    pelvic | Beckenboden trainieren
    child-therapy | Logopädie für meinen Sohn | Ergotherapie für das Kind finden
    mushrooms | Pilze sammeln | Wildkräuter bestimmen
    bedtime-reading | Mehr lesen | Abends lesen statt Handy
    decide | Entscheiden, ob wir umziehen | Eine Entscheidung treffen, bleiben oder gehen
    hen-do | Junggesellenabschied organisieren | JGA planen | Polterabend feiern
    easter | Ostern vorbereiten | Ostereier färben
    new-year | Silvesterparty machen | Silvester planen
    wedding-dance | Hochzeitstanz lernen | Hochzeitswalzer üben
    kids-phone | Erstes Handy für den Sohn
    fussy-eater | Mein Sohn soll Gemüse essen
    child-own-bed | Tochter schläft nicht im eigenen Bett | Kinder ins Bett bringen ohne Theater
    help-parents | Meinen Eltern mehr helfen im Alltag | Oma unterstützen
    buy-device | Neuen Fernseher kaufen | Eine Waschmaschine kaufen
    phone-move | Daten aufs neue Handy übertragen
    mountain-day | Die Zugspitze erwandern | Auf den Brocken wandern
    bike-tour | Donauradweg fahren | Radreise planen
    sea-holiday | Urlaub an der Ostsee planen | Sommerurlaub mit der Familie
    carpool | Fahrgemeinschaft bilden
    custody | Sorgerecht klären
    maintenance-advance | Kindesunterhalt berechnen lassen
    teen | Mit meiner pubertierenden Tochter klarkommen | Meinen Teenager verstehen
    bullying | Mein Sohn wird in der Klasse gemobbt | Mobbing in der Schule stoppen
    break-up | Mit meinem Freund Schluss machen | Die Beziehung beenden
    wedding-clothes | Ein Brautkleid kaufen | Anzug für die Konfirmation
    pocket-money | Taschengeld festlegen | Den Kindern den Umgang mit Geld beibringen
    midwife | Hebamme suchen | Geburtsvorbereitungskurs machen
    anxiety | Panikattacken in den Griff bekommen | Weniger ängstlich sein
    hobby-find | Ein Hobby finden | Neues Hobby anfangen
    religious-fast | In der Fastenzeit verzichten
    health-fast | Heilfasten
    bank-switch | Girokonto eröffnen | Die Bank wechseln
    name-change | Meinen Nachnamen ändern | Namensänderung nach der Scheidung
    pool | Den Pool einwintern | Pool reinigen
    remote-work | Im Homeoffice arbeiten
    school-choice | Weiterführende Schule aussuchen | Studienfach wählen
    shower-seal | Fugen im Bad erneuern | Silikonfuge an der Wanne ziehen
    draughts | Fenster abdichten | Die Haustür zieht, abdichten
    car-clean | Auto putzen | Innenraum vom Auto reinigen
    nature-garden | Insektenhotel bauen
    lonely | Einsamkeit überwinden | Lernen allein zu wohnen
    social-leave | Instagram löschen | Auf soziale Medien verzichten
    application | Bewerbung fertig machen | Motivationsschreiben verfassen
    nail-biting | Nicht mehr an den Nägeln kauen | Nägel kauen abgewöhnen
    less-meat | Vegan leben | Kein Fleisch mehr essen
    photo-order | Fotos ordnen | Bilder auf dem Handy aussortieren
    wardrobe | Kleidung aussortieren | Klamotten ausmisten
    more-movement | Mehr Bewegung | Weniger sitzen
    screening | Darmkrebsvorsorge machen | Mammografie machen
    newborn-weeks | Gut durchs Wochenbett kommen | Die erste Zeit mit dem Baby
    kita-start | Eingewöhnung in der Krippe | Kindergartenstart vorbereiten
    anniversary | Hochzeitstag feiern | Jahrestag planen
    camp-lead | Zeltlager organisieren | Ein Ferienlager planen
    school-show | Theaterstück einüben | Krippenspiel organisieren
    coach-team | Übungsleiter im Verein werden | Kindertraining im Turnen übernehmen
    diploma | Diplom anerkennen lassen | Anerkennung meiner Ausbildung
    pay-siblings | Meinen Bruder auszahlen | Die Miterben abfinden
    patio | Hof pflastern | Gehwegplatten im Garten verlegen
    restore-furniture | Alten Schrank aufarbeiten | Stuhl neu lackieren
    restore-vehicle | Altes Moped herrichten | Opas Schlepper restaurieren
    mole | Maulwurf im Garten loswerden | Wühlmäuse bekämpfen
    website | Website erstellen | Homepage bauen
    slow-computer | Laptop ist langsam | Computer schneller machen
    solo-travel | Alleine reisen | Solo verreisen
    fly-baby | Fliegen mit Kleinkind | Erster Flug mit Baby
    residence-permit | Aufenthaltstitel verlängern | Niederlassungserlaubnis beantragen
    read-aloud | Meinem Sohn vorlesen | Abends den Enkeln vorlesen
    me-time | Zeit für mich selbst finden | Mehr an mich denken
    car-winter | Auto für den Winter fertig machen | Wintercheck am Auto
    school-ball | Abiball planen | Den Abschlussball organisieren
    sports-badge | Sportabzeichen machen | Sportabzeichen schaffen
    passwords | Passwörter ordnen | Einen Passwortmanager einrichten
    damp | Feuchtigkeit im Keller beseitigen | Nasse Wand trockenlegen
    marten | Marder loswerden
    rent-increase | Die Mieterhöhung prüfen
    """)
}
