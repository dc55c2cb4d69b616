import CoreModels

extension TopicPhrases {
  /// Further German topics: work, animals, people, papers.
  static let germanLife = TopicPhrases.rows(
    .german,
    """
    bookkeeping | Buchführung machen | Belege sortieren
    pilgrimage | Zu Fuß pilgern | Eine Wallfahrt machen
    lead-walk | Leinenführigkeit mit dem Welpen üben | Der Hund soll nicht an der Leine ziehen
    puppy-chew | Der Hund soll nicht alles zerkauen | Welpe knabbert Möbel an
    treehouse | Einen Sandkasten bauen | Klettergerüst für die Kinder aufstellen
    school-essay | Eine Erörterung schreiben | Referat über den Mond vorbereiten
    cat-carrier | Kater soll in die Transportbox gehen | Katze im Auto mitnehmen
    adopt-child | Ein Pflegekind aufnehmen | Pflegefamilie werden
    seeking | Musiker für die Band finden | Eine Gruppe für Wanderungen finden
    more-often | Öfter lachen | Mehr lächeln
    staying | Im Winter aktiv bleiben
    inner-calm | Gelassen bleiben
    accepting | Akzeptieren, dass die Kinder aus dem Haus sind | Auszug der Tochter annehmen
    new-town | In Leipzig heimisch werden, in der Stadt Anschluss finden | Mich im neuen Ort einleben
    helping | Meinem Nachbarn mit den Papieren helfen | Meine Kollegin unterstützen
    civic | Unterschriften sammeln für den Radweg | Den Bürgermeister überzeugen
    lead-ensemble | Ein Musical mit Schülern einstudieren | Einen Kinderchor leiten
    revive-place | Das Dorfgemeinschaftshaus renovieren | Das alte Wegkreuz restaurieren
    house-community | Die Eigentümerversammlung von der Sanierung überzeugen | Hausverwaltung wechseln
    forgive | Meinem Bruder verzeihen | Meiner Mutter vergeben
    compete | Am Turnier teilnehmen | Bei der Matheolympiade mitmachen
    surprise | Meine Frau überraschen | Oma zum Geburtstag überraschen
    farm-animals | Schafe halten | Hühner anschaffen
    farm-direct | Honig auf dem Bauernmarkt verkaufen | Einen Milchautomaten aufstellen
    hire | Eine Aushilfe finden | Mitarbeiter für die Bäckerei suchen
    illness-live | Mit Asthma besser leben | Mit Rheuma im Alltag klarkommen
    shift-work | Mit Nachtschicht besser schlafen | Wechselschicht besser vertragen
    shift-sport | Trotz Schichtarbeit trainieren | Neben dem Schichtdienst laufen
    sport-limits | Trotz Arthrose Sport treiben | Mit kaputtem Rücken trainieren
    breastfeed | Voll stillen | Länger stillen
    performing | Beim Open Mic auftreten | Auf einer Hochzeit vorsingen
    submission | Fördermittel für den Verein beantragen | Bei Jugend forscht gewinnen
    lead-team | Eine Abteilung leiten | Ein Team führen
    train-colleague | Den neuen Kollegen einarbeiten | Eine Praktikantin einweisen
    workshop | Einen Workshop halten | Eine Fortbildung vorbereiten
    first-customers | Neue Kunden gewinnen | Mehr Aufträge bekommen
    job-loss | Jobverlust verkraften | Als Arbeitslose einen Neuanfang schaffen
    open-place | Einen Laden eröffnen | Ein Restaurant übernehmen
    work-abroad | In der Schweiz arbeiten | In Kanada jobben
    return-work | Nach langer Krankheit zurück zur Arbeit | Wiedereingliederung machen
    making | Eine Uhr bauen
    wood-metal-craft | Einen Löffel schnitzen
    game-design | Ein Kartenspiel erfinden | Ein Computerspiel programmieren
    collect | Münzen sammeln | Meine Plattensammlung erweitern
    publish-book | Mein Buch im Selbstverlag veröffentlichen | Einen Gedichtband herausgeben
    chronicle | Eine Festschrift für den Verein schreiben | Die Geschichte unseres Dorfes aufschreiben
    record-music | Ein Album aufnehmen | Eigene Songs aufnehmen
    short-film | Einen Kurzfilm drehen | Eine Doku über Opa drehen
    cheaper | Günstiger wohnen | Ein billigeres Hobby haben
    tidying | Die Laube ausräumen | Den Werkzeugschuppen auflösen
    grave | Das Grab von Opa pflegen | Grabstein säubern
    plot-tidy | Den Kleingarten herrichten | Den Garten in Ordnung bringen
    pond | Einen Miniteich anlegen | Einen Teich bauen
    pet-rehome | Für unsere Kätzchen ein Zuhause finden | Meinem Hund ein neues Zuhause suchen
    long-trail | Eine Alpenüberquerung machen | Den Westweg wandern
    together-out | Mit meinem Sohn zelten
    mountain-day | Mit Papa eine Bergtour machen
    open-source | Bei einem Open-Source-Projekt mitarbeiten | Mein Projekt auf GitHub veröffentlichen
    followers | Mehr Follower bekommen | Instagram für meinen Laden aufbauen
    digitise-video | Alte Videokassetten digitalisieren | Schmalfilme retten
    app-build | Eine App programmieren | Eine eigene App veröffentlichen
    senior-bathroom | Eine bodengleiche Dusche einbauen lassen, barrierefrei | Das Bad barrierefrei machen
    youth-group | Die Jugendfeuerwehr leiten | Eine Kindergruppe aufbauen
    make-many | 20 Mützen für den Basar stricken | Seifen zum Verkauf herstellen
    exhibition | Meine Fotos ausstellen | Eine eigene Ausstellung machen
    plant-protect | Giersch loswerden | Blattläuse bekämpfen
    grow-sell | Erdbeeren zum Verkauf anbauen | Kürbisse anbauen und verkaufen
    tutoring | Nachhilfe anbieten | Gitarrenunterricht geben
    low-mood | Den Winterblues loswerden | Aus dem Stimmungstief kommen
    pet-lost | Die weggelaufene Katze suchen | Den entlaufenen Hund finden
    privacy | Meine Privatsphäre im Netz schützen | Spuren im Internet löschen
    fraud | Den Fakeshop melden | Einen Betrüger anzeigen
    children-club | Meinen Sohn beim Fußball anmelden | Musikschule für die Tochter finden
    make-food | Bier brauen lernen | Joghurt selbst machen
    wind-up | Das Gewerbe abmelden | Unsere Firma verkaufen
    first-feast | Das erste Weihnachten nach der Scheidung überstehen | Ostern ohne Papa schaffen
    estranged | Mich mit meiner Schwester aussöhnen | Mit meinem Vater wieder reden, seit Jahren Funkstille
    grandkids-far | Mehr Zeit mit den Enkelkindern verbringen | Den Enkel in Kiel öfter sehen
    revive-club | Unseren Kirchenchor retten | Die Ortsgruppe wiederbeleben
    calm-christmas | Weihnachten stressfrei verbringen | Ein ruhiges Weihnachten
    widowed | Wieder unter Menschen gehen, mein Mann ist gestorben | Nicht mehr so allein sein, bin Witwe
    citizenship-austria | Die Einbürgerung in Österreich beantragen | Österreichische Staatsbürgerin werden
    say-no | Nein sagen lernen | Grenzen setzen lernen
    teach-swim | Meiner Tochter das Schwimmen beibringen | Meinem Enkel Schwimmen beibringen
    sport-return | Nach dem Kreuzbandriss wieder Handball spielen | Nach der Operation zurück zum Tennis
    quilt | Einen Quilt nähen | Eine Patchworkdecke für meine Nichte nähen
    crochet | Amigurumi häkeln | Eine Decke häkeln
    grow-business | Den Umsatz der Werkstatt steigern | Mehr Umsatz im Laden machen
    """)
}
