"""Every page that there is, and lives to fill them."""

LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
LONG_NAME = "Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh"

# Pages with one address for everybody; `every_page` adds what is found by way of these.
PAGES = [
    "/", "/day/2026-11-21", "/day/1999-01-01", "/history", "/settings", "/settings/devices",
    "/settings/wall", "/do?q=read", "/history?q=read",
    "/nowhere", "/day?day=soon",
    "/lesson", "/lesson/history", "/lesson/favorites", "/lesson/own", "/lesson/source",
    "/lesson?refresh=offline",
    "/mori", "/mori/habits", "/mori/diary", "/mori/diary/2026-11-20", "/mori/diary?show=years",
    "/mori/days/2026-11-20",
    "/mori/weeks/1535", "/mori/settings",
    "/grounding-sun", "/grounding-sun/list", "/grounding-sun/history", "/grounding-sun/settings",
    "/daily-brief", "/daily-brief/weather", "/daily-brief/weather?search=Vien",
    "/daily-brief/events", "/daily-brief/reminders", "/daily-brief/namedays?name=Jan&calendar=sk",
    "/daily-brief/settings",
    "/aclio", "/aclio/welcome", "/aclio/goals", "/aclio/new", "/aclio/chat", "/aclio/stats",
    "/aclio/settings", "/aclio/premium", "/aclio/pending",
]

# Pages of a hub with accounts for somebody who has not logged in.
ENTRIES = ["/log-in", "/register", "/forgot-password", "/reset-password?token=none"]

A_LIFE = [
    ["lesson", "add", "Walk slowly through the rooms that you love.", "--by", "A friend"],
    ["mori", "setup", "--born", "1990-01-01"],
    ["mori", "up", "Read", "20"],
    ["mori", "down", "Meditate", "10"],
    ["mori", "week", "mark", "2019-06-01", "First job", "--milestone"],
    ["mori", "gratitude", "Bread from the oven, and nobody in a hurry.", "--mood", "4",
     "--tag", "home"],
    ["mori", "gratitude", "Rain on the roof.", "--date", "2026-11-20"],
    ["grounding-sun", "add", "I have time for what is in front of me."],
    ["daily-brief", "place", "Bratislava"],
    ["daily-brief", "events", "add", "Holidays by the sea", "2027-07-01"],
    ["daily-brief", "events", "add", "Grandmother’s birthday", "1944-12-03", "--yearly"],
    ["daily-brief", "remind", "add", "Water the plants", "--at", "18:00", "--repeat", "daily"],
    ["aclio", "profile", "--name", "Zoë"],
    ["aclio", "new", "Run 5 km in April", "--no-questions", "--yes"],
    ["aclio", "new", "Save 500 euros by summer", "--no-questions", "--yes"],
    ["aclio", "done", "Run", "1"],
]

# The same with words that break no lines by themselves.
A_LONG_LIFE = [
    ["lesson", "add", LONG_WORD + " " + LONG_WORD, "--by", LONG_NAME],
    ["mori", "setup", "--born", "1950-02-28"],
    ["mori", "habit", "add", LONG_WORD[:60]],
    ["mori", "week", "mark", "2019-06-01", LONG_WORD, "--milestone"],
    ["mori", "gratitude", (LONG_WORD + " ") * 20, "--tag", LONG_WORD[:40]],
    ["mori", "gratitude", LONG_WORD * 4, "--date", "2026-11-20"],
    ["grounding-sun", "add", LONG_WORD * 2],
    ["daily-brief", "place", "Bratislava"],
    ["daily-brief", "settings", "nickname", LONG_NAME[:50]],
    ["daily-brief", "events", "add", LONG_WORD, "2027-07-01"],
    ["daily-brief", "events", "add", LONG_NAME, "1944-12-03", "--yearly"],
    ["daily-brief", "remind", "add", LONG_WORD, "--at", "18:00", "--repeat", "daily"],
    ["aclio", "profile", "--name", LONG_NAME[:50]],
    ["aclio", "new", "Learn " + LONG_WORD, "--no-questions", "--yes"],
    ["aclio", "new", LONG_WORD * 5, "--no-questions", "--yes"],
]


def live(daybook, life):
    """Lives a life by the products' own commands, as of 2026-11-21 where they name no day."""
    for line in life:
        try:
            daybook.run("--offline", *line)
        except RuntimeError as problem:
            print(problem)


def every_page(page):
    """All pages, with those that are found on others: a habit, a goal, a step, a coach's chat."""
    found = list(PAGES)

    def follow(path, selector):
        page.goto(path)
        link = page.locator(selector).first
        if link.count():
            found.append(link.get_attribute("href"))
            return found[-1]
        return None

    follow("/mori/habits", "main a[href^='/mori/habits/']")
    if goal := follow("/aclio/goals", ".goal a"):
        found.extend([goal + "/edit", goal + "/chat"])
        follow(goal, ".step > a")
    return found
