import CoreModels

extension TopicPhrases {
  /// German phrases for topics of home, people, feelings, technology and travel.
  static let germanHome = rows(
    .german,
    """
    attic-build | Unterm Dach ein Kinderzimmer schaffen | Aus dem alten Stall Wohnraum machen
    cat-dog | Kater und Welpe sollen sich verstehen | Zweitkatze an die alte gewöhnen
    horse-rehab | Meine Stute nach der Kolik wieder fit kriegen | Pferd nach Lahmheit aufbauen
    model-railway | Endlich die Märklin-Anlage fertigstellen | Ein Segelschiff als Modell bauen
    house-move | In die neue Wohnung umziehen | In eine andere Stadt ziehen
    kitchen-new | Unsere alte Küche rauswerfen und ersetzen | Traumküche aussuchen
    roof-windows | Neue Fenster fürs Haus | Unser Ziegeldach erneuern lassen
    ev-charge | Auf Elektro umsteigen beim nächsten Auto | Ladestation in der Garage
    camper-build | Aus einem Lieferwagen ein Wohnmobil machen | Meinen VW-Bus campingtauglich machen
    no-car | Das Auto abgeben und nur noch Öffis fahren | Unser Zweitauto abschaffen
    estate-clear | Omas Haus nach ihrem Tod leer räumen | Den Nachlass vom Vater räumen
    flat-search | Bezahlbare Mietwohnung für uns drei | Ein Zimmer in Leipzig suchen
    garden-build | Geräteschuppen hinterm Haus aufstellen | Unsere Terrasse überdachen
    interior-work | Neue Fliesen im Flur legen
    home-secure | Das Haus gegen Einbrecher sichern | Sicherheitsschloss an der Tür montieren
    horse-buy | Mir endlich ein Pferd zulegen | Ein Pflegepferd suchen
    cook-skill | Gut kochen können
    pizza-grill | Den perfekten Pizzateig hinbekommen | Ein saftiges Steak braten
    daily-tidy | Endlich ein ordentliches Zuhause haben | Weniger Chaos daheim
    wasps | Hornissen unterm Dach vertreiben
    small-repair | Die Jalousie klemmt, wieder flottmachen | Ein tropfendes Klo in Ordnung bringen
    buy-home-de | Ein eigenes Haus am Stadtrand erwerben | Unsere erste Immobilie kaufen
    dog-start | Uns einen Labrador zulegen | Einen Vierbeiner aus dem Tierheim holen
    dog-behaviour | Mein Dackel zieht ständig an der Leine
    bathroom-new | Neue Dusche statt der alten Wanne | Unser Klo komplett erneuern
    woodwork | Eine Gartenbank selber zimmern | Einen Esstisch aus Eiche tischlern
    garden-plan | Unseren Hinterhof schöner machen | Den Garten komplett umgestalten
    renovate-flat | Eine heruntergekommene Altbauwohnung herrichten
    install-house | Treppenlift für die Oma nachrüsten
    garden-water | Schwimmbecken im Garten aufstellen | Regentonne und Tropfschläuche anschließen
    vehicle-small | Ein gebrauchtes Rennrad aussuchen | Jobrad über die Firma leasen
    distill | Nusslikör selber ansetzen
    car-deal | Meinen alten Golf loswerden | Einen gebrauchten Wohnwagen kaufen
    tree-fell | Die kranke Fichte umschneiden lassen | Den alten Baumstumpf entfernen
    water-damage | Rohrbruch im Bad, Schaden melden | Nach dem Hochwasser den Keller trocknen
    hens | Mir ein paar Hennen zulegen | Zwerghühner im Garten züchten
    pet-slim | Mein Mops ist viel zu dick | Dem Kater ein paar Kilo wegkriegen
    balcony-plants | Blumen für meine Loggia | Aus dem Balkon eine grüne Oase machen
    happier | Wieder Freude am Leben spüren | Mit meinem Leben zufrieden sein
    self-confident | Mich endlich mehr trauen | An mich selbst glauben
    life-order | Mein Leben komplett umkrempeln | Aus dem ganzen Durcheinander rauskommen
    self-love | Mich so annehmen wie ich bin | Netter zu mir selbst werden
    discipline | Den inneren Schweinehund besiegen | Nicht mehr alles auf morgen verschieben
    jealousy | Nicht immer so eifersüchtig sein | Anderen ihr Glück gönnen
    phobia | Keine Panik mehr im Aufzug | Spinnenangst loswerden
    purpose | Meine Berufung entdecken | Wissen, wofür ich lebe
    positive | Weniger meckern und jammern | Das Gute im Leben mehr sehen
    smalltalk | Lockerer mit Fremden plaudern | Nicht mehr sprachlos sein im Gespräch
    routine | Ein festes Abendritual einführen
    energy | Tagsüber nicht mehr so schlapp sein | Mehr Schwung im Alltag
    faith | Gott näherkommen
    past-peace | Alte Wunden heilen | Meinen Groll endlich loslassen
    resolutions | Meine Neujahrsvorsätze durchziehen | Hundert Dinge, die ich noch tun will
    take-criticism | Nicht alles gleich persönlich nehmen | Ein dickeres Fell bekommen
    homesick | Gut mit mir allein sein | Nicht ständig Heimweh haben
    style | Mich besser anziehen | Gepflegter auftreten
    success | Es im Leben zu etwas bringen | Meine Träume verwirklichen
    stage-fright | Vor Publikum nicht mehr zittern | In Besprechungen was sagen trauen
    time-for | Öfter Zeit für meine Geschwister haben | Zeit finden für meinen Garten
    something-new | Mal was Verrücktes machen | Raus aus dem täglichen Trott
    couple-time | Wieder frischen Wind in unsere Ehe bringen | Meiner Frau wieder näherkommen
    friends-new-town | In der neuen Stadt Leute finden | Einen Freundeskreis aufbauen
    couple-money | Eine Haushaltskasse mit meinem Freund | Mit der Partnerin die Ausgaben teilen
    long-distance | Beziehung auf Distanz hinkriegen | Trotz 600 Kilometern ein Paar bleiben
    dating-again | Mich noch einmal verlieben | Nach der Trennung neue Liebe finden
    come-out | Mama sagen, dass ich lesbisch bin | Mein Coming-out in der Familie
    in-laws | Frieden mit der Schwiegermutter schließen | Ein besseres Verhältnis zum Schwiegervater
    step-family | Gute Stiefmutter sein | Mich mit der Tochter meines Partners verstehen
    new-sibling | Dem Großen die Angst vorm Baby nehmen | Unser Kind wird großer Bruder
    tantrums | Ruhig bleiben, wenn der Kleine tobt | Mein Kleinkind beißt und haut
    twins | Wir bekommen Zwillinge | Das erste Jahr mit Zwillingen durchstehen
    dark-fear | Meine Tochter fürchtet sich im Dunkeln
    school-refusal | Mein Kind will morgens nicht zur Schule | Unser Sohn schwänzt den Unterricht
    kids-chores | Teenager soll die Spülmaschine ausräumen | Kinder zum Mithelfen bringen
    homework | Mein Sohn soll bessere Noten haben | Ohne Tränen Hausübung machen
    bilingual | Baby mit zwei Sprachen aufwachsen lassen | Den Enkeln Kroatisch weitergeben
    single-parent | Drei Kinder allein großziehen | Als Alleinerzieher durchhalten
    babysitter | Jemanden zum Kinderhüten am Abend finden | Leihoma für die Kleinen
    care-home-find | Altersheim für Oma aussuchen | Papa braucht einen Pflegeplatz
    dementia | Opa hat Alzheimer, gut betreuen | Gut umgehen mit der dementen Mama
    care-break | Auszeit als pflegende Tochter nehmen | Einen Pflegedienst für Opa bestellen
    elder-driving | Mutter soll den Führerschein abgeben | Opa vom Autofahren abbringen
    elder-scams | Oma vor Betrügern warnen | Meine Mutter gegen Telefonabzocke wappnen
    club-office | Obmann bei der Blasmusik werden | Den Vorsitz im Kegelklub übernehmen
    public-office | Bei der Gemeindewahl antreten | In die Kommunalpolitik gehen
    volunteer-role | Freiwillig bei den Maltesern helfen | Sanitäter im Ehrenamt werden
    language-volunteer | Ukrainern beim Deutschlernen helfen | Im Sprachcafé mithelfen
    host-student | Ein Gastkind aus Chile bei uns wohnen lassen | Au-pair-Mädchen holen
    empty-nest | Das Haus ist so leer ohne die Kinder | Jüngster zieht aus, was nun mit uns
    flatmates | Mit Mitbewohnern weniger Krach wegen der Küche
    godparent | Patentante für Lena werden | Für mein Patenkind da sein
    club-fest | Ein Nachbarschaftsfest veranstalten | Feuerwehrfest auf die Beine stellen
    carnival | Mit unserer Gruppe beim Faschingszug mitgehen
    staff-party | Betriebsausflug fürs Team planen | Meinen Ausstand in der Firma geben
    condolence | Der Nachbarin mein Mitgefühl aussprechen | Worte für einen Trauerbrief finden
    remember-dates | Keinen Hochzeitstag mehr vergessen | Dankeskarten nach der Hochzeit verschicken
    baby-shower | Babyshower für meine beste Freundin | Gender-Reveal-Party planen
    separation-child | Trennung ohne Drama für die Kinder | Den Kindern sagen, dass wir uns trennen
    friends-more | Mich mehr bei meinen Freundinnen melden | Meine Freunde wieder regelmäßig sehen
    best-man | Trauzeuge bei meinem Bruder sein | Brautjungfer sein und nichts vergessen
    teach-elder | Oma zeigen, wie WhatsApp geht | Schwiegermutter in WhatsApp einführen
    home-from-hospital | Mama darf aus der Reha heim | Opa nach der Hüft-OP zu Hause betreuen
    members-win | Nachwuchs für unseren Chor finden | Mehr Leute in den Verein holen
    holiday-care | Kinder in den Ferien unterbringen | Betreuung, wenn der Kindergarten zu hat
    elder-move-in | Oma zieht bei uns ein | Opa in die Einliegerwohnung holen
    screaming-baby | Unser Säugling weint die ganze Nacht | Das Baby lässt sich nicht beruhigen
    heartbreak-child | Sohn wurde von der Freundin verlassen | Tochter nach der ersten Liebe trösten
    letter-personal | Ein paar liebe Zeilen an meine Mutter | Dankesbrief an die Lehrerin schreiben
    feast-alone | Ostern ohne Familie feiern | Silvester ganz allein verbringen
    introduce-partner | Meine neue Freundin daheim vorstellen
    medicine-family | Mama vergisst ihre Pillen | Überblick über Papas Medikamente kriegen
    hospice-help | Sterbende am Lebensende begleiten | Freiwillig im Hospizverein helfen
    parents-housing | Mama vom dritten Stock ins Erdgeschoss | Mit Papa übers Wohnen im Alter reden
    repair-cafe | Reparaturtreff im Dorf ins Leben rufen | Mit Nachbarn kaputte Sachen reparieren
    crisis-line | Am Telefon Menschen in Not zuhören | Ehrenamtlich in der Krisenhilfe arbeiten
    hacked | Jemand ist in mein E-Mail-Konto eingedrungen | Virus vom Laptop kriegen
    phone-secure | Mein Smartphone gegen Hacker absichern | Unser WLAN daheim sicherer machen
    system-switch | Vom PC auf einen Mac wechseln | Linux auf dem alten Laptop installieren
    cloud-nas | Fotos und Filme auf eigenem Server speichern | Raspberry Pi als Heimserver
    eid | Die elektronische Patientenakte nutzen | Für FinanzOnline registrieren
    ai-use | Mit künstlicher Intelligenz arbeiten | Lernen, wie man gute Prompts schreibt
    data-rescue | USB-Stick kaputt, Dateien zurückholen | Versehentlich gelöschte Bilder retten
    paperless | Alle Belege einscannen | Rechnungen nur noch digital ablegen
    sell-device | Mein iPad zu Geld machen | Die alte PlayStation loswerden
    phone-less | Seltener auf den Bildschirm starren | Nicht mehr so viel auf TikTok hängen
    fiber | Glasfaserleitung ins Haus legen lassen | Anbieter fürs Internet wechseln
    elder-tech | Seniorenhandy für Opa | Mit der Familie per Video telefonieren
    maker | Kleine Teile selber drucken in 3D | Mit Arduino basteln
    device-fix | Gesprungenes Handyglas ersetzen | Drucker mit dem Laptop verbinden
    video-make | Eigene Reels aufnehmen und schneiden | Fotos am Computer bearbeiten
    photobook | Unsere schönsten Bilder in ein Album kleben | Jahreskalender mit Familienfotos
    computer-setup | Den Rechner neu aufsetzen | Frischen Laptop startklar machen
    mail-change | Mein Postfach leer kriegen | Zu einem anderen Mailanbieter umziehen
    phone-photos | Ordnung in meine Handybilder bringen | Tausende Fotos am Smartphone ausmisten
    far-trip | Einmal im Leben nach Australien fliegen | Mit Rucksack durch Südamerika
    camino | Nach Santiago pilgern | Auf dem Jakobsweg unterwegs sein
    world-trip | Mit dem Rucksack einmal um den Globus | Sechs Monate reisen und alles sehen
    train-trip | Quer durch Europa auf Schienen
    night-train | Im Nachtzug nach Venedig
    camper-trip | Drei Wochen im Wohnwagen unterwegs
    camper-north | Im VW-Bus durch Skandinavien
    city-trip | Ein paar Tage Lissabon | Kurztrip nach Prag zu zweit
    nature-sight | Nordlichter in Norwegen erleben
    visit-all | Jedes Schloss in Bayern anschauen | Sämtliche Leuchttürme der Nordsee abklappern
    group-trip | Mit der Klasse ans Meer fahren | Mädelswochenende planen
    travel-refund | Flug gestrichen, Entschädigung holen | Hotelbuchung absagen ohne Verlust
    accessible-travel | Urlaub mit Rollator am Meer | Trotz Parkinson noch mal verreisen
    motorbike-tour | Auf der Vespa über die Pässe | Mit meiner Harley ans Meer
    long-walk | Einen ganzen Tag und eine Nacht durchmarschieren | 50 Kilometer am Stück gehen
    boat-trip | Eine Woche auf dem Hausboot
    paddle-trip | Mit dem Kanu über die Seenplatte
    camp-holiday | Mit den Kindern auf den Campingplatz | Im Zelt am See schlafen
    ski-trip | Eine Woche Skiferien im Februar | Mit der Familie auf die Piste
    hut-tour | Wanderwoche in den Dolomiten | Auf der Almhütte übernachten und wandern
    wellness | Ein Tag in der Therme | Ausflug an den See am Sonntag
    dog-toilet | Den Welpen stubenrein kriegen
    dog-toilet | Unsere junge Hündin macht dauernd Pfützen ins Haus, das soll aufhören
    paint-room | Alle Zimmer neu ausmalen | Den Flur in zwei Tagen selbst streichen
    early-rise | Raus aus den Federn um halb sechs | Morgens nicht dreimal auf Snooze drücken
    alpine-peak | Einen Viertausender erklimmen | Mit einem Bergführer auf den Großvenediger
    matterhorn-climb | Auf das Matterhorn steigen | aufs Matterhorn steigen
    herb-bed | Eine Kräuterspirale anlegen
    herb-bed | Neben der Terrasse eine Ecke mit Küchenkräutern pflanzen
    call-parents | Meine Eltern regelmäßig anrufen
    call-parents | Mich mehr bei meinen Eltern melden, wenigstens einmal die Woche
    attic-insulate | Den Dachboden dämmen | oberste Geschossdecke selbst isolieren
    potato-bed | Kartoffeln anbauen | Hinter dem Haus ein paar Reihen Erdäpfel legen
    insurance-review | Versicherungen vergleichen | meine Versicherungen überprüfen und aufräumen
    bee-garden | Garten bienenfreundlich gestalten | unseren Vorgarten insektenfreundlich machen
    novel-finish | Mein angefangenes Manuskript beenden
    novel-finish | Das halbfertige Manuskript, das seit drei Jahren rumliegt, abschließen
    forklift-licence | Einen Stapler fahren dürfen | Gabelstapler fahren lernen
    thesis-finish | Meine Masterarbeit zu Ende schreiben
    thesis-finish | Masterarbeit abgeben, die letzten Kapitel fehlen noch
    citizenship-test | Einbürgerungstest in Zürich bestehen
    citizenship-test | Beim Test „Leben in Deutschland“ genug Punkte holen
    marathon-time | Einen Marathon unter vier Stunden
    marathon-time | Beim Marathon im Herbst will ich schneller als vier Stunden sein
    sport-weekly | Ich will zweimal die Woche zum Sport gehen und dabeibleiben
    kitchen-tidy | In meinen Küchenschränken herrscht Chaos, ich will sie neu einräumen
    clear-before-move | Speicher leer räumen vor unserem Umzug
    licence-again | Zweimal durch die praktische Prüfung gefallen, jetzt den Führerschein schaffen
    trip-language | Vor der Reise nach Lissabon ein wenig Portugiesisch lernen
    read-daily | Täglich eine halbe Stunde in einem Buch lesen
    phone-with-kids | Ich will das Handy weglegen, wenn meine Kinder um mich sind
    save-more | Ich möchte endlich monatlich etwas beiseite legen
    swim-regular | Vor der Arbeit jede Woche ins Hallenbad zum Schwimmen
    child-understand | Ich möchte wieder einen guten Draht zu meinem Teenager bekommen
    ski-fit | Die Beine vor der Skisaison in Form bringen, damit ich nicht wieder schlappmache
    family-chronicle | Unsere Familiengeschichte für die Enkel zu Papier bringen
    online-banking | Meine Rechnungen endlich mit der Bank-App bezahlen statt am Schalter
    punctual | Ich will nicht immer die Letzte sein, die zu spät zum Treffen kommt
    novel-revise | Mein Krimi-Manuskript kürzen und überarbeiten
    knit-start | Als Anfängerin einen warmen Loop selbst stricken
    cat-litter | Der kleine Kater macht immer neben das Katzenklo
    ihk-exam | Nebenberuflich zum Handelsfachwirt
    hike-fit | Bis zur Hüttentour im Juli genug Ausdauer haben
    listen-better | Kollegen nicht mehr dauernd ins Wort fallen
    season-fit | Bis zur Rückrunde wieder Kondition haben
    couple-weekends | Regelmäßig ein Wochenende ohne Kinder mit meiner Frau
    retire-early | Mit 57 nicht mehr arbeiten müssen
    loan-payoff | Die Raten fürs Motorrad vorzeitig zurückzahlen
    faith-learn | Einen Bibelkurs in der Gemeinde machen
    gratitude | Im Alltag mehr Dankbarkeit empfinden
    instrument-with-child | Gemeinsam mit meinem Enkel Ukulele spielen lernen
    cook-healthy | Abends gesünder und leichter kochen
    shift-family | Wechselschicht und Familienleben besser vereinbaren
    bread-first | Endlich eigenes Bauernbrot backen
    guests-more | Mein Wirtshaus unter der Woche besser auslasten
    marriage-save | Unsere Ehe steht vor dem Aus, ich will noch nicht aufgeben
    care-organise | Die Versorgung unserer Mama daheim auf die Beine stellen
    farm-shop | Bei uns am Hof soll ein kleiner Bauernladen entstehen
    wooden-toys | Für das Patenkind einen Kaufladen aus Holz zimmern
    half-marathon-first | Im Herbst die 21 Kilometer ins Ziel bringen
    run-ten-km | Endlich zehn Kilometer joggen, ohne stehenzubleiben
    part-time-job | Mit 25 Stunden in der Woche eine neue Stelle im Büro suchen
    balcony-veg | Paprika und Salat im Kübel auf der Dachterrasse ernten
    memoir-childhood | Meine Kinderjahre im Bergdorf für die Familie niederschreiben
    alps-bike | Im August einen Alpencross von Garmisch an den Gardasee
    creative-writing | Jeden Tag eine Viertelstunde Prosa schreiben lernen
    mural | An die Wand im Flur ein großes Motiv malen
    mural-outside | Unsere Hofmauer mit einem bunten Motiv bemalen
    nonfiction-book | Mein halbes Sachbuch über Bienen bis Herbst beenden
    school-mornings | Morgens ohne Geschrei mit zwei Kindern zum Kindergarten
    partner-leaving | Mein Partner denkt an Trennung, ich will ihn nicht verlieren
    lavender-plant | Neben der Terrasse ein Lavendelbeet anlegen
    bulbs-plant | Krokusse und Narzissen in die Wiese stecken
    flower-shrub | Eine Kletterrose neben die Haustür setzen
    garage-rent | Für mein Cabrio einen Stellplatz über den Winter anmieten
    commute-transit | Ab Jänner öffentlich ins Büro fahren
    water-save | Unsere Wasserrechnung senken
    run-five-km | Eine halbe Stunde durchlaufen können
    veg-more | Jeden Tag genug Obst und Salat essen
    startup-found | Meine Idee als Startup auf die Beine stellen
    gmbh-found | Meine Einzelfirma zur GmbH umwandeln
    japan-trip | Drei Wochen mit dem Rucksack durch Japan reisen
    perennial-bed | Den Streifen vor dem Haus als Blumenbeet anlegen
    workroom-rent | Mit Freunden einen Übungsraum anmieten
    english-interview | nächste Woche Jobinterview auf Englisch, muss mein Englisch auffrischen
    """)
}
