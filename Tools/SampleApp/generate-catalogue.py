#!/usr/bin/env python3
"""Writes Sources/Resources/catalogue.tsv: 3,000 invented books, the same ones each time.

Usage: python3 Tools/SampleApp/generate-catalogue.py

Titles and authors are put together at random from the word lists below, so any likeness to a real
book is an accident. The lists hold nouns in the one form that the templates of their language need.
"""

import pathlib
import random
import unicodedata

BOOKS = 3_000
SEED = 1974
OUTPUT = pathlib.Path(__file__).parent / "Sources" / "Resources" / "catalogue.tsv"
COLUMNS = ["id", "title", "author", "year", "language", "subjects", "shelf mark", "copies", "loans"]

# Subject: its class number, and what English books about it are about.
SUBJECTS = {
    "Architecture": (720, ["Courtyards", "Timber Roofs", "Railway Stations", "Bridges", "Spires"]),
    "Art": (750, ["Woodcuts", "Fresco", "Still Life", "Portrait Miniatures", "Street Murals"]),
    "Astronomy": (520, ["Comets", "Variable Stars", "the Outer Planets", "Eclipses", "Meteors"]),
    "Biology": (570, ["Mosses", "Freshwater Life", "Cell Membranes", "Lichens", "Symbiosis"]),
    "Chemistry": (540, ["Pigments", "Crystals", "Catalysts", "Rare Earths", "Fermentation"]),
    "Computing": (5, ["Type Systems", "Compilers", "Distributed Clocks", "Testing", "Old Modems"]),
    "Cookery": (641, ["Flatbreads", "Pickles", "Winter Soups", "Dumplings", "Stone Fruit"]),
    "Economics": (330, ["Grain Prices", "Small Banks", "Fair Wages", "Customs Unions", "Debt"]),
    "Education": (370, ["Village Schools", "Reading Aloud", "Night Classes", "Examinations"]),
    "Gardening": (635, ["Walled Gardens", "Ferns", "Espaliers", "Kitchen Gardens", "Hedges"]),
    "Geology": (550, ["Chalk", "Glaciers", "Volcanic Islands", "Fossil Reefs", "River Deltas"]),
    "History": (940, ["Lighthouses", "the Salt Roads", "Canals", "Fairs and Markets", "Mapmakers"]),
    "Law": (340, ["Common Land", "Copyright", "Juries", "Maritime Salvage", "Tenancies"]),
    "Linguistics": (410, ["Dialects", "Loanwords", "Word Order", "Sign Languages", "Place Names"]),
    "Mathematics": (510, ["Knots", "Tilings", "Prime Numbers", "Curved Spaces", "Proof"]),
    "Medicine": (610, ["Sleep", "Fevers", "Country Doctors", "Anatomy Lessons", "Vaccination"]),
    "Music": (780, ["Bell Ringing", "Fiddle Tunes", "String Quartets", "Organs", "Lullabies"]),
    "Philosophy": (100, ["Doubt", "Free Will", "Boredom", "Moral Luck", "Common Sense"]),
    "Physics": (530, ["Magnetism", "Heat", "Sound", "Superconductors", "Light"]),
    "Travel": (910, ["the Northern Islands", "Night Trains", "Mountain Passes", "Harbour Towns"]),
}
# What is filed under the literature of its language, and the number added for its form.
FICTION = {"Novels": 0, "Short stories": 0, "Crime": 0, "Poetry": 1, "Plays": 2, "Picture books": 8}
COMPANIONS = ["Biography", "Essays", "Exhibitions", "Handbooks", "Illustrated books", "Letters"]

