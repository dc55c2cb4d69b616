// The script of every page.
//
// Products' scripts are separate modules that communicate by events:
// - `daybook:toast` shows the text in the event's detail.
// - `daybook:refresh` refreshes the page and sets `shown` in its detail to a promise of the end.
// - `daybook:shown` is dispatched after the page has changed.
// - `daybook:send` sends a form and sets `answer` in its detail to a promise.
// - `daybook:hoped` is dispatched to a form whose result shows before the hub has it; its detail is 1,
//   or -1 if the result is taken back.
//
// A hidden field with `data-seen` records the version that the person has seen. It moves with their
// input into the page's next version.

import "./forms.js";
import "./rings.js";
import "./keys.js";
import "./live.js";
import "./moment.js";
import "./offline.js";
import "./palette.js";
import "./passkeys.js";
import "./sharing.js";
import "./push.js";
import "./strength.js";
import "./time-zone.js";

document.documentElement.dataset.ready = '';
