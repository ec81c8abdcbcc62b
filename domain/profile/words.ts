import * as v from "valibot";
import { filled } from "../text/fact-fields.ts";

/** A link onward, with a few words about what is there. */
export interface Way {
  to: string;
  title: string;
  text: string;
}

/** Where pages lead on to, as `studio/ways.ts` holds it. */
export interface WaysOn {
  gallery: Way[];
  study: Way[];
  /** Where a zine's print button links to for how to fold it. */
  folding?: Pick<Way, "to" | "title">;
  /** Where visitors make a zine of their own; it follows “Or”. */
  making?: Pick<Way, "to" | "title">;
}

const perhaps = v.string("must be a text");

/** What the pages say in the creator's own voice. */
export const words = v.strictObject({
  /** Beside the headings of the folded cards; `{tools}`, `{categories}` and `{entries}` become numbers. */
  about: v.strictObject({ tools: perhaps, experience: perhaps }),
  /** `search`: an example in the field, “Ex: paper, 2024”. */
  portfolio: v.strictObject({ lead: filled, search: v.optional(perhaps) }),
  art: v.strictObject({
    lead: filled,
    aside: perhaps,
    /** Shown where the address names a medium without works. */
    emptyMedium: filled,
  }),
  blog: v.strictObject({ description: filled, search: v.optional(perhaps) }),
  notes: v.strictObject({ lead: filled }),
  /** `often` says how many letters to expect. */
  subscribe: v.strictObject({ title: filled, lead: filled, description: filled, often: perhaps }),
  /** Under “Page not found”. */
  notFound: filled,
});

export type Words = v.InferOutput<typeof words>;
