"""What holds for every answer beside schemathesis' own checks."""

import schemathesis


@schemathesis.check
def nothing_unexpected(ctx, response, case):
    """Every error was thought of, and none tells of the machine."""
    text = response.text
    assert '"code":"unexpected"' not in text, text
    sent = f"{case.path_parameters} {case.query} {case.body}"
    for word in ("Swift.", ".swift"):
        assert word in sent or word not in text, text


@schemathesis.check
def no_limit_was_met(ctx, response, case):
    """Limits are out of reach here: a call that meets one would hide what it is to show. Log-ins
    with a wrong password wait longer each time, whatever the settings say."""
    is_guess = case.path in ("/api/users/authenticate", "/api/sync/login")
    assert response.status_code != 429 or is_guess, response.text


@schemathesis.check
def the_only_500(ctx, response, case):
    """Nothing else is the server's own trouble."""
    if response.status_code == 500:
        assert "API key not configured on server" in response.text, response.text
