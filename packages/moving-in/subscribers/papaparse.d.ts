/** The parts of Papa Parse that are used here: its writer, and its parser, which reports its position with each record. */
declare module "papaparse" {
  interface Step {
    data: string[][];
    errors: { code: string }[];
    meta: { cursor: number };
  }
  interface ParserConfig {
    delimiter: string;
    newline: "\n" | "\r";
    step: (step: Step) => void;
  }
  class Parser {
    constructor(config: ParserConfig);
    /** `ignoreLastRow`: the text breaks off here, perhaps within a record. */
    parse(text: string, baseIndex: number, ignoreLastRow: boolean): unknown;
    abort(): void;
  }
  const Papa: {
    Parser: typeof Parser;
    unparse(rows: (string | number | null)[][]): string;
  };
  export default Papa;
}
