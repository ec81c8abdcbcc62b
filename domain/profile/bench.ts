/** A thing on the creator’s workbench, which stands for some of the categories of tools. */
export interface BenchTool {
  name: string;
  /** What it is good for, in a sentence. */
  use: string;
  /** Names of categories; others are passed over. */
  categories: readonly string[];
}
