/** Papers of the drawer. */
export type Kind =
  | "sugar"
  | "ledger"
  | "graph"
  | "newsprint"
  | "map"
  | "kraft"
  | "painted"
  | "squares"
  | "staves"
  | "envelope"
  | "wallpaper"
  | "waves";

export interface Paper {
  /** As the list of papers has it: "Tomato", "Blue ledger". */
  name: string;
  /** As a sentence has it: "sugar paper", "a ledger". */
  told: string;
  /** #rrggbb */
  colour: string;
  kind: Kind;
  /** What is printed on it. */
  ink: string;
}
