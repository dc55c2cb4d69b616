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
    school-essay | Eine Erörterung schreiben | Referat über den Mond vorbereiten
    cat-carrier | Kater soll in die Transportbox gehen | Katze im Auto mitnehmen
    adopt-child | Ein Pflegekind aufnehmen | Pflegefamilie werden
    seeking | Eine Gruppe für Wanderungen finden
    more-often | Öfter lachen | Mehr lächeln
    staying | Im Winter aktiv bleiben
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
    farm-animals | Schafe halten
    hens | Hühner anschaffen
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
    long-trail | Den Westweg wandern
    alps-crossing | Eine Alpenüberquerung machen
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
    plant-protect | Blattläuse bekämpfen
    grow-sell | Erdbeeren zum Verkauf anbauen | Kürbisse anbauen und verkaufen
    tutoring | Nachhilfe anbieten | Gitarrenunterricht geben
    low-mood | Den Winterblues loswerden | Aus dem Stimmungstief kommen
    pet-lost | Die weggelaufene Katze suchen | Den entlaufenen Hund finden
    privacy | Meine Privatsphäre im Netz schützen | Spuren im Internet löschen
    fraud | Den Fakeshop melden | Einen Betrüger anzeigen
    children-club | Meinen Sohn beim Fußball anmelden | Musikschule für die Tochter finden
    make-food | Joghurt selbst machen
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
    sport-return | Nach der Operation zurück zum Tennis
    knee-return | Nach dem Kreuzbandriss wieder Handball spielen
    quilt | Einen Quilt nähen | Eine Patchworkdecke für meine Nichte nähen
    crochet | Amigurumi häkeln
    grow-business | Den Umsatz der Werkstatt steigern | Mehr Umsatz im Laden machen
    heartburn | Nachts kein saures Aufstoßen mehr haben | Den Säureblocker endlich absetzen
    tinnitus | Das Piepen in den Ohren besser ertragen | Trotz Ohrensausen gut schlafen
    menopause | Hitzewallungen in den Griff bekommen | In den Wechseljahren fit bleiben
    headstand | Zehn Atemzüge auf dem Kopf stehen beim Yoga | Den Unterarmstand schaffen
    knee-return | Nach der Meniskus-OP wieder joggen | Zurück in die Mannschaft nach Kreuzbandriss
    dental-costs | Implantat in Raten bezahlen | Die Zahnarztrechnung kann ich mir nicht leisten
    dish-learn | Semmelknödel wie von Oma kochen
    next-tenant | Eine Nachmieterin für die WG suchen | Vorzeitig aus der Mietwohnung raus
    bike-care | Am Rennrad die Schaltung einstellen | Einen Platten am Fahrrad selbst flicken
    stone-wall | Die Böschung mit Natursteinen abstützen
    floor-restore | Unsere Holztreppe abschleifen und lackieren | Altes Fischgrätparkett auffrischen
    aquarium-care | Trübes Wasser im Aquarium klar kriegen | Pinselalgen im Becken loswerden
    community-action | Einen Dorfputz auf die Beine stellen | Blutspendetermin im Ort organisieren
    star-singers | Als Sternsinger von Haus zu Haus ziehen | Die Sternsinger in der Pfarrei leiten
    child-friends | Das Kind findet in der Schule keine Freunde | Meinem schüchternen Sohn helfen
    step-bond | Zugang zu meinem Stiefsohn finden | Streit mit der Stieftochter beenden
    neighbour-tree | Nachbars Tanne nimmt uns die Sonne | Grenzstreit um den Zaun lösen
    refugee-family | Einer syrischen Familie im Alltag helfen | Integrationslotse werden
    job-limits | Nicht immer Dienste der Kollegen übernehmen | Im Büro nicht mehr ausgenutzt werden
    internship | Schnuppertage als Köchin bekommen | Im Sommer ein Praktikum beim Tierarzt machen
    succession | Unsere Bäckerei an die nächste Generation weitergeben | Die Hofübergabe planen
    student-loan | Meinen KfW-Kredit vom Studium tilgen | Bei der BAföG-Rückzahlung Raten senken
    driving-theory | Den Theorietest für Klasse B packen | Für die Führerscheintheorie lernen
    profession-german | Als Hebamme die Sprachprüfung ablegen | Die Approbation bekommen
    paddle-trip | Drei Tage mit dem Kanu auf der Lahn | SUP-Tour mit Zelt auf der Havel
    night-train | Im Liegewagen nach Kroatien fahren | Familienabteil im Nightjet buchen
    weeds-out | Moos in den Fugen der Terrasse loswerden | Gras aus dem Kies ziehen
    pet-sitter | Im Urlaub die Katze versorgen lassen | Eine Hundepension für die Ferien finden
    keep-weight | Nach der Abnehmspritze mein Gewicht stabil halten | Den Jojo-Effekt vermeiden
    organic-farm | Vom konventionellen Ackerbau zu Bioland wechseln | Biobäuerin werden
    short-time-work | In der Kurzarbeit finanziell klarkommen | Wir haben ab März Kurzarbeit
    messenger-self | Der Enkelin Sprachnachrichten schicken | Die Signal-App selbst einrichten
    sermon | Kurze Andacht für Heiligabend ausarbeiten | Meine Predigten früher fertig bekommen
    band-gigs | Mehr Gigs für unsere Rockband an Land ziehen | Als Duo im Sommer live auftreten
    carpet-out | Linoleum in der Küche herausreißen | Kleberreste vom Estrich wegbekommen
    reupholster | Polster der Eckbank neu beziehen | Hocker mit neuem Stoff bespannen
    sauna-build | Im Badezimmer eine Saunakabine einbauen | Ein Saunahaus hinterm Haus errichten
    dog-settle | Hündin aus Spanien soll Vertrauen fassen | Dem Zweithund das Einleben erleichtern
    sock-knit | Dem Enkel Kniestrümpfe stricken | Eine Bumerangferse hinkriegen
    ex-holidays | Sommerferien nach der Scheidung fair aufteilen | Ostern mit dem Ex-Mann absprechen
    child-homesick | Meine Enkelin hat bei uns Heimweh | Sohn traut sich nicht zu übernachten
    maypole | Eine Birke als Maibaum für meine Liebste | Beim Maibaumsetzen im Ort mitmachen
    public-bookcase | Bücherhäuschen am Spielplatz | Telefonzelle für Bücher umbauen
    alone-cope | Den Alltag als Witwe bewältigen | Papierkram schaffen seit dem Tod meines Mannes
    dizziness | Ständiges Schwindelgefühl abstellen | Mein Gleichgewicht im Alter trainieren
    erasmus | Im Sommersemester in Italien studieren | Mein Learning Agreement fertig haben
    sew-start | Eine Stofftasche nähen lernen | Die alte Nähmaschine von Oma benutzen lernen
    evening-snacks | Beim Fernsehen keine Salzstangen mehr | Nachts nicht mehr Schokolade essen
    cat-settle | Die erste Nacht mit dem Kitten schaffen | Tierheimkatze soll zutraulich werden
    clothes-alter | Ärmel meiner Jacke kürzen
    medicine-off | Meine Blutdrucktabletten loswerden | Schmerzmittel reduzieren
    wall-mount | Gardinenstange im Wohnzimmer anbringen | Einen schweren Spiegel andübeln
    home-office | Arbeitsecke im Wohnzimmer gestalten | Rückenfreundliches Homeoffice schaffen
    eviction-defend | Gegen eine Zwangsräumung vorgehen | Vermieterin will uns rauswerfen
    weaning | Mit dem Stillen aufhören | Unseren Sohn nachts abstillen
    landlord-repair | Der Vermieter lässt den Aufzug nicht reparieren | Eine Mängelanzeige schreiben
    phone-lost | Geklautes Smartphone orten | Telefon im Taxi liegen gelassen
    teacher-training | Unterrichtsbesuche gut bestehen | Als Lehramtsanwärterin durchhalten
    own-practice | Meine eigene Logopädiepraxis gründen | Mich als Physiotherapeutin niederlassen
    pull-up-number | Zwölf Klimmzüge hintereinander schaffen | Von drei auf zehn Klimmzüge kommen
    alps-crossing | Den E5 über die Alpen wandern | Eine Alpenüberquerung im Sommer machen
    camper-north | Mit dem Bulli durch Norwegen fahren | Mit dem Camper auf die Lofoten
    coach-licence | Trainerlizenz im Volleyball erwerben | Übungsleiterlizenz im Turnen bekommen
    kids-bedtime | Die Kinder sollen früher ins Bett gehen | Beim Zubettgehen weniger Streit haben
    stroke-relative | Meinem Mann nach dem Schlaganfall helfen | Papa nach Schlaganfall beistehen
    wind-band | Flügelhorn in der Blaskapelle spielen | Mit der Klarinette ins Blasorchester
    photo-scan | Die alten Fotos meiner Eltern scannen | Ein Familienalbum digitalisieren
    back-strong | Einen kräftigen Rücken bekommen | Rückenmuskeln trainieren
    wake-night | Endlich wieder durchschlafen können | Nachts nicht mehr stundenlang wach liegen
    bike-puncture | Einen Platten am Rad selbst reparieren | Am Velo den Schlauch wechseln
    rose-winter | Rosenstöcke gut über den Winter bringen | Winterschutz für meine Beetrosen
    job-switch | Nahtlos die Stelle wechseln | Jobwechsel ohne Lücke schaffen
    advent-calendar | Für Oma einen Adventskalender falten | Unseren Adventskalender nähen
    latinum | Latinum nachmachen fürs Lehramt
    physikum | im Herbst das Physikum packen
    quali-exam | den Quali gut bestehen, bin in der 9. Klasse
    class-participation | meine mündliche Note in Deutsch verbessern
    gymi-exam | Gymiprüfung mit unserer Tochter vorbereiten
    exam-nerves | vor jeder Klausur Panik, das soll aufhören
    fresh-start-separated | seit der Scheidung finanziell neu aufstellen
    knit-sweater | meiner Tochter einen Pulli stricken
    family-album-gift | ein Fotobuch zum 70. Geburtstag von Papa gestalten
    office-order | in meinem Büro endlich das Chaos aufräumen
    marathon-city | beim Berlin Marathon mitlaufen
    shoulder-op | nach der Schulteroperation den Arm wieder heben
    lunch-work | in der Mittagspause gesünder essen
    lake-round | zu Fuß rund um den Chiemsee, einmal umrunden
    leave-trade | raus aus der Gastronomie, ich will geregelte Arbeitszeiten
    temp-to-permanent | als Leiharbeiter endlich fest übernommen werden
    partial-retirement | nächstes Jahr in Altersteilzeit
    pension-fund-buyin | Lücke in der Pensionskasse mit Einkauf schliessen
    savings-place | mein Geld liegt auf dem Girokonto, soll besser verzinst sein
    pocket-money-last | mit dem Taschengeld auskommen
    repay-private | meinen Eltern das geliehene Geld zurückzahlen
    garage-clear | Garage leer kriegen, damit das Auto passt
    half-timbered | unser altes Fachwerk renovieren
    kitchen-evening | abends immer die Küche sauber machen
    stamps-inherited | Opas Münzsammlung bewerten lassen
    kayak-build | ein Kanu selbst bauen
    collect-set | mein Panini Album vollständig kriegen
    hold-voice | im Chor die zweite Stimme halten
    esport-rank | in Valorant auf Platin kommen
    schwingen | beim Schwingklub anfangen
    home-equity | genug Eigenkapital für ein Haus in sechs Jahren
    heat-upgrade | Unser altes Haus dämmen
    high-trek | Den Kilimandscharo besteigen
    jam-cook | Marmelade kochen | Aus Zwetschken Schnaps machen
    specialist-appointment | Facharzttermin bekommen
    colonoscopy | Mich auf die Darmspiegelung vorbereiten
    cleaner-find | Zuverlässige Putzhilfe suchen
    strawberry-plant | Erdbeeren pflanzen
    card-game-learn | Besser Skat spielen | Doppelkopf lernen
    aquarium-start | Aquarium einrichten
    kid-gaming | Bildschirmzeit der Kinder begrenzen
    solids-start | Beikost einführen
    birth-prep | Die Geburt vorbereiten
    pigeons | Tauben vom Balkon vertreiben
    play-garden | Einen Sandkasten bauen | Klettergerüst für die Kinder aufstellen
    weeds-bed | Giersch loswerden
    curtains-shorten | Gardinen umnähen
    stay-sober | Bis Ostern nüchtern bleiben
    egg-freezing | Meine Eizellen einfrieren lassen
    sweating | Nicht mehr so unter den Achseln schwitzen
    hair-loss | Haarausfall stoppen
    vasectomy | Über eine Vasektomie entscheiden
    beard | Mir einen Vollbart stehen lassen
    wallpaper | Alte Tapeten runterreißen
    cat-scratch | Mein Kater kratzt am Sofa
    ants-small | Silberfische im Badezimmer
    stove-install | Schwedenofen im Wohnzimmer setzen lassen
    homesick | Enkel hat Angst vorm Alleinsein
    wg-found | Eine WG aufmachen
    st-martin | Einen Laternenumzug planen
    tell-pregnant-work | Meinem Arbeitgeber die Schwangerschaft mitteilen
    team-mood | Das Betriebsklima bei uns besser machen
    career-craft | Beim Discounter raus, was mit Holz machen
    dirndl-sew | Eine Trachtenbluse und ein Dirndl nähen
    mask-carve | Eine Fasnachtslarve aus Holz machen
    accordion | Steirische Harmonika lernen
    craft-joints | Gitarre spielen mit Arthrose
    vocab-test | Für den Vokabeltest in Englisch lernen
    student-room | Zimmer im Studierendenwohnheim bekommen
    speak-at-doctor | Beim Arzt auf Deutsch sagen können, was mir fehlt
    thesis-topic | Ein Thema für die Masterarbeit finden
    church-leave-decide | Aus der Kirche austreten oder doch nicht
    premium-reduction | Prämienverbilligung im Kanton Bern bekommen
    car-insurance-switch | Autoversicherung wechseln bis 30.11.
    business-loan | Kredit für meinen Betrieb bekommen
    """)
}
