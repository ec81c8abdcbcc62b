/** A mutant that no test could notice. */
export interface Unchanging {
  file: string;
  /** The text of its line, without the space around it: numbers of lines change too often. */
  line: string;
  /** What the mutant puts there. */
  after: string;
  why: string;
}

/** Mutants that were looked at and change nothing: others are chosen in their place. */
export const unchanging: readonly Unchanging[] = [
  {
    file: "app/routes/notes/days.tsx",
    line: "const at = new Date(notes[0]?.publishedAt ?? date);",
    after: "||",
    why: "a moment is never empty",
  },
  {
    file: "domain/newsletter/clicks/counted-links.server.ts",
    line: "const countedAs = new Map(links.map((url, place) => [url, counted[place] ?? url]));",
    after: "||",
    why: "an address is never empty",
  },
];