# Language: the class number of its literature, how common it is, names, nouns and templates.
# Where a name is not in Latin letters, its romanised form for the shelf mark follows a slash.
LANGUAGES = {
    "en": dict(
        literature=820, weight=50,
        family="Ashdown Bellweather Cray Dunmore Ellery Fenwick Garrow Hathersage Inskip Jessop "
        "Kettlewell Lorrimer Marchbanks Nettleship Okonjo Pemberley Quillfeather Rookwood "
        "Stannard Tolliver Underhay Vosper Whitlock Yarrow O'Brannagh MacAskill St_Aubrey "
        "Achterberg Adeyinka Chaudhuri-Wells".split(),
        given="Agnes Barnaby Clemency Dorian Edith_M. Frederick Greta Hugh Isolde J._R. Kwame "
        "Leonora Miles Nell Oswin Philippa Quentin Rosalind Saul Thea Ursula_B. Vaughan "
        "Winifred Zoë".split(),
        nouns="Lantern Orchard Tide Sparrow Ferry Clockmaker Winter Threshold Cartographer Salt "
        "Foxglove Attic Causeway Harvest Mirror Compass Heron Chapel Signal Ember Almanac Weir "
        "Beekeeper Station Envelope Ladder Thunder Garden Stranger Kingdom".split(),
        others="Ash Brass Glass Iron Rain Smoke Silence Snow Stone Paper Dust Honey".split(),
        titles=["The {a} of {o}", "The {a} and the {b}", "The {a}'s {b}", "A {c} for the {a}",
                "{o} and {p}", "What the {a} Said", "Beyond the {a}", "The Last {a}",
                "The {a}, the {b} and the {d}", "\"The {a}\" and Other Stories",
                "Notes from a {c}", "An Answer in {o}", "The {a} Who Would Not Wait"],
        studies=["{t}", "A Short History of {t}", "On {t}", "{t}: An Introduction",
                 "Understanding {t}", "{t} and Their Uses", "The Book of {t}",
                 "Essays on {t}, Old and New", "\"Mere\" {t}? A Defence",
                 "{t}: A Handbook for Students, Teachers and the Merely Curious",
                 "A Complete and Practical Account of {t}, with Notes, Plates and an Index, "
                 "for the Use of Those Who Have No Time to Spare"]),
    "fr": dict(
        topics="Astronomy=les comètes|History=les phares bretons|Cookery=la pâtisserie|"
        "Philosophy=le doute|Music=l'orgue",
        literature=840, weight=12,
        family="Aubrécourt Beauséjour Chênevert D'Hautefeuille Le_Guen Lefèvre-Mauny Montclair "
        "Noirmont Pèlerin Quéméneur Rochebrune de_La_Tour-Grise Vauquelin".split(),
        given="Aurélie Benoît Célestine Étienne François Gaëlle Hélène Jérôme Maëlys Noël Odile "
        "Rémy".split(),
        nouns="le_jardin|la_rivière|l'été|le_phare|la_fenêtre|l'île|le_silence|la_forêt|l'œuvre|"
        "le_château|la_marée|l'étoile|le_cœur|la_poussière|le_théâtre",
        titles=["{a} et {b}", "Entre {a} et {b}", "Sous {a}", "{a}, {b} et {c}",
                "« {a} » et autres nouvelles", "Où dort {a} ?"],
        studies=["{t} : une introduction", "Histoire et théorie : {t}", "Précis, tome I : {t}"]),
    "de": dict(
        topics="Physics=Wärme und Schall|History=Salzstraßen|Linguistics=Wortstellung|"
        "Geology=Vulkaninseln|Music=Glockengeläut",
        literature=830, weight=10,
        family="Ackermann Birnbaum Dörfler Eßlinger Grünwald Höfer Köhnlein Müßig Oberländer "
        "Schönfeld von_der_Aue Weiß Zürn".split(),
        given="Anneliese Bärbel Dietmar Friedrich Götz Heidrun Jürgen Käthe Lieselotte Rüdiger "
        "Sören Ulrike".split(),
        nouns="der_Garten|die_Brücke|das_Meer|der_Schlüssel|die_Straße|das_Gedächtnis|der_Fluß|"
        "die_Uhr|das_Mädchen|der_Spätsommer|die_Küche|das_Fräulein|der_Türmer",
        titles=["{a} und {b}", "{a}, {b} und {c}", "{a}", "{a} oder {b}?",
                "„{a}“ und andere Erzählungen"],
        studies=["{t}: Eine Einführung", "Grundzüge, Band 2: {t}", "Über {t} und Verwandtes"]),
    "es": dict(
        topics="Gardening=los jardines|Economics=el precio del trigo|"
        "Travel=los puertos del norte|Medicine=el sueño",
        literature=860, weight=8,
        family="Álvarez_Cienfuegos Bermúdez de_la_Fuente Íñiguez Lobatón Muñoz_del_Río Ordóñez "
        "Peñalver Quiñones Santibáñez".split(),
        given="Ángela Begoña Concepción Ernesto Íñigo José_María Lucía Martín Rocío Tomás".split(),
        nouns="el_jardín|la_lluvia|el_otoño|la_montaña|el_niño|la_canción|el_espejo|la_mañana|"
        "el_corazón|la_ciudad",
        titles=["{a} y {b}", "{a}, {b} y {c}", "Entre {a} y {b}", "¿Dónde está {a}?",
                "¡Adiós, {p}!"],
        others="Valparaíso Macondina Almería_mía".split(),
        studies=["{t}: una introducción", "Manual práctico: {t}"]),
    "it": dict(
        topics="Art=l'affresco|Architecture=i cortili|Mathematics=i nodi|Music=le ninne nanne",
        literature=850, weight=5,
        family="Bellandi D'Albarola Della_Rovina Fioravanzi Montefiascone "
        "Nicolò Parodi-Ruà".split(),
        given="Beatrice Dario Eleonora Giosuè Niccolò Ornella Vittoria".split(),
        nouns="il_giardino|la_città|l'inverno|la_verità|il_fiume|l'età|la_luna|il_caffè",
        titles=["{a} e {b}", "{a}, {b} e {c}", "Perché {a}"],
        studies=["{t}: un'introduzione", "Lezioni, vol. III: {t}"]),
    "pl": dict(
        topics="Mathematics=węzły|Chemistry=kryształy|Biology=mchy i porosty",
        literature=891, weight=4,
        family="Błoński Chądzyńska Łabędź Ściegienny Wójtowicz-Żak Źrałek".split(),
        given="Agnieszka Bożena Łucja Paweł Stanisław Świętosława".split(),
        nouns="ogród|rzeka|żółty_dom|cień|ścieżka|światło|łódź|źródło",
        titles=["{a} i {b}", "{a}, {b} i {c}", "{a}"],
        studies=["{t}: wprowadzenie"]),
    "sv": dict(
        topics="Biology=mossor|Geology=glaciärer|Education=högläsning",
        literature=839, weight=3,
        family="Ågren Björkhöjden Öhrnsköld Sjöstrand-Åkerö Västerlund".split(),
        given="Åsa Börje Göran Märta Östen Signe".split(),
        nouns="trädgården|ön|älven|hösten|fågeln|spåren",
        titles=["{a} och {b}", "Bortom {a}", "{a}, {b} och {c}"],
        studies=["{t}: en introduktion"]),
    "da": dict(
        topics="Law=søret|Travel=nattog|Computing=oversættere",
        literature=839, weight=2,
        family="Bøgelund Kjærsgaard Nørrebæk Østergård-Holm".split(),
        given="Bjørn Jørgen Mæt Søren Åse".split(),
        nouns="øen|haven|gæsten|søen|nøglen",
        titles=["{a} og {b}", "{a}, {b} og {c}"],
        studies=["{t}: en indføring"]),
    "tr": dict(
        topics="Architecture=köprüler|Astronomy=gök taşları|Cookery=çorbalar",
        literature=894, weight=2,
        family="Çelikoğlu Gündoğdu İnceışık Şahbaz Ünlüsoy".split(),
        given="Ayşe Çağla İbrahim Işıl Özgür".split(),
        nouns="bahçe|gölge|yağmur|ışık|şehir|kırlangıç",
        titles=["{a} ve {b}", "{a}, {b} ve {c}"],
        studies=["{t}: bir giriş"]),
    "vi": dict(
        topics="Cookery=món súp mùa đông|Medicine=giấc ngủ",
        literature=895, weight=1,
        family="Đặng Nguyễn Trần".split(), given="Hồng_Vân Minh_Đức Thị_Ngọc".split(),
        nouns="khu_vườn|dòng_sông|mùa_thu|ngọn_đèn",
        titles=["{a} và {b}"], studies=["{t}: nhập môn"]),
    "ru": dict(
        topics="Physics=магнетизм|Mathematics=простые числа|Travel=горные перевалы",
        literature=891, weight=3,
        family="Белозёрова/Belozerova Журавлёв/Zhuravlev Снегирёва/Snegireva "
        "Тихомиров/Tikhomirov".split(),
        given="Алёна Григорий Надежда Фёдор".split(),
        nouns="сад|река|зимний_вечер|тишина|чужой_берег|ёлка",
        titles=["{a} и {b}", "{a}, {b} и {c}"], studies=["{t}: введение"]),
    "el": dict(
        topics="Philosophy=η αμφιβολία|Astronomy=οι εκλείψεις",
        literature=889, weight=1,
        family="Αλεξιάδης/Alexiadis Θαλασσινού/Thalassinou".split(),
        given="Ελένη Νίκος Ζωή".split(),
        nouns="ο_κήπος|η_θάλασσα|το_φως|η_σιωπή",
        titles=["{a} και {b}"], studies=["{t}: εισαγωγή"]),
    "ja": dict(
        topics="Cookery=漬物|Astronomy=彗星|Gardening=生け垣|Art=木版画",
        literature=895, weight=4, native_order=True,
        family="川原/Kawahara 水野/Mizuno 雪村/Yukimura 早乙女/Saotome".split(),
        given="澄子 一郎 はるか 健太".split(),
        nouns="雪|海辺|図書館|手紙|月|猫|夜の電車|ガラスの庭",
        titles=["{a}の{b}", "{a}と{b}", "{a}、{b}、そして{c}", "「{a}」ほか短編集"],
        studies=["{t}入門"]),
    "zh": dict(
        topics="Geology=冰川|History=运河|Linguistics=方言",
        literature=895, weight=3, native_order=True,
        family="欧阳/Ouyang 林/Lin 沈/Shen 司徒/Situ".split(), given="晓雨 文清 若兰 志远".split(),
        nouns="江水|秋天|旧书店|灯火|远山|茶馆",
        titles=["{a}与{b}", "{a}的{b}", "{a}、{b}和{c}"], studies=["{t}概论"]),
    "ko": dict(
        topics="Music=자장가|Computing=컴파일러|Law=저작권",
        literature=895, weight=2, native_order=True,
        family="김/Kim 남궁/Namgung 한/Han".split(), given="서연 도윤 하늘".split(),
        nouns="바다|겨울|작은 도서관|편지|달빛",
        titles=["{a}의 {b}", "{a}, {b}, 그리고 {c}"], studies=["{t} 입문"]),
}


