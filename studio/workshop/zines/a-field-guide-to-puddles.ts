/** A Field Guide to Puddles: four kinds, one morning, wellingtons. */
import { cover } from "./a-field-guide-to-puddles/1.ts";
import { find } from "./a-field-guide-to-puddles/2.ts";
import { mirror } from "./a-field-guide-to-puddles/3.ts";
import { fibber } from "./a-field-guide-to-puddles/4.ts";
import { ambusher } from "./a-field-guide-to-puddles/5.ts";
import { saucer } from "./a-field-guide-to-puddles/6.ts";
import { chalk } from "./a-field-guide-to-puddles/7.ts";
import { back } from "./a-field-guide-to-puddles/8.ts";
import type { Standing } from "./cover-still.ts";
import { zinePages } from "./zine-page.ts";

export const pages = zinePages({ zine: "a-field-guide-to-puddles", inks: ["navy", "sky", "orange"] }, [
  cover,
  find,
  mirror,
  fibber,
  ambusher,
  saucer,
  chalk,
  back,
]);
export const standing: Standing = { ground: { sky: 1 }, shadow: { navy: 1 } };
