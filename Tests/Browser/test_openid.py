"""A log-in by a provider of OpenID Connect, which another implementation plays."""

import unittest

import httpx
import oidc_provider_mock

from harness import BrowserTest


class OpenIDTests(BrowserTest):
    # A password is slow on purpose, and slower in a build for debugging.
    patience = 90_000

    options = ["--multi-user"]
    variables = {"HUB_LIMIT_AUTHENTICATION": "1000", "HUB_OIDC_CLIENT": "daybook",
                 "HUB_OIDC_SECRET": "a quiet secret", "HUB_OIDC_NAME": "Home"}

    @classmethod
    def setUpClass(cls):
        provider = oidc_provider_mock.run_server_in_thread()
        server = provider.__enter__()
        cls.addClassCleanup(provider.__exit__, None, None, None)
        cls.issuer = f"http://localhost:{server.server_port}"
        cls.variables = {**cls.variables, "HUB_OIDC_ISSUER": cls.issuer}
        httpx.put(f"{cls.issuer}/users/heron", json={
            "email": "heron@example.org", "email_verified": True, "name": "Heron"},
        ).raise_for_status()
        super().setUpClass()
        # With a network, unlike most tests.
        cls.daybook.halt()
        cls.daybook.start(options=())

    def test_the_provider_lets_a_person_in(self):
        page = self.open("/mori")
        page.wait_for_url("**/log-in?next=*")
        self.assert_accessible(page)
        self.assertEqual(page.problems, [])
        page.get_by_role("link", name="Log in with Home").click()
        page.wait_for_url(self.issuer + "/**")
        page.locator("input[name=sub]").first.fill("heron")
        page.get_by_role("button", name="Authorize").first.click()
        page.wait_for_url(self.daybook.url + "/mori")
        # The provider's own page is not ours to judge.
        page.problems.clear()
        page.goto("/settings/account")
        page.get_by_text("heron@example.org").wait_for()
        page.get_by_role("button", name="Disconnect Home").wait_for()
        self.assert_accessible(page)


if __name__ == "__main__":
    unittest.main()
