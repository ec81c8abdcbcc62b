import * as v from "valibot";
import { asked } from "../text/asked.ts";
import { libraryAddress } from "../text/fact-fields.ts";
import { contrast, enoughContrast } from "./contrast.ts";

/** What is written with some of them is read on both grounds. */
const grounds = ["sheet", "ground"] as const;
const groundWords = { sheet: "the sheet", ground: "the ground around the sheet" };
const written = ["text", "soft", "accent"] as const;

const colour = v.pipe(
  v.string("must be a colour like “#6a35c9”"),
  v.regex(/^#[\da-f]{6}$/i, "must be a colour like “#6a35c9”"),
  asked({ as: "colour", placeholder: "#6a35c9" }),
);
const ink = v.pipe(colour, asked({ against: grounds }));

/** How mails look in inboxes with light colours; those with dark colours have the engine’s own. */
export const letterLook = v.pipe(
  v.strictObject({
    /** Beside the site’s name, at the head: a picture of the library. */
    mark: v.optional(
      v.pipe(
        libraryAddress,
        v.title("Mark"),
        v.description("A picture of the library, shown beside the name of the site. Empty for none."),
      ),
    ),
    text: v.pipe(ink, v.title("Text")),
    soft: v.pipe(ink, v.title("Small print"), v.description("Captions, and the foot of the letter.")),
    /** Of links, bars, the site’s name and the button, whose words have the sheet’s colour. */
    accent: v.pipe(
      ink,
      v.title("Links and bars"),
      v.description("Also the name of the site and the ground of buttons."),
    ),
    line: v.pipe(colour, v.title("Lines"), v.description("Between the rows of tables, and around keys.")),
    sheet: v.pipe(colour, v.title("Sheet")),
    ground: v.pipe(colour, v.title("Around the sheet"), v.description("Also behind code in a line.")),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const { value } = dataset;
    for (const name of written) {
      const pale = grounds.find((ground) => contrast(value[name], value[ground]) < enoughContrast);
      if (!pale) continue;
      // Rounded down, so that 4.49 is not said to be 4.5.
      const ratio = Math.floor(contrast(value[name], value[pale]) * 10) / 10;
      const message = `has a contrast of ${ratio} : 1 to ${groundWords[pale]} (${value[pale]}), and ${enoughContrast} : 1 is needed: make one of the two darker or lighter`;
      addIssue({
        message,
        path: [{ type: "object", origin: "value", input: value, key: name, value: value[name] }],
      });
    }
  }),
);

export type LetterLook = v.InferOutput<typeof letterLook>;
export type Inks = Omit<LetterLook, "mark">;
