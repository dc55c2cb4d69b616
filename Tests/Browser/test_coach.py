"""A coach that answers slowly: stopped, asked too often, left in the middle of an answer."""

import http.server
import json
import subprocess
import threading
import unittest

from harness import EXECUTABLE, BrowserTest


class Coach(http.server.BaseHTTPRequestHandler):
    """Begins to answer, and goes on when the test lets it."""

    protocol_version = "HTTP/1.1"
    goes_on = threading.Event()

    def log_message(self, *_):
        pass

    def put(self, text):
        self.wfile.write(f"{len(text.encode()):x}\r\n{text}\r\n".encode())
        self.wfile.flush()

    def piece(self, **choice):
        self.put("data: " + json.dumps({"choices": [{"index": 0, **choice}]}) + "\n\n")

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"] or 0))
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        try:
            self.piece(delta={"content": "One small step today"})
            self.goes_on.wait(20)
            self.piece(delta={"content": " is plenty."})
            self.piece(delta={}, finish_reason="stop")
            self.put("data: [DONE]\n\n")
            self.put("")
        except OSError:
            pass


class CoachTests(BrowserTest):
    variables = {"HUB_LIMIT_COACH": "4"}
    network = ()

    @classmethod
    def fill(cls, daybook):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Coach)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        subprocess.run(
            [EXECUTABLE, "aclio", "coach", "openai", "--model", "slow", "--key-stdin",
             "--url", f"http://127.0.0.1:{server.server_port}/v1"],
            input="key\n", env=daybook.environment, text=True, capture_output=True, check=True)

    def ask(self, page, text):
        page.get_by_label("Your message").fill(text)
        page.get_by_role("button", name="Send").click()

    def test_an_answer_is_stopped_left_and_asked_for_too_often(self):
        page = self.open("/aclio/chat")
        answers = page.locator(".messages .theirs")
        self.ask(page, "How do I begin?")
        answers.filter(has_text="One small step today").wait_for()
        page.get_by_role("button", name="Stop").click()
        # What came stays in sight and is marked at once.
        said = "One small step today\n\n(interrupted; what arrived is saved)"
        answers.filter(has_text="(interrupted; what arrived is saved)").wait_for()
        self.assertIn(said, answers.inner_text())
        page.get_by_label("Your message").blur()
        answers.locator("time").wait_for()
        self.assertIn(said, answers.inner_text())

        self.ask(page, "And then?")
        answers.nth(1).filter(has_text="One small step today").wait_for()
        # The answer goes on without its page, and the next one shows it.
        page.reload()
        answers.nth(1).filter(has_text="(still coming)").wait_for()
        self.assertTrue(page.get_by_role("button", name="Stop").is_visible())
        Coach.goes_on.set()
        answers.nth(1).filter(has_text="One small step today is plenty.").wait_for()
        page.get_by_role("button", name="Send").wait_for()
        self.assertNotIn("(", answers.nth(1).inner_text())

        Coach.goes_on.clear()
        self.ask(page, "What else?")
        answers.nth(2).filter(has_text="One small step today").wait_for()
        page.reload()
        page.get_by_role("button", name="Stop").click()
        answers.nth(2).filter(has_text="(interrupted; what arrived is saved)").wait_for()
        self.assertIn("One small step today", answers.nth(2).inner_text())

        Coach.goes_on.set()
        self.ask(page, "Fourth")
        answers.nth(3).filter(has_text="is plenty.").locator("time").wait_for()
        self.ask(page, "Fifth")
        page.locator(".form-error", has_text="Try again in a minute.").wait_for()
        self.assertEqual(page.get_by_label("Your message").input_value(), "Fifth")


if __name__ == "__main__":
    unittest.main()