class Author:
    """A made-up person who writes in one language, about one thing, for some thirty years."""

    def __init__(self, rng, language):
        facts = LANGUAGES[language]
        family, _, roman = rng.choice(facts["family"]).partition("/")
        given = rng.choice(facts["given"])
        separator = " " if facts.get("native_order") else ", "
        self.name = f"{family}{separator}{given}".replace("_", " ")
        self.language = language
        self.mark = letters(roman or family)[:3].upper().ljust(3, "X")
        self.writes_fiction = rng.random() < (0.55 if language == "en" else 0.85)
        self.field = rng.choice(list(FICTION if self.writes_fiction else topics(language)))
        self.first_year = rng.randint(1955 if self.field == "Computing" else 1890, 1995)


def topics(language):
    """What is written about in a language: subject to the words for it in titles."""
    if language == "en":
        return {subject: examples for subject, (_, examples) in SUBJECTS.items()}
    pairs = (pair.split("=") for pair in LANGUAGES[language]["topics"].split("|"))
    return {subject: [words] for subject, words in pairs}


def capitalised(title):
    """The title with its first letter, which may follow a quotation mark, as a capital."""
    first = next(index for index, character in enumerate(title) if character.isalpha())
    return title[:first] + title[first].upper() + title[first + 1:]


def letters(text):
    """The unaccented Latin letters of a name, for its shelf mark."""
    text = text.translate(str.maketrans("łŁøØđĐıæÆ", "lLoOdDiaA")).replace("ß", "ss")
    return "".join(c for c in unicodedata.normalize("NFD", text) if c.isascii() and c.isalpha())


