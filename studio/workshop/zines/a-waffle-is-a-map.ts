/** A country that lasts eleven minutes, surveyed on foot. */
import { zinePages } from "./zine-page.ts";
import { cover } from "./a-waffle-is-a-map/1.ts";
import { landing } from "./a-waffle-is-a-map/2.ts";
import { plan } from "./a-waffle-is-a-map/3.ts";
import { butter } from "./a-waffle-is-a-map/4.ts";
import { rain } from "./a-waffle-is-a-map/5.ts";
import { bootBay } from "./a-waffle-is-a-map/6.ts";
import { bite } from "./a-waffle-is-a-map/7.ts";
import { empty } from "./a-waffle-is-a-map/8.ts";

export const standing = { ground: { yellow: 1 }, shadow: { navy: 1 }, lean: -4 };
/** Coarse, as on a school press: finer dots weigh more than a page may. */
const screens = {
  yellow: { kind: "dots", pitch: 15, angle: 15 },
  red: { kind: "dots", pitch: 15, angle: 75 },
  navy: { kind: "dots", pitch: 20, angle: 45 },
} as const;
export const pages = zinePages({ zine: "a-waffle-is-a-map", inks: ["yellow", "red", "navy"], screens }, [
  cover,
  landing,
  plan,
  butter,
  rain,
  bootBay,
  bite,
  empty,
]);
