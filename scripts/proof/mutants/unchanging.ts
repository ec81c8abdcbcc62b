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
export const unchanging: readonly Unchanging[] = [];