def make_title(rng, author):
    facts = LANGUAGES[author.language]
    nouns = facts["nouns"] if isinstance(facts["nouns"], list) else facts["nouns"].split("|")
    a, b, c = rng.sample(nouns, 3)
    o, p = rng.sample(facts.get("others", ["", ""]), 2)
    words = dict(a=a, b=b, c=c, d=rng.choice(nouns), o=o, p=p)
    template = rng.choice(facts["titles"] if author.writes_fiction else facts["studies"])
    if not author.writes_fiction:
        words["t"] = rng.choice(topics(author.language)[author.field])
    elif author.language == "en":
        # "A Orchard" will not do: the article must fit.
        words["c"] = next(n for n in [c, b, a, "Lantern"] if n[0] not in "AEIOU")
        words["d"] = next(n for n in nouns if n not in (a, b))
    return capitalised(template.format(**words).replace("_", " "))


def make_subjects(rng, author):
    subjects = [author.field]
    if rng.random() < 0.3:
        subjects.append(rng.choice(COMPANIONS))
    if not author.writes_fiction and rng.random() < 0.25:
        subjects.append(rng.choice([s for s in SUBJECTS if s != author.field]))
    return subjects


def make_class_number(rng, author):
    if author.writes_fiction:
        return f"{LANGUAGES[author.language]['literature'] + FICTION[author.field]:03}"
    return f"{SUBJECTS[author.field][0]:03}.{rng.randint(1, 99)}"


