import type { Pattern } from "./pattern.ts";

/** Steps back that are remembered. */
const most = 100;

interface Undoing {
  /** Remembers what was before a change; of changes of one kind in a row, such as a slider's, only before the first. */
  remember: (before: Pattern, kind: string) => void;
  /** What was before the last change, if anything was. */
  back: () => Pattern | undefined;
  readonly possible: boolean;
  forget: () => void;
}

export function undoing(): Undoing {
  const past: Pattern[] = [];
  let lastKind = "";
  return {
    remember(before, kind) {
      if (kind === "" || kind !== lastKind) past.push(before);
      if (past.length > most) past.shift();
      lastKind = kind;
    },
    back() {
      lastKind = "";
      return past.pop();
    },
    get possible() {
      return past.length > 0;
    },
    forget() {
      past.length = 0;
      lastKind = "";
    },
  };
}
