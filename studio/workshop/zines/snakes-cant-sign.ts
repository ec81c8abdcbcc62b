/** Snakes Can’t Sign. */
import { zinePages } from "./zine-page.ts";
import { attempts } from "./snakes-cant-sign/attempts.ts";
import { cover } from "./snakes-cant-sign/cover.ts";
import { hello } from "./snakes-cant-sign/hello.ts";
import { SHEET } from "./snakes-cant-sign/inks.ts";
import { learn } from "./snakes-cant-sign/learn.ts";
import { longWay } from "./snakes-cant-sign/long-way.ts";
import { lookedOver } from "./snakes-cant-sign/looked-over.ts";
import { neighbour } from "./snakes-cant-sign/neighbour.ts";
import { rattle } from "./snakes-cant-sign/rattle.ts";

export const pages = zinePages(SHEET, [
  cover,
  neighbour,
  lookedOver,
  attempts,
  longWay,
  hello,
  rattle,
  learn,
]);
export const standing = { ground: { forest: 1 }, shadow: { orange: 1, forest: 1 }, lean: 3 };