def make_catalogue():
    rng = random.Random(SEED)
    codes = list(LANGUAGES)
    weights = [LANGUAGES[code]["weight"] for code in codes]
    authors = [Author(rng, rng.choices(codes, weights)[0]) for _ in range(900)]
    books = []
    while len(books) < BOOKS:
        if books and rng.random() < 0.06:
            # A later edition: the same title and author, some years on.
            author, title, year, subjects, number = rng.choice(books)
            year = min(2024, year + rng.randint(2, 25))
        else:
            # The square favours the first few: some authors write a great deal.
            author = authors[int(rng.random() ** 2 * len(authors))]
            title, subjects = make_title(rng, author), make_subjects(rng, author)
            year = min(2024, author.first_year + rng.randint(0, 35))
            number = make_class_number(rng, author)
        books.append((author, title, year, subjects, number))
    return rng, books


def main():
    rng, books = make_catalogue()
    with OUTPUT.open("w", encoding="utf-8", newline="\n") as file:
        print(*COLUMNS, sep="\t", file=file)
        for index, (author, title, year, subjects, number) in enumerate(books, start=1):
            copies = rng.choice([1, 1, 1, 1, 2, 2, 3, 4, 6])
            loans = min(2_400, int((rng.paretovariate(0.9) - 1) * 8 * copies))
            print(
                f"B{index:04}", title, author.name, year, author.language, "; ".join(subjects),
                f"{number} {author.mark} {year}", copies, loans,
                sep="\t", file=file)


if __name__ == "__main__":
    main()
