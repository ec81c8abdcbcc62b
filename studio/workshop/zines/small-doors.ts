/** Four pages about who might live behind the doors nobody uses. */
import { cover } from "./small-doors/1.ts";
import { catalogue } from "./small-doors/2.ts";
import { library } from "./small-doors/3.ts";
import { caller } from "./small-doors/4.ts";
import { zinePages } from "./zine-page.ts";

export const standing = { ground: { yellow: 1 }, shadow: { burgundy: 1 }, lean: -3 };
export const pages = zinePages({ zine: "small-doors", inks: ["sky", "yellow", "burgundy"] }, [
  cover,
  catalogue,
  library,
  caller,
]);
