import { characters } from "./ranges.ts";

/** Letters, figures and marks of nearly every page: they come first, in a file that the page preloads. */
const usual =
  "U+0020-007E, U+00A0, U+00A3, U+00A9, U+00B0-00B3, U+00B7, U+00B9, U+00D7, U+00E9, U+00F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2191, U+2193, U+2212";

/** How a font file of a package is cut into two: the usual characters, and the rest that it has. */
export interface Cut {
  /** Both files in app/styles/fonts/ begin with it. */
  name: string;
  /** In node_modules. */
  source: string;
  usual: Set<number>;
  /** OpenType features that the site uses; the others take their glyphs along. */
  features: string[];
  /** The weights that the site uses. */
  weights: { min: number; max: number };
  /**
   * Where on its axes its kerning is taken from: that of texts, which headings need hardly otherwise. Kerning that follows the axes
   * is two fifths of the file. None where it is left out.
   */
  kerning?: Record<string, number>;
}

export const cuts: Cut[] = [
  {
    name: "bricolage-grotesque",
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    usual: characters(usual),
    features: ["mark", "mkmk", "ccmp", "tnum"],
    weights: { min: 400, max: 800 },
    kerning: { opsz: 17, wght: 400 },
  },
  {
    name: "jetbrains-mono",
    source: "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
    usual: characters(usual),
    // What is typed is what is shown: its arrows out of two signs are off everywhere.
    features: ["mark", "ccmp"],
    weights: { min: 400, max: 800 },
  },
];
