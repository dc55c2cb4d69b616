// The script of every page.
//
// Apps' scripts are modules of their own. They may tell this one of `daybook:toast` (a text as the
// event's detail) and ask for `daybook:refresh`, whose detail then has a promise of its end as
// `shown`; they are told of `daybook:shown`.
// A form may ask to be sent with `daybook:send`, whose detail then has a promise of the `answer`, and
// is told of `daybook:kept` for each time that it was sent without a connection before.
// A hidden field with `data-seen` says what the form's writer had before their eyes; where what they
// wrote is put into the page's next version, that field goes with it.

import "./forms.js";
import "./keys.js";
import "./live.js";
import "./offline.js";
import "./sharing.js";
import "./push.js";
import "./time-zone.js";

document.documentElement.dataset.ready = '';
