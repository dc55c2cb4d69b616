extension NamedayCalendar {
  /// A Polish calendar as it is commonly printed, two to four names a day. No one list is official:
  /// these are the names of github.com/GitcrackerUK/mx-imieniny (three a day) and, compared on all
  /// days, github.com/panpepson/imieniny (two a day), put into the nominative. First stand the names
  /// that both give a day, then the first's and the second's own, four at most.
  ///
  /// - On these days they share none, and two of each are taken:
  ///   01-26, 02-08, 02-11, 02-28, 04-16, 04-22, 04-29, 05-11, 05-27, 06-06, 07-04, 07-10,
  ///   07-13, 07-16, 08-01, 08-08, 08-12, 09-10, 09-26, 09-27, 10-25, 11-08, 11-19, 12-05,
  ///   12-27.
  /// - Not in the first: 11-01, where Seweryn and Wiktoryna are the second's. Not in the second: 03-30,
  ///   03-31, 10-31.
  /// - 11-02: Bohdan (the first: Bohdana).
  /// - 02-29: the second has Rufin and Hilary; taken are Roman and Dobronieg of
  ///   github.com/xnekv03/nameday-api and Lech of github.com/Dreszczpl/imieniny-kazdego-dnia.
  /// - Misspellings of the first, put right: 03-25 Wieńczysław, 03-26 Emanuel, 04-16 Bernadeta, 07-02
  ///   Urban, 07-20 Hieronim, 07-21 and 11-14 Wawrzyniec, 08-15 Stella, 08-27 Kalasanty, 10-09 Arnold,
  ///   11-11 Bartłomiej, 11-23 Adela.
  ///
  /// No day is empty.
  static let polish: StaticString = """
    01-01 Mieszko, Mieczysław, Maria
    01-02 Izydor, Bazyli, Grzegorz, Makary
    01-03 Genowefa, Danuta, Arleta
    01-04 Aniela, Eugeniusz, Tytus
    01-05 Szymon, Edward, Hanna
    01-06 Kacper, Melchior, Baltazar
    01-07 Julian, Lucjan, Rajmund
    01-08 Seweryn, Mścisław, Juliusz, Teofil
    01-09 Julian, Marcelina, Marianna, Weronika
    01-10 Wilhelm, Dobrosław, Danuta, Jan
    01-11 Honorata, Matylda, Teodozjusz
    01-12 Arkadiusz, Greta, Rajmund, Benedykt
    01-13 Bogumiła, Weronika, Hilary
    01-14 Feliks, Domosław, Nina, Hilary
    01-15 Paweł, Izydor, Arnold
    01-16 Marceli, Włodzimierz, Waldemar
    01-17 Antoni, Rościsław, Jan
    01-18 Piotr, Małgorzata
    01-19 Henryk, Mariusz, Marta
    01-20 Fabian, Sebastian
    01-21 Agnieszka, Jarosław
    01-22 Anastazy, Wincenty
    01-23 Ildefons, Rajmund
    01-24 Felicja, Franciszek, Rafał, Tymoteusz
    01-25 Paweł, Miłosz, Elwira
    01-26 Tymoteusz, Michał, Seweryn, Paulina
    01-27 Przybysław, Aniela, Jerzy, Jan
    01-28 Walery, Radomir, Tomasz
    01-29 Zdzisław, Franciszek, Józef
    01-30 Maciej, Martyna, Teofil
    01-31 Jan, Marcela, Ludwika, Marcelina
    02-01 Brygida, Ignacy, Seweryn
    02-02 Maria, Miłosław, Mirosław
    02-03 Błażej, Oskar, Hipolit
    02-04 Andrzej, Weronika, Joanna
    02-05 Agata, Adelajda, Izydor
    02-06 Dorota, Bogdan, Paweł, Tytus
    02-07 Ryszard, Teodor, Roman, Romuald
    02-08 Hieronim, Sebastian, Jan, Piotr
    02-09 Apolonia, Cyryl, Eryka
    02-10 Jacek, Scholastyka, Elwira
    02-11 Lucjan, Olgierd, Łazarz, Maria
    02-12 Eulalia, Modest, Radosław
    02-13 Grzegorz, Katarzyna
    02-14 Metody, Walenty, Cyryl
    02-15 Faustyn, Jowita, Zygfryd, Józef
    02-16 Danuta, Julianna, Daniel
    02-17 Łukasz, Aleksy, Zbigniew, Donat
    02-18 Konstancja, Szymon, Flawian, Symeon
    02-19 Arnold, Konrad, Marceli
    02-20 Leon, Ludomir, Zenobiusz, Ludomił
    02-21 Eleonora, Fortunat, Robert, Feliks
    02-22 Marta, Małgorzata, Piotr
    02-23 Romana, Damian, Polikarp
    02-24 Maciej, Bogusz, Sergiusz
    02-25 Wiktor, Cezary
    02-26 Mirosław, Aleksander
    02-27 Gabriel, Anastazja
    02-28 Roman, Ludomir, Teofil, Makary
    02-29 Roman, Lech, Dobronieg
    03-01 Antonina, Radosław, Dawid
    03-02 Helena, Paweł, Halszka
    03-03 Kunegunda, Tycjan, Maryna
    03-04 Łucja, Kazimierz, Eugeniusz
    03-05 Fryderyk, Adrian, Teofil, Wacław
    03-06 Róża, Jordan, Agnieszka, Wiktor
    03-07 Tomasz, Perpetua, Felicyta, Paweł
    03-08 Beata, Wincenty, Jan
    03-09 Franciszka, Brunon, Katarzyna
    03-10 Cyprian, Marcel, Aleksander, Marceli
    03-11 Benedykt, Ludosław, Konstantyn, Konstanty
    03-12 Grzegorz, Justyn, Alojzy, Bernard
    03-13 Bożena, Krystyna
    03-14 Leon, Matylda, Łazarz
    03-15 Klemens, Ludwika, Longin
    03-16 Izabela, Hilary, Oktawia
    03-17 Patryk, Zbigniew, Gertruda
    03-18 Cyryl, Edward, Boguchwała
    03-19 Józef, Bogdan
    03-20 Klaudia, Eufemia, Maurycy
    03-21 Lubomir, Benedykt
    03-22 Katarzyna, Bogusław
    03-23 Pelagia, Feliks, Oktawian
    03-24 Marek, Gabriel, Katarzyna
    03-25 Wieńczysław, Mariola, Ireneusz, Maria
    03-26 Emanuel, Teodor, Larysa
    03-27 Lidia, Ernest
    03-28 Aniela, Sykstus, Jan
    03-29 Eustachy, Wiktoryn, Helmut, Wiktor
    03-30 Aniela, Kwiryn, Leonard
    03-31 Beniamin, Dobromierz, Leonard
    04-01 Grażyna, Teodora, Irena, Zbigniew
    04-02 Władysław, Franciszek, Teodozja
    04-03 Ryszard, Pankracy, Inga
    04-04 Izydor, Wacław
    04-05 Irena, Wincenty
    04-06 Celestyn, Wilhelm, Izolda
    04-07 Rufin, Celestyn, Jan, Donat
    04-08 Dionizy, Cezaryna, Julia, January
    04-09 Maria, Dymitr, Heliodor, Marceli
    04-10 Michał, Makary
    04-11 Filip, Leon
    04-12 Juliusz, Lubosław, Zenon, Wiktor
    04-13 Przemysław, Hermenegilda, Marcin
    04-14 Walerian, Justyna, Berenika
    04-15 Anastazja, Ludwina, Wacława, Bazyli
    04-16 Ksenia, Cecylia, Julia, Benedykt
    04-17 Robert, Rudolf, Patrycy
    04-18 Bogusława, Apoloniusz, Bogumiła
    04-19 Adolf, Tymon, Leon
    04-20 Czesław, Agnieszka, Marian
    04-21 Anzelm, Feliks, Bartosz
    04-22 Kaja, Leonia, Leon, Łukasz
    04-23 Jerzy, Wojciech
    04-24 Grzegorz, Horacy, Feliks, Aleksander
    04-25 Marek, Jarosław
    04-26 Maria, Marzena, Klaudiusz, Marceli
    04-27 Zyta, Teofil, Felicja
    04-28 Waleria, Piotr, Witalis, Paweł
    04-29 Rita, Katarzyna, Piotr, Paweł
    04-30 Marian, Donata, Tamara, Katarzyna
    05-01 Józef, Filip, Jeremiasz
    05-02 Zygmunt, Anatol, Atanazy
    05-03 Maria, Antonina, Aleksander
    05-04 Monika, Florian, Władysław
    05-05 Irena, Waldemar
    05-06 Judyta, Jakub, Filip, Jan
    05-07 Gizela, Ludmiła, Benedykt
    05-08 Stanisław, Liza, Wiktor, Dezyderia
    05-09 Bożydar, Grzegorz, Karolina
    05-10 Izydor, Antonina, Symeon
    05-11 Iga, Mira, Franciszek, Jakub
    05-12 Pankracy, Dominik, Achilles
    05-13 Serwacy, Robert, Gloria
    05-14 Bonifacy, Dobiesław, Maciej
    05-15 Zofia, Nadzieja, Izydor, Jan
    05-16 Andrzej, Jędrzej, Szymon, Wieńczysław
    05-17 Sławomir, Weronika, Paschalis
    05-18 Feliks, Eryk, Jan, Aleksandra
    05-19 Piotr, Iwo, Celestyn, Mikołaj
    05-20 Bazyli, Bernardyn, Aleksander, Bernard
    05-21 Wiktor, Tymoteusz, Kryspin
    05-22 Helena, Wiesława, Rita, Julia
    05-23 Iwona, Dezydery, Kryspin
    05-24 Joanna, Zuzanna
    05-25 Grzegorz, Urban, Magdalena
    05-26 Filip, Paulina
    05-27 Augustyn, Julian, Jan, Juliusz
    05-28 Jaromir, Just, Justyna, Augustyn
    05-29 Magdalena, Bogumiła, Urszula, Teodozja
    05-30 Ferdynand, Karol, Jan, Feliks
    05-31 Aniela, Petronela
    06-01 Konrad, Justyn, Aniela, Jakub
    06-02 Marianna, Marcelin, Piotr, Erazm
    06-03 Leszek, Tamara, Karol, Klotylda
    06-04 Franciszek, Kwiryna, Karol
    06-05 Bonifacy, Waleria, Walter
    06-06 Norbert, Laurenty, Paulina, Laura
    06-07 Robert, Wiesław
    06-08 Medard, Maksym, Seweryn
    06-09 Pelagia, Dominik, Efrem, Felicjan
    06-10 Bogumił, Małgorzata, Diana
    06-11 Barnaba, Feliks, Radomił
    06-12 Onufry, Janina, Leon, Jan
    06-13 Lucjan, Antoni
    06-14 Bazyli, Elwira, Michał, Walery
    06-15 Wit, Jolanta
    06-16 Alina, Benon, Aneta, Justyna
    06-17 Laura, Marcjan, Albert, Adolf
    06-18 Marek, Elżbieta
    06-19 Gerwazy, Protazy
    06-20 Bogna, Florentyna, Dina
    06-21 Alicja, Alojzy
    06-22 Paulina, Tomasz, Jan, Flawiusz
    06-23 Wanda, Zenon
    06-24 Jan, Danuta
    06-25 Łucja, Wilhelm, Dorota
    06-26 Jan, Paweł
    06-27 Władysław, Maryla, Cyryl, Maria
    06-28 Leon, Ireneusz
    06-29 Piotr, Paweł
    06-30 Emilia, Lucyna
    07-01 Halina, Marian, Marcin
    07-02 Urban, Maria, Jagoda
    07-03 Jacek, Anatol, Tomasz
    07-04 Odon, Malwina, Teodor, Innocenty
    07-05 Antoni, Maria, Karolina
    07-06 Łucja, Gotard, Dominika, Dominik
    07-07 Cyryl, Metody, Estera
    07-08 Elżbieta, Edgar, Eugeniusz, Prokop
    07-09 Weronika, Zenon, Lukrecja
    07-10 Sylwana, Witalis, Filip, Amelia
    07-11 Olga, Kalina, Benedykt, Pelagia
    07-12 Jan, Brunon, Bonifacy, Gwalbert
    07-13 Henryk, Kinga, Ernest, Małgorzata
    07-14 Bonawentura, Ulryk, Kamil, Marcelina
    07-15 Henryk, Włodzimierz, Dawid
    07-16 Marika, Benita, Maria, Benedykt
    07-17 Bogdan, Aneta, Jadwiga, Aleksy
    07-18 Kamil, Szymon, Erwin
    07-19 Wincenty, Wodzisław, Marcin
    07-20 Czesław, Hieronim, Małgorzata
    07-21 Daniel, Dalida, Wawrzyniec, Andrzej
    07-22 Magdalena, Maria, Bolesław
    07-23 Bogna, Stwosz, Brygida, Apolinary
    07-24 Kinga, Krystyna
    07-25 Krzysztof, Jakub, Walentyna
    07-26 Anna, Mirosława, Grażyna
    07-27 Julia, Natalia, Lilia
    07-28 Wiktor, Aida, Marcela, Innocenty
    07-29 Olaf, Marta, Ludmiła
    07-30 Julita, Piotr, Aldona, Ludmiła
    07-31 Ignacy, Helena, Lubomir
    08-01 Nadia, Justyn, Piotr, Justyna
    08-02 Gustaw, Karina, Euzebiusz, Alfons
    08-03 Lidia, August, Nikodem
    08-04 Dominik, Protazy, Jan
    08-05 Maria, Oswald, Marian, Stanisława
    08-06 Sława, Jakub, Oktawian
    08-07 Kajetan, Dorota, Sykstus
    08-08 Cyprian, Emilian, Emil, Cyryl
    08-09 Roman, Ryszard, Edyta, Romuald
    08-10 Borys, Wawrzyniec, Filomena
    08-11 Zuzanna, Klara, Lech, Filomena
    08-12 Innocenty, Lech, Klara, Hilary
    08-13 Diana, Hipolit, Poncjan
    08-14 Alfred, Euzebiusz, Maksymilian
    08-15 Napoleon, Stella, Maria
    08-16 Roch, Joachim, Stefan
    08-17 Miron, Jacek, Żanna
    08-18 Helena, Ilona, Bronisław, Bronisława
    08-19 Bolesław, Julian
    08-20 Bernard, Sobiesław, Samuel
    08-21 Joanna, Kazimiera, Pius, Franciszka
    08-22 Cezary, Tymoteusz
    08-23 Apolinary, Filip
    08-24 Jerzy, Bartosz, Halina, Bartłomiej
    08-25 Luiza, Ludwik, Józef
    08-26 Maria, Aleksander, Zefiryna
    08-27 Józef, Kalasanty, Monika
    08-28 Patrycja, Augustyn, Wyszomir
    08-29 Jan, Sabina, Racibor
    08-30 Róża, Szczęsny, Feliks
    08-31 Rajmund, Bogdan, Ramona
    09-01 Idzi, Bronisław
    09-02 Stefan, Julian, Wilhelm
    09-03 Izabela, Szymon, Grzegorz
    09-04 Rozalia, Róża
    09-05 Dorota, Wawrzyniec, Teodor
    09-06 Beata, Eugeniusz
    09-07 Regina, Melchior, Domosława
    09-08 Maria, Adrianna, Serafina
    09-09 Piotr, Ścibor, Sergiusz, Mikołaj
    09-10 Łukasz, Aldona, Bernard, Sobiesław
    09-11 Jacek, Prot, Dagna, Piotr
    09-12 Gwidon, Maria, Radzimir
    09-13 Eugenia, Aureliusz, Jan, Filip
    09-14 Bernard, Cyprian, Roksana
    09-15 Albin, Nikodem, Maria
    09-16 Edyta, Korneliusz, Cyprian, Kornel
    09-17 Justyn, Franciszek, Robert, Franciszka
    09-18 Irena, Irma, Stanisław, Józef
    09-19 January, Konstancja, Teodor
    09-20 Filipina, Eustachy, Euzebia
    09-21 Mateusz, Hipolit, Jonasz
    09-22 Tomasz, Maurycy, Joachim
    09-23 Tekla, Bogusław, Linus
    09-24 Gerard, Rupert, Tomira, Teodor
    09-25 Aurelia, Władysław, Kleofas
    09-26 Wawrzyniec, Kosma, Justyna, Cyprian
    09-27 Wincenty, Mirabela, Kosma, Damian
    09-28 Wacław, Marek, Tymon
    09-29 Michał, Gabriel, Rafał, Michalina
    09-30 Hieronim, Wera, Honoriusz, Zofia
    10-01 Danuta, Remigiusz, Teresa
    10-02 Teofil, Dionizy, Sławomir
    10-03 Teresa, Heliodor, Jan, Gerard
    10-04 Rozalia, Franciszek, Edwin
    10-05 Placyd, Apolinary
    10-06 Artur, Brunon
    10-07 Maria, Marek, Mirella
    10-08 Pelagia, Brygida, Waleria
    10-09 Dionizy, Arnold, Wincenty, Ludwik
    10-10 Paulina, Daniela, Leon, Franciszek
    10-11 Aldona, Aleksander, Dobromira, Emil
    10-12 Eustachy, Maksymilian, Edwin
    10-13 Edward, Gerald, Honorat, Teofil
    10-14 Bernard, Liwia, Kalikst, Fortunata
    10-15 Jadwiga, Teresa, Florentyna
    10-16 Gaweł, Ambroży
    10-17 Wiktor, Marita, Ignacy, Małgorzata
    10-18 Julian, Łukasz
    10-19 Ziemowit, Jan, Paweł, Piotr
    10-20 Irena, Kleopatra, Jan
    10-21 Urszula, Hilary, Jakub
    10-22 Filip, Halka, Salomea, Kordula
    10-23 Seweryn, Marlena, Iga, Teodor
    10-24 Rafał, Marcin, Antoni
    10-25 Daria, Wilhelmina, Kryspin, Inga
    10-26 Lucjan, Ewaryst, Damian
    10-27 Iwona, Sabina
    10-28 Szymon, Tadeusz
    10-29 Euzebia, Wioletta, Felicjan, Narcyz
    10-30 Zenobia, Przemysław, Edmund
    10-31 Urban, Saturnin, Krzysztof
    11-01 Seweryn, Wiktoryna
    11-02 Bohdan, Bożydar
    11-03 Sylwia, Hubert, Marcin
    11-04 Karol, Olgierd
    11-05 Elżbieta, Sławomir, Dominik
    11-06 Feliks, Leonard, Ziemowit
    11-07 Antoni, Ernest, Żytomir
    11-08 Seweryn, Bogdan, Sewer, Gotfryd
    11-09 Teodor, Aleksander, Ludwik, Ursyn
    11-10 Ludomir, Lena, Leon, Andrzej
    11-11 Marcin, Bartłomiej, Teodor
    11-12 Renata, Witold, Jozafat
    11-13 Stanisław, Mateusz, Izaak, Mikołaj
    11-14 Roger, Serafin, Wawrzyniec
    11-15 Albert, Leopold
    11-16 Gertruda, Edmund, Maria
    11-17 Salomea, Grzegorz, Elżbieta
    11-18 Roman, Klaudyna, Karolina, Aniela
    11-19 Seweryna, Maksym, Elżbieta, Seweryn
    11-20 Anatol, Sędzimir, Rafał, Feliks
    11-21 Janusz, Konrad
    11-22 Cecylia, Wszemiła, Stefan, Marek
    11-23 Klemens, Adela, Felicyta, Amelia
    11-24 Flora, Emma, Chryzogon, Jan
    11-25 Erazm, Katarzyna
    11-26 Sylwester, Konrad, Delfina
    11-27 Walerian, Wirgiliusz, Maksym, Maksymilian
    11-28 Zdzisław, Lesław, Stefan, Grzegorz
    11-29 Błażej, Saturnin
    11-30 Andrzej, Konstanty, Maura
    12-01 Natalia, Eligiusz, Edmund
    12-02 Balbina, Paulina, Bibianna
    12-03 Franciszek, Ksawery, Kasjan
    12-04 Barbara, Krystian, Jan, Piotr
    12-05 Sabina, Krystyna, Kryspin, Saba
    12-06 Mikołaj, Emilian, Jarema
    12-07 Marcin, Ambroży, Teodor
    12-08 Maria, Światozar, Makary, Wirgiliusz
    12-09 Leokadia, Wiesław, Joanna, Wiesława
    12-10 Julia, Daniela, Bogdan, Daniel
    12-11 Damazy, Waldemar, Daniel
    12-12 Aleksander, Dagmara, Ada, Adelajda
    12-13 Łucja, Otylia
    12-14 Alfred, Izydor, Jan
    12-15 Celina, Walerian, Nina
    12-16 Zdzisława, Albina, Alicja, Euzebiusz
    12-17 Olimpia, Łazarz, Florian
    12-18 Gracjan, Bogusław, Laurencja
    12-19 Dariusz, Gabriela, Eleonora, Urban
    12-20 Dominik, Bogumiła, Bogumił
    12-21 Tomisław, Seweryn, Piotr, Tomasz
    12-22 Zenon, Honorata, Franciszka
    12-23 Wiktoria, Sławomira, Jan
    12-24 Adam, Ewa, Ewelina
    12-25 Anastazja, Eugenia
    12-26 Dionizy, Szczepan
    12-27 Jan, Żaneta, Kosma, Damian
    12-28 Cezary, Teofila, Godzisław, Teofil
    12-29 Dawid, Tomasz, Dominik
    12-30 Eugeniusz, Rainer, Irma, Sabina
    12-31 Sylwester, Melania, Mariusz, Sebastian
    """
}
