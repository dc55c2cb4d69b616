import CoreModels

extension TopicPhrases {
  /// German phrases for trades, sports and crafts.
  static let germanTrade = rows(
    .german,
    """
    police-become | Polizistin werden | Zur Kripo gehen | Ausbildung bei der Polizei anfangen
    soldier-join | Soldat werden | Ich will zur Bundeswehr | Wehrdienst
    doctor-become | Ich will Arzt werden | Zahnärztin werden | Tiermedizin studieren und Tierarzt werden
    law-become | Anwalt werden | Staatsanwältin werden | Richter werden
    pilot-become | Ich will Pilot werden | Verkehrspilot werden | Fluglotsin werden
    fly-licence | Privatpilot | Segelfliegen | Den Pilotenschein machen
    cabin-crew | Ich will Stewardess werden | Flugbegleiterin werden mit 30 | Flugbegleiter werden
    bus-train-job | Straßenbahnfahrer werden | Lokführer | LKW-Fahrer werden
    rescue-become | Rettungssanitäter werden | Im Rettungsdienst arbeiten | Zur Berufsfeuerwehr kommen
    stage-become | Schauspieler werden | Ich will Model werden | Opernsängerin werden
    therapist-become | Psychotherapeut werden | Psychologin werden | Heilpraktikerin
    trainer-become | Fitnesstrainer werden | Yogalehrerausbildung | Skilehrer werden
    media-become | Journalist werden | Reporterin werden | Übersetzerin werden
    estate-tax-become | Immobilienmaklerin werden | Steuerberaterin werden | Bilanzbuchhalter werden
    alp-summer | Alpsommer | Den Sommer auf einer Alm verbringen | Sennerin werden
    nature-job | Landwirt werden | Försterin werden | Tierpflegerin werden
    referee-become | Schiri werden | Fußballschiedsrichter werden | Schiedsrichterschein
    pro-athlete | Ich will Fußballprofi werden | Tennisprofi werden | In die Nationalmannschaft kommen
    programmer-become | Ich will Programmierer werden | Webdesignerin werden | Quereinstieg als Softwareentwickler
    dream-job | Architekt werden | Ich will Astronaut werden | Sozialarbeiterin werden
    childminder-become | Ich will Tagesmutter werden | Tagesvater werden
    passive-income | Passives Einkommen | Dropshipping starten | Online Geld verdienen
    service-business | Putzfirma gründen | Hausmeisterservice aufmachen | Mich als Reinigungskraft selbstständig machen
    zivildienst | Zivildienst | Zivildiener werden | Zivildienststelle suchen
    racket-start | Badminton | Squash ausprobieren | Padel ausprobieren
    target-games | Dart spielen | Bogenschießen ausprobieren | Billard lernen
    skydive-jump | Fallschirmsprung | Bungee Jumping | Eine Ballonfahrt machen
    ferrata | Klettersteig | Via ferrata | Meinen ersten Klettersteig schaffen
    belt-grade | Schwarzer Gürtel | Die Gürtelprüfung bestehen | Den gelben Gürtel im Judo machen
    pet-sick | Hund humpelt | Katze ist krank | Mein Kaninchen frisst nicht
    tortoise-winter | Schildkröte überwintern | Schildkröte im Kühlschrank überwintern | Winterstarre meiner Landschildkröte
    wine-know | Wein kennenlernen | Eine Weinprobe besuchen | Wein besser verstehen
    cocktails | Cocktails mixen | Einen Cocktailkurs machen | Barkeeper werden
    coffee-skill | Latte Art | Guten Espresso machen | Cappuccino wie ein Barista machen
    pasta-fresh | Pasta selber machen | Ravioli selber machen | Frische Nudeln machen
    cake-make | Geburtstagstorte backen | Hochzeitstorte selber machen | Torte für meine Tochter
    dog-exam | Hundeführerschein | Begleithundeprüfung | Agility mit meinem Hund
    reptile-keep | Terrarium | Bartagame halten | Einen Gecko kaufen
    furniture-buy | Neues Sofa | Matratze kaufen | Ein Boxspringbett aussuchen
    ironing | Hemden bügeln | Schneller bügeln | Bügeln
    special-plants | Bonsai | Avocado ziehen | Chilis anbauen
    violin | Geige | Cello spielen lernen | Bratsche lernen
    wind-instrument | Saxophon | Trompete lernen | Blockflöte spielen
    poetry-slam | Poetry Slam | Slamtext schreiben | Beim Poetry Slam mitmachen
    sculpt | Bildhauerei | Speckstein bearbeiten lernen | Eine Skulptur machen
    ex-back | Meine Ex zurück | Meinen Ex zurückgewinnen | Wieder mit ihr zusammenkommen
    find-parent | Meinen biologischen Vater finden | Meine Halbschwester kennenlernen | Meine Jugendliebe wiederfinden
    talk-with-child | Meine Tochter redet nicht mehr mit mir | Mehr mit meinem Sohn reden | Mein Teenager erzählt nichts
    flirt | Flirten | Besser küssen | Besser flirten
    child-independent | Unser Kind soll selbstständig werden | Mein Sohn soll allein zur Schule gehen | Meine Tochter soll sich alleine anziehen
    cook-with-kids | Kochen mit Kindern | Mit meinem Sohn kochen | Mit den Enkeln backen
    anger | Wut | Wutausbrüche loswerden | Nicht mehr ausrasten
    guilt-shame | Schuldgefühle | Schlechtes Gewissen loswerden | Mich nicht mehr schämen
    concentration | Konzentration | Mich besser konzentrieren | Mich weniger ablenken lassen
    motivation | Motivation | Mich wieder aufraffen können | Mehr Motivation haben
    retreat | Kloster | Ins Kloster gehen für eine Woche | Schweigekloster
    crypto-buy | Bitcoin | Kryptowährung kaufen | Ethereum kaufen
    gold-buy | Gold kaufen | Goldmünzen | Goldbarren als Anlage kaufen
    building-saver | Bausparvertrag | Bausparvertrag abschließen | Bausparer auflösen
    life-insurance-end | Lebensversicherung auflösen | Riester kündigen | Rentenversicherung beitragsfrei stellen
    shopping-stop | Kaufsucht | Weniger Klamotten kaufen | Aufhören online zu shoppen
    med-test | TMS | MedAT schaffen | Für den Medizinertest lernen
    art-portfolio | Mappe fürs Kunststudium | An der Kunsthochschule aufgenommen werden | Aufnahmeprüfung Musikhochschule
    study-start | Studium anfangen | Erstsemester | Das erste Semester überstehen
    language-partner | Sprachpartner finden | Tandempartner für Spanisch | Sprachcafé besuchen
    poker-learn | Pokern lernen | Texas Hold'em lernen | Besser Poker spielen
    backgammon-learn | Backgammon lernen | Mühle spielen lernen | Go spielen lernen
    au-pair | Au-pair werden | Als Au-pair nach Amerika | Au-pair in Frankreich
    cat-outdoor | Katze an Freigang gewöhnen | Katze rauslassen | Aus unserer Wohnungskatze eine Freigängerin machen
    kids-room-tidy | Kinderzimmer aufräumen | Spielzeug aussortieren | Lego sortieren
    pet-dying | Mein Hund stirbt | Mein Pferd stirbt | Von meiner alten Katze Abschied nehmen
    dog-car | Hund im Auto mitnehmen | Meinem Hund wird im Auto schlecht | Mit dem Hund Auto fahren
    dog-holiday | Mit dem Hund in den Urlaub | Mit dem Hund ans Meer | Urlaub mit Hund an der Ostsee
    holiday-home-book | Ferienwohnung buchen | Ferienhaus mieten an der Nordsee | Eine Hütte in den Bergen mieten
    gift-find | Geburtstagsgeschenk für Mama | Ein Geschenk zum 60. Geburtstag | Was schenke ich meinem Chef
    talk-parents | Mit Mama reden | Mit meinen Eltern reden | Meinen Eltern sagen, dass ich schwul bin
    picnic | Picknick planen | Picknick im Park mit Freunden | Ein Picknick machen
    babysit-start | Babysitten anfangen | Babysitterin werden | Mit dem Babysitten anfangen
    wifi-password | WLAN-Passwort ändern | Router Passwort vergessen | Das Passwort vom Router neu setzen
    networking | Netzwerken lernen | Berufliches Netzwerk aufbauen | Mein berufliches Netzwerk ausbauen
    terrace-build | Terrasse bauen | Holzterrasse bauen | Terrasse anlegen
    cat-issue | Unsere Katze pinkelt auf den Teppich
    boat-licence | Ich will den SBF See machen | Sportbootführerschein Binnen bestehen | Endlich den Motorbootführerschein machen
    kita-switch | Als Quereinsteigerin in die Kita wechseln | Quereinstieg als Erzieher mit 40 | Umsatteln auf Erzieherin
    paint-kitchen | Die Küchenwände neu streichen | Unsere Küche neu ausmalen | Küche weiß streichen
    visit-care-home | Uropa im Seniorenheim öfter besuchen | Meine Tante im Pflegeheim regelmäßig besuchen | Jede Woche Mama im Altersheim besuchen
    interrail | Mit dem Interrail-Pass drei Wochen unterwegs | Interrail nach dem Abitur planen
    times-tables | Mit meiner Tochter das kleine Einmaleins lernen | Die Malreihen mit meinem Sohn üben
    boat-licence | Den Bootsführerschein auf dem Bodensee machen
    """)
}
