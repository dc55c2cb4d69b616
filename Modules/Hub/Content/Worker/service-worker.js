// The service worker: a small script that a browser keeps running beside the pages, so that they
// open without a connection. The hub declares ahead of it which `VERSION` of the app it is of, the
// app's `FILES`, and its `NOTICE_ICON`.

import "./copies.js";
import "./sending.js";
import "./reminders.js";
