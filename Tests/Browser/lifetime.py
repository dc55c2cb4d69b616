"""A lifetime as a file that `daybook import` reads: eighty years of everything."""

import datetime
import json

DEVICE = "00000000-0000-4000-8000-000000000001"
# 2026-11-01T09:00:00Z in milliseconds: the day on which all of it was written down.
WRITTEN = 1_793_523_600_000
WORDS = "bread rain river tea friend letter home quiet morning garden snow music".split()


def archive(path, years=80, until=datetime.date(2026, 11, 22)):
    """Writes the file: diary, three habits and an affirmation for every day, a goal with thirteen
    steps every five weeks, a lesson every week, events and reminders now and then."""
    first = until - datetime.timedelta(days=round(years * 365.25))
    days = (until - first).days
    number = 0
    with open(path, "w", encoding="utf-8") as file:
        file.write('{"format":"daybook","version":1,"changes":[\n')

        def put(kind, id, body, version=1):
            nonlocal number
            number += 1
            change = {
                "automatic": False, "batch": number, "clock": (WRITTEN << 16) + number,
                "device": DEVICE, "id": id, "kind": kind, "number": number, "version": version,
                "written_at": "2026-11-01T09:00:00.000Z", "body": body}
            if "day" in body:
                change["day"] = body["day"]
            file.write((",\n" if number > 1 else "") + json.dumps(change, ensure_ascii=False))

        put("mori.life", "life", {
            "birth_date": str(first - datetime.timedelta(days=3653)), "expectancy_years": 100})
        habits = ["exercise", "read", "meditate"]
        for position, habit in enumerate(habits):
            put("mori.habit", habit, {
                "begun": str(first), "id": habit, "name": habit.capitalize(), "rests": [],
                "position": position, "schedule": "daily", "step_minutes": 10})
        for age in range(days + 1):
            day = first + datetime.timedelta(days=age)
            text = " ".join(WORDS[(age * 7 + step * step) % len(WORDS)] for step in range(24))
            put("mori.gratitude", str(day), {
                "day": str(day), "text": f"{text}.", "tags": WORDS[age % 12:age % 12 + 1],
                "last_saved": f"{day}T09:00:00.000Z"})
            for habit in habits:
                if (age + len(habit)) % 9:
                    put("mori.minutes", f"{habit}/{day}/{DEVICE}", {
                        "day": str(day), "device": DEVICE, "habit": habit, "minutes": 20})
            put("grounding-sun.day", str(day), {
                "chosen": {"affirmation": {"id": f"sun-{age % 37 + 1}", "text": f"I {text[:40]}."},
                           "origin": "bundled", "round": age // 37},
                "day": str(day), "is_shown": True, "replaced": []})
            if age % 7 == 0:
                put("lesson.own", f"lesson-{age}", {"day": str(day), "lesson": {
                    "text": text[:80] + f" {age}", "timestamp": day.strftime("%Y%m%d"),
                    "version": 0}})
            if age % 35 == 0:
                goal(put, f"goal-{age}", day, is_done=age < days - 200)
            if age % 292 == 0:
                put("daily-brief.event", f"event-{age}", {
                    "date": str(day), "id": f"event-{age}", "lead_days": [], "yearly": True,
                    "name": f"The {WORDS[age % 12]} of {day.year}"})
        file.write("\n]}\n")
    return number


def goal(put, id, day, is_done):
    """A goal, its steps, and those that were done."""
    put("aclio.goal", id, {
        "archived": False, "category": "Education", "created_at": f"{day}T09:00:00.000Z",
        "icon_color": "#4477aa", "icon_key": "book", "id": id, "name": f"Learn of {day}"}, 2)
    for step in range(13):
        name = f"{id}/step-{step}"
        put("aclio.step", name, {
            "description": "Half an hour, slowly.", "duration": "30 minutes", "goal": id,
            "id": name, "position": step, "sub_steps": [], "title": f"Step {step + 1}"}, 2)
        if is_done or step < 4:
            put("aclio.done", name, {"day": str(day), "goal": id, "id": name})


if __name__ == "__main__":
    import sys
    print(archive(sys.argv[1], *(int(years) for years in sys.argv[2:])))
