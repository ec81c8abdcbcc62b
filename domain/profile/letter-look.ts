import * as v from "valibot";
import { libraryAddress } from "../text/fact-fields.ts";
import { contrast, enoughContrast } from "./contrast.ts";

const colour = v.pipe(
  v.string("must be a colour like “#6a35c9”"),
  v.regex(/^#[\da-f]{6}$/i, "must be a colour like “#6a35c9”"),
);

/** What is written with these is read on both grounds. */
const written = ["text", "soft", "accent"] as const;
const grounds = ["sheet", "ground"] as const;
/** What the fields of the inks are called. */
export const inkWords = {
  text: "Text",
  soft: "Small print",
  accent: "Links and bars",
  line: "Lines",
  sheet: "Sheet",
  ground: "Around the sheet",
};
export const inkNames = Object.keys(inkWords) as (keyof typeof inkWords)[];

const groundWords = { sheet: "the sheet", ground: "the ground around the sheet" };

/** How mails look in inboxes with light colours; those with dark colours have the engine’s own. */
export const letterLook = v.pipe(
  v.strictObject({
    /** Beside the site’s name, at the head: a picture of the library. */
    mark: v.optional(libraryAddress),
    text: colour,
    soft: colour,
    /** Of links, bars, the site’s name and the button, whose words have the sheet’s colour. */
    accent: colour,
    line: colour,
    sheet: colour,
    ground: colour,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const { value } = dataset;
    for (const ink of written) {
      const pale = grounds.find((ground) => contrast(value[ink], value[ground]) < enoughContrast);
      if (!pale) continue;
      // Rounded down, so that 4.49 is not said to be 4.5.
      const ratio = Math.floor(contrast(value[ink], value[pale]) * 10) / 10;
      const message = `has a contrast of ${ratio} : 1 to ${groundWords[pale]} (${value[pale]}), and ${enoughContrast} : 1 is needed: make one of the two darker or lighter`;
      addIssue({
        message,
        path: [{ type: "object", origin: "value", input: value, key: ink, value: value[ink] }],
      });
    }
  }),
);

export type LetterLook = v.InferOutput<typeof letterLook>;
export type Inks = Omit<LetterLook, "mark">;
