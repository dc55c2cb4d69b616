"""What holds for every answer beside schemathesis' own checks."""

import schemathesis


@schemathesis.check
def nothing_unexpected(ctx, response, case):
    """Every error was thought of, and none tells of the machine."""
    text = response.text
    assert '"code":"unexpected"' not in text, text
    assert "Swift." not in text and ".swift" not in text, text
