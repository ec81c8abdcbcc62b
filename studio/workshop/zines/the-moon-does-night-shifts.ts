/** “The Moon Does Night Shifts”: one night, from clocking in to the missed bus. Navy, yellow, and orange for the dawn. */
import { cover } from "./the-moon-does-night-shifts/1.ts";
import { clocking } from "./the-moon-does-night-shifts/2.ts";
import { tides } from "./the-moon-does-night-shifts/3.ts";
import { light } from "./the-moon-does-night-shifts/4.ts";
import { tea } from "./the-moon-does-night-shifts/5.ts";
import { others } from "./the-moon-does-night-shifts/6.ts";
import { dawn } from "./the-moon-does-night-shifts/7.ts";
import { missed } from "./the-moon-does-night-shifts/8.ts";
import { zinePages } from "./zine-page.ts";

export const pages = zinePages({ zine: "the-moon-does-night-shifts", inks: ["navy", "yellow", "orange"] }, [
  cover,
  clocking,
  tides,
  light,
  tea,
  others,
  dawn,
  missed,
]);
export const standing = { ground: { yellow: 1 }, shadow: { navy: 1 }, lean: 4 };
