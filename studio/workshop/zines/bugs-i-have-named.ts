/** Bugs I Have Named: five of them, and one who is not a bug. */
import { cover } from "./bugs-i-have-named/1.ts";
import { lifted } from "./bugs-i-have-named/2.ts";
import { doreens } from "./bugs-i-have-named/3.ts";
import { pemberton } from "./bugs-i-have-named/4.ts";
import { brenda } from "./bugs-i-have-named/5.ts";
import { kevin } from "./bugs-i-have-named/6.ts";
import { whatTheyCallMe } from "./bugs-i-have-named/7.ts";
import { back } from "./bugs-i-have-named/8.ts";
import type { Standing } from "./cover-still.ts";
import { zinePages } from "./zine-page.ts";

export const pages = zinePages({ zine: "bugs-i-have-named", inks: ["forest", "lime", "pink"] }, [
  cover,
  lifted,
  doreens,
  pemberton,
  brenda,
  kevin,
  whatTheyCallMe,
  back,
]);
export const standing: Standing = { ground: { pink: 1 }, shadow: { forest: 1 } };
