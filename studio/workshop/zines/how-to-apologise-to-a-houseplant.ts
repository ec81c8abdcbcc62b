/** “How to Apologise to a Houseplant”: Maureen, nineteen days, and what can be said. Teal and pink; the overprint is the dark. */
import { cover } from "./how-to-apologise-to-a-houseplant/1.ts";
import { homecoming } from "./how-to-apologise-to-a-houseplant/2.ts";
import { plainly } from "./how-to-apologise-to-a-houseplant/3.ts";
import { presents } from "./how-to-apologise-to-a-houseplant/4.ts";
import { sink } from "./how-to-apologise-to-a-houseplant/5.ts";
import { waiting } from "./how-to-apologise-to-a-houseplant/6.ts";
import { forgiven } from "./how-to-apologise-to-a-houseplant/7.ts";
import { label } from "./how-to-apologise-to-a-houseplant/8.ts";
import { zinePages } from "./zine-page.ts";

export const pages = zinePages({ zine: "how-to-apologise-to-a-houseplant", inks: ["teal", "pink"] }, [
  cover,
  homecoming,
  plainly,
  presents,
  sink,
  waiting,
  forgiven,
  label,
]);
export const standing = { ground: { teal: 1, pink: 1 }, shadow: { teal: 0 }, lean: -4 };
