"""Aclio, from the first goal to the talk with the coach."""

import re
import unittest

from harness import BrowserTest

NASTY = "<script>alert(1)</script> {{x}} & \"q\""


class FirstVisitTests(BrowserTest):
    def test_who_is_new_says_a_goal_and_gets_a_plan_without_script(self):
        self.first_goal(script=False)

    def first_goal(self, script):
        page = self.open("/aclio", script=script)
        page.wait_for_url("**/aclio/welcome")
        page.get_by_label("Name").fill("Zoë")
        page.get_by_role("button", name="Name my first goal").click()
        page.get_by_label("What would you like to achieve?").fill("Run 5 km in April")
        page.get_by_role("button", name="Continue").click()
        page.locator("textarea").first.fill("Never")
        page.get_by_role("button", name="Make the plan").click()
        page.get_by_role("button", name="Keep this plan").click()
        page.wait_for_url("**/aclio/goals/**")
        self.assertEqual(page.locator("h1").inner_text(), "Run 5 km in April")
        self.assertGreaterEqual(page.locator(".steps li").count(), 8)


class AclioTests(BrowserTest):
    @classmethod
    def fill(cls, daybook):
        for goal in ["Run 5 km in April", "Learn the guitar " + "w" * 80, NASTY]:
            daybook.run("--offline", "aclio", "new", goal, "--no-questions", "--yes")
        daybook.run("--offline", "aclio", "profile", "--name", "Zoë")

    def test_every_page_is_accessible_and_calm(self):
        self.assert_pages(self.paths())

    def paths(self):
        page = self.open("/aclio")
        goal = page.locator(".goal a").first.get_attribute("href")
        page.goto(goal)
        step = page.locator(".step > a").first.get_attribute("href")
        page.context.close()
        return ["/aclio", "/aclio/goals", "/aclio/new", "/aclio/chat", "/aclio/stats",
                "/aclio/settings", "/aclio/premium", "/aclio/pending", "/aclio/welcome",
                goal, goal + "/edit", goal + "/chat", step]

    def goal(self, **options):
        page = self.open("/aclio/goals?words=run", **options)
        page.locator(".goal a").first.click()
        page.wait_for_url("**/aclio/goals/*")
        page.wait_for_selector(".steps")
        if options.get("script", True):
            page.wait_for_selector("html[data-ready]", state="attached")
        return page

    def test_markup_in_a_goal_is_text(self):
        page = self.open("/aclio")
        self.assertIn(NASTY, page.locator("main").inner_text())

    def test_a_step_is_ticked_and_pays(self):
        page = self.goal()
        page.locator(".steps .tick").first.click()
        page.wait_for_selector(".steps .is-done")
        self.assertIn("+10", page.locator(".reward").inner_text())
        page.locator(".steps .is-done .tick").click()
        page.wait_for_selector(".steps:not(:has(.is-done))")

    def test_a_step_is_ticked_without_script(self):
        page = self.goal(script=False)
        page.locator(".steps .tick").nth(1).click()
        self.assertEqual(page.locator(".steps .is-done").count(), 1)
        page.locator(".steps .is-done .tick").click()

    def test_a_step_is_explained_and_drafted(self):
        page = self.goal()
        page.locator(".step > a").first.click()
        page.get_by_role("button", name="Explain in detail").click()
        page.wait_for_selector(".document")
        page.get_by_role("button", name="Do it for me").click()
        page.wait_for_selector("#document")

    def test_a_plan_is_made_before_ones_eyes_and_thrown_away(self):
        page = self.open("/aclio/new")
        page.get_by_label("What would you like to achieve?").fill("Save 500 euros by summer")
        page.get_by_role("button", name="Continue").click()
        page.wait_for_url(re.compile("/aclio/new/"))
        page.get_by_role("button", name="Make the plan").click()
        page.get_by_role("button", name="Discard").click()
        page.wait_for_url("**/aclio")

    def test_who_goes_back_after_keeping_a_plan_sees_the_overview(self):
        page = self.open("/aclio/new")
        page.get_by_label("What would you like to achieve?").fill("Grow tomatoes this summer")
        page.get_by_role("button", name="Plan now").click()
        page.get_by_role("button", name="Keep this plan").click()
        page.wait_for_url("**/aclio/goals/**")
        page.go_back()
        page.wait_for_url("**/aclio")
        self.assertIn("Grow tomatoes this summer", page.locator("main").inner_text())

    def test_a_plan_carried_into_the_pages_next_version_does_not_hide_what_changed(self):
        self.daybook.run("--offline", "aclio", "new", "Paint the kitchen", "--no-questions",
                         "--yes")
        page = self.open("/aclio/goals?words=kitchen")
        page.locator(".goal a").first.click()
        page.wait_for_selector(".steps")
        page.goto(page.url.split("?")[0] + "/edit")
        page.wait_for_selector("html[data-ready]", state="attached")
        page.locator("#edit-plan summary").click()
        plan = page.locator("#plan")
        mine = plan.input_value() + "\nBuy brushes"
        plan.fill(mine)
        page.locator("h1").click()
        self.daybook.run("--offline", "aclio", "extend", "kitchen", "--step", "Cover the floor")
        self.daybook.run("mori", "gratitude", "Tea", "--date", "2026-11-10")
        # Another form is done with, and the page is shown anew: here with the step of elsewhere.
        page.evaluate("""() => {
          window.before = document.querySelector('main');
          const form = document.createElement('form'), back = document.createElement('input');
          Object.assign(form, { method: 'post', action: '/undo' });
          Object.assign(back, { type: 'hidden', name: 'back', value: location.pathname });
          form.append(back);
          window.before.append(form);
          form.requestSubmit();
        }""")
        page.locator(".toast").wait_for()
        self.assertFalse(page.evaluate("window.before.isConnected"))
        self.assertEqual(plan.input_value(), mine)
        page.locator("form[action$='/plan']").get_by_role("button").click()
        page.locator(".form-error", has_text="changed while you were editing").wait_for()
        self.assertIn("Cover the floor", self.daybook.run("aclio", "show", "kitchen"))

    def test_a_goal_that_is_too_short_is_said_beside_the_form(self):
        page = self.open("/aclio/new")
        page.locator("textarea").evaluate("field => field.removeAttribute('minlength')")
        page.get_by_label("What would you like to achieve?").fill("Hi")
        page.get_by_role("button", name="Continue").click()
        page.wait_for_selector(".form-error:not([hidden])")

    def test_the_coach_answers_as_it_speaks_and_the_talk_is_kept(self):
        page = self.open("/aclio/chat")
        page.get_by_label("Your message").fill("How am I doing? <b>")
        page.get_by_role("button", name="Send").click()
        page.wait_for_selector(".messages .theirs .said:not(:empty)")
        page.wait_for_selector("main:not([data-busy])")
        page.reload()
        self.assertIn("How am I doing? <b>", page.locator(".messages").inner_text())
        self.assertGreaterEqual(page.locator(".messages .theirs").count(), 1)

    def test_the_coach_answers_without_script(self):
        page = self.goal(script=False)
        page.get_by_role("link", name="Talk with the coach").click()
        page.get_by_label("Your message").fill("What now?")
        page.get_by_role("button", name="Send").click()
        self.assertEqual(page.locator(".messages .mine").count(), 1)

    def test_what_is_typed_stays_when_a_step_is_ticked_or_written_elsewhere(self):
        page = self.goal()
        field = page.get_by_label("A step of your own")
        field.fill("Ask Eva to come")
        page.locator(".steps .tick").last.click()
        page.wait_for_selector(".steps .is-done")
        self.assertEqual(field.input_value(), "Ask Eva to come")
        page.locator("h1").click()
        self.write_elsewhere(page, "--offline", "lesson", "add", "Written elsewhere")
        self.assertEqual(field.input_value(), "Ask Eva to come")
        page.locator(".steps .is-done .tick").click()
        page.wait_for_selector(".steps:not(:has(.is-done))")

    def test_a_double_click_adds_a_step_once(self):
        page = self.goal()
        page.get_by_label("A step of your own").fill("Buy a headlamp")
        page.get_by_role("button", name="Add", exact=True).dblclick()
        page.locator(".steps", has_text="Buy a headlamp").wait_for()
        page.wait_for_load_state("networkidle")
        page.reload()
        self.assertEqual(page.locator(".steps").inner_text().count("Buy a headlamp"), 1)

    def test_without_a_connection_the_coach_speaks_the_persons_language(self):
        page = self.open("/aclio/chat")
        page.get_by_label("Your message").fill("Are you there?")
        page.context.set_offline(True)
        page.get_by_role("button", name="Send").click()
        self.assertEqual(
            page.locator(".form-error").inner_text(),
            "The answer was cut off. What arrived is saved; try again in a moment.")
        self.assertEqual(page.get_by_label("Your message").input_value(), "Are you there?")
        page.problems.clear()

    def test_without_a_connection_a_plan_speaks_the_persons_language(self):
        page = self.open("/aclio/new")
        page.get_by_label("What would you like to achieve?").fill("Save 300 euros by summer")
        page.get_by_role("button", name="Continue").click()
        page.wait_for_url(re.compile("/aclio/new/"))
        page.evaluate("""() => {
          const real = window.fetch;
          window.fetch = (path, options) => options?.method === 'POST'
            ? Promise.reject(new TypeError('Failed to fetch')) : real(path, options);
        }""")
        page.get_by_role("button", name="Make the plan").click()
        error = page.locator("form .form-error")
        error.wait_for()
        self.assertNotIn("fetch", error.inner_text())
        self.assertGreater(len(error.inner_text()), 20)

    def test_the_talk_stays_in_place_for_those_to_whom_it_is_read(self):
        page = self.open("/aclio/chat")
        page.evaluate("window.log = document.querySelector('main [role=log]')")
        page.get_by_label("Your message").fill("And now?")
        page.get_by_role("button", name="Send").click()
        # The hub's own version of what was said has its time.
        page.locator(".messages .mine", has_text="And now?").locator("time").wait_for()
        page.wait_for_selector(".messages:not([aria-busy])")
        self.assertTrue(page.evaluate("window.log.isConnected"))

    def test_an_answer_that_hangs_is_stopped(self):
        page = self.open("/aclio/chat")
        page.evaluate("""() => {
          const real = window.fetch;
          window.fetch = (path, options) => String(path).endsWith('/chat/stream')
            ? new Promise((_, refuse) => options.signal.addEventListener('abort',
                () => refuse(new DOMException('', 'AbortError'))))
            : real(path, options);
        }""")
        page.get_by_label("Your message").fill("Hello")
        page.get_by_role("button", name="Send").click()
        page.get_by_role("button", name="Stop").click()
        page.wait_for_selector("main:not([data-busy])")
        self.assertTrue(page.get_by_role("button", name="Send").is_visible())

    def test_the_bonus_is_taken_once(self):
        page = self.open("/aclio")
        page.get_by_role("button", name="25 points").click()
        page.wait_for_selector("main:not(:has(form[action='/aclio/bonus']))")


if __name__ == "__main__":
    unittest.main()
