"""Writes and reads every product through a client that was generated from /openapi.json.

  walk.py ADDRESS TOKEN

`mypy --strict` checks it as well, so that every answer has a type of its own.
"""

import sys
from typing import TypeVar

from hub_client import AuthenticatedClient
from hub_client.api.aclio import get_api_aclio_list, post_api_aclio_new
from hub_client.api.daily_brief import get_api_daily_brief_events, post_api_daily_brief_events_add
from hub_client.api.daybook import get_api_export, get_api_search, get_api_today, post_api_mercy_until
from hub_client.api.grounding_sun import get_api_grounding_sun_list, post_api_grounding_sun_add
from hub_client.api.lesson import get_api_lesson_search, post_api_lesson_add
from hub_client.api.mori import get_api_mori_habit, post_api_mori_habit_add, post_api_mori_up
from hub_client.models import (
    Failure, GetApiExportDaybookExportVersion1, PostApiAclioNewBody, PostApiAclioNewResponse200Type0,
    PostApiDailyBriefEventsAddBody, PostApiGroundingSunAddBody, PostApiLessonAddBody,
    PostApiMercyUntilBody, PostApiMoriHabitAddBody, PostApiMoriUpBody,
)


Answer = TypeVar("Answer")


def told(answer: Answer | Failure | None) -> Answer:
    """The answer, or an error with the hub's own words."""
    if isinstance(answer, Failure):
        raise SystemExit(f"{answer.error.code}: {answer.error.message}")
    if answer is None:
        raise SystemExit("an answer that the description does not have")
    return answer


def mori(client: AuthenticatedClient) -> None:
    added = told(post_api_mori_habit_add.sync(client=client, body=PostApiMoriHabitAddBody("Read")))
    tap = PostApiMoriUpBody("Read", minutes=20)
    # The same key twice is one tap.
    for _ in range(2):
        counted = told(post_api_mori_up.sync(client=client, body=tap, idempotency_key="one"))
        assert counted.habit.today_minutes == 20, counted
    habits = told(get_api_mori_habit.sync(client=client))
    assert [(habit.id, habit.today_minutes) for habit in habits] == [(added.id, 20)], habits


def lesson(client: AuthenticatedClient) -> None:
    added = told(post_api_lesson_add.sync(client=client, body=PostApiLessonAddBody("Rest is work.")))
    found = told(get_api_lesson_search.sync(client=client, text=["rest"]))
    assert added.id in [lesson.id for lesson in found], found


def grounding_sun(client: AuthenticatedClient) -> None:
    body = PostApiGroundingSunAddBody("I have time.")
    added = told(post_api_grounding_sun_add.sync(client=client, body=body))
    listed = told(get_api_grounding_sun_list.sync(client=client))
    assert [line.text for line in listed if line.id == added.id] == ["I have time."], listed


def daily_brief(client: AuthenticatedClient) -> None:
    body = PostApiDailyBriefEventsAddBody(name="Trip", date="2099-01-01", yearly=True)
    added = told(post_api_daily_brief_events_add.sync(client=client, body=body))
    assert added.next_occurrence is not None and added.next_occurrence.month == 1, added
    events = told(get_api_daily_brief_events.sync(client=client))
    assert [(event.name, event.yearly) for event in events] == [("Trip", True)], events


def aclio(client: AuthenticatedClient) -> None:
    body = PostApiAclioNewBody(["Run a half marathon in April"], yes=True)
    made = told(post_api_aclio_new.sync(client=client, body=body))
    assert isinstance(made, PostApiAclioNewResponse200Type0), made
    goals = told(get_api_aclio_list.sync(client=client))
    assert [goal.id for goal in goals] == [made.goal.id], goals


def daybook(client: AuthenticatedClient) -> None:
    today = told(get_api_today.sync(client=client))
    assert {"lesson", "mori", "grounding-sun", "aclio"} <= {card.product for card in today.cards}
    found = told(get_api_search.sync(client=client, text=["marathon"]))
    assert any(part.match for match in found for part in match.excerpt), found
    archive = told(get_api_export.sync(client=client))
    assert isinstance(archive, GetApiExportDaybookExportVersion1), archive
    assert len(archive.changes) > 5, archive
    refused = post_api_mercy_until.sync(client=client, body=PostApiMercyUntilBody("yesterday"))
    assert isinstance(refused, Failure) and refused.error.message, refused


def main() -> None:
    address, token = sys.argv[1:]
    client = AuthenticatedClient(base_url=address, token=token)
    for walk in (mori, lesson, grounding_sun, daily_brief, aclio, daybook):
        walk(client)
        print(walk.__name__, "written and read", flush=True)


if __name__ == "__main__":
    main()
