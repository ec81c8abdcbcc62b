/** A set that took forty seconds to warm up, and who it took after. */
import { cover } from "./my-grandmothers-radio/1.ts";
import { kitchen } from "./my-grandmothers-radio/2.ts";
import { stations } from "./my-grandmothers-radio/3.ts";
import { warmingUp } from "./my-grandmothers-radio/4.ts";
import { thump } from "./my-grandmothers-radio/5.ts";
import { doorstep } from "./my-grandmothers-radio/6.ts";
import { night } from "./my-grandmothers-radio/7.ts";
import { back } from "./my-grandmothers-radio/8.ts";
import { zinePages } from "./zine-page.ts";

export const standing = { ground: { orange: 1 }, shadow: { forest: 1 }, lean: 3 };
/** Coarse, as the cloth of the loudspeaker: finer dots weigh more than a page may. */
const screens = {
  orange: { kind: "dots", pitch: 18, angle: 20 },
  forest: { kind: "dots", pitch: 16, angle: 65 },
} as const;
export const pages = zinePages({ zine: "my-grandmothers-radio", inks: ["orange", "forest"], screens }, [
  cover,
  kitchen,
  stations,
  warmingUp,
  thump,
  doorstep,
  night,
  back,
]);
