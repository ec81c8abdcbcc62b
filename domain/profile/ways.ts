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
