// The service worker, which makes pages open without a connection. The hub prepends the app's
// `VERSION`, its `FILES` and its `NOTICE_ICON`.

import "./copies.js";
import "./sending.js";
import "./reminders.js";
