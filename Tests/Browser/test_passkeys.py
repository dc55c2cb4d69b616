"""Passkeys, with Chromium's virtual authenticator; another implementation checks its responses."""

import json
import unittest
from urllib.parse import parse_qs

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes

from harness import BrowserTest

PASSWORD = "bread and warm rain"


class PasskeyTests(BrowserTest):
    # A password is slow on purpose, and slower in a build for debugging.
    patience = 90_000

    options = ["--multi-user"]
    variables = {"HUB_LIMIT_AUTHENTICATION": "1000"}

    def setUp(self):
        # A passkey belongs to a host name, which an address is not.
        self.origin = self.daybook.url.replace("127.0.0.1", "localhost")
        self.page = self.open(self.origin + "/register")
        self.device = self.page.context.new_cdp_session(self.page)
        self.device.send("WebAuthn.enable")
        self.authenticator = self.device.send("WebAuthn.addVirtualAuthenticator", {"options": {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
            "hasUserVerification": True, "isUserVerified": True,
            "automaticPresenceSimulation": True}})["authenticatorId"]

    def sent(self, path, press):
        """The challenge and the browser's response of a form that `press` sends."""
        with self.page.expect_request(lambda request: request.url.endswith(path)) as request:
            press()
        response = json.loads(parse_qs(request.value.post_data)["response"][0])
        client = json.loads(base64url_to_bytes(response["response"]["clientDataJSON"]))
        return base64url_to_bytes(client["challenge"]), response

    def test_a_passkey_logs_in_without_the_password(self):
        page = self.page
        page.get_by_label("Email").fill("heron@example.org")
        page.get_by_label("New password").fill(PASSWORD)
        page.get_by_role("button", name="Create an account").click()
        page.wait_for_url(self.origin + "/")
        page.goto(self.origin + "/settings/account")
        page.get_by_role("link", name="Passkeys").click()
        page.get_by_label("Password").fill(PASSWORD)
        self.assert_accessible(page)
        challenge, response = self.sent(
            "/add", page.get_by_role("button", name="Create a passkey").click)
        created = verify_registration_response(
            credential=response, expected_challenge=challenge, expected_rp_id="localhost",
            expected_origin=self.origin, require_user_verification=True)
        page.get_by_text("Created on").wait_for()

        page.context.clear_cookies()
        page.goto(self.origin + "/mori")
        page.wait_for_url("**/log-in?next=*")
        self.assert_accessible(page)
        challenge, response = self.sent(
            "/passkey", page.get_by_role("button", name="Use a passkey").click)
        verify_authentication_response(
            credential=response, expected_challenge=challenge, expected_rp_id="localhost",
            expected_origin=self.origin, credential_public_key=created.credential_public_key,
            credential_current_sign_count=created.sign_count, require_user_verification=True)
        page.wait_for_url(self.origin + "/mori")

        # Somebody else's finger.
        self.device.send("WebAuthn.setUserVerified", {
            "authenticatorId": self.authenticator, "isUserVerified": False})
        page.context.clear_cookies()
        page.goto(self.origin + "/log-in")
        page.get_by_role("button", name="Use a passkey").click()
        page.get_by_text("That did not work.").wait_for()
        self.device.send("WebAuthn.setUserVerified", {
            "authenticatorId": self.authenticator, "isUserVerified": True})

        page.get_by_role("button", name="Use a passkey").click()
        page.wait_for_url(self.origin + "/")
        page.goto(self.origin + "/settings/passkeys")
        page.get_by_role("button", name="Remove: Chrome, Linux").click()
        page.get_by_text("Created on").wait_for(state="detached")
        page.context.clear_cookies()
        page.goto(self.origin + "/log-in")
        page.get_by_role("button", name="Use a passkey").click()
        page.get_by_text("This passkey does not open an account here.").wait_for()
        # The hub refuses the last one with 401, which the console tells.
        page.problems.clear()


if __name__ == "__main__":
    unittest.main()
