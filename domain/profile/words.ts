/** A link onward, with a few words about what is there. */
export interface Way {
  to: string;
  title: string;
  text: string;
}

/** What the pages say in the creator's own voice, as `studio/words.ts` holds it. */
export interface Words {
  /** Beside the headings of the folded cards; `{tools}`, `{categories}` and `{entries}` become numbers. */
  about: { tools: string; experience: string };
  portfolio: { lead: string };
  art: {
    lead: string;
    aside: string;
    /** Shown where the address names a medium without works. */
    emptyMedium: string;
  };
  blog: { description: string };
  /** `often` says how many letters to expect. */
  subscribe: { title: string; lead: string; description: string; often: string };
  /** Where a zine's print button links to for how to fold it. */
  folding?: Pick<Way, "to" | "title">;
  /** Under “Page not found”. */
  notFound: string;
  /** Where the gallery and the studies lead on to. */
  ways: { gallery: Way[]; study: Way[] };
}
