// The script of Mori's pages.

import "./chart.js";
import "./minutes.js";
import "./moment.js";
import "./order.js";
import { Squares } from "./squares.js";

const attach = () => {
  const box = document.querySelector("main.mori .squares-box:not([role])")
  if (box) new Squares(box)
}
document.addEventListener("daybook:shown", attach)
attach()
