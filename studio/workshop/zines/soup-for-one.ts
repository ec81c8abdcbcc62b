/** Soup for One: a recipe, and company. */
import type { Standing } from "./cover-still.ts";
import { cover } from "./soup-for-one/1.ts";
import { ingredients } from "./soup-for-one/2.ts";
import { method } from "./soup-for-one/3.ts";
import { across } from "./soup-for-one/4.ts";
import { zinePages } from "./zine-page.ts";

export const pages = zinePages({ zine: "soup-for-one", inks: ["burgundy", "orange", "yellow"] }, [
  cover,
  ingredients,
  method,
  across,
]);
export const standing: Standing = { ground: { orange: 1 }, shadow: { burgundy: 1 } };
