import type { LetterInput } from "./letter-input.ts";

/** A letter that shows the look of letters, with something written in each ink. */
export const sampleLetter: LetterInput = {
  subject: "A sample letter",
  content: `This is how your letters look: their text, and [a link in it](/).

> A quotation has a bar at its side.

## A heading

- A list,
- and \`code\` in a line of it.

| Print | Size |
| ----- | ---- |
| Moon  | A5   |

---

The small print is at the foot.`,
};
