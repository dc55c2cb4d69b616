"""What a change is tried on in a browser before it lands: layout, focus, the keyboard, a connection
that goes, a push. Everything else of these tests runs after it landed, and in Scripts/test --all.
"""

import unittest

TESTS = [
    "test_frame.FrameTests.test_every_page_is_accessible_and_calm",
    "test_frame.FrameTests.test_settings_work_without_script",
    "test_frame.FrameTests.test_the_focus_stays_in_the_page_when_what_had_it_is_gone",
    "test_frame.FrameTests.test_the_keyboard_alone_goes_everywhere",
    "test_frame.FrameTests.test_a_page_follows_what_a_command_writes",
    "test_mori.MoriTests.test_a_minute_counts_at_once_and_stays",
    "test_mori.MoriTests.test_what_is_typed_while_a_minute_is_counted_stays_with_its_caret",
    "test_offline.OfflineTests.test_today_opens_without_a_connection_and_says_so",
    "test_offline.OfflineTests.test_a_minute_counts_once_after_the_server_was_away",
    "test_offline.OfflineTests.test_an_answer_that_is_lost_does_nothing_twice",
    "test_push.PushTests.test_a_reminder_reaches_the_browser_encrypted_and_once",
    "test_push.PushTests.test_the_worker_shows_it_and_a_tap_opens_its_page",
]

if __name__ == "__main__":
    unittest.main(module=None, argv=["short", *TESTS])
