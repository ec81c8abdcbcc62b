import { hasSpace, isLine, type Mark, type Swap, type SwapPage } from "./swap.ts";

/** A zine under way, with what is undone and done again; `page` and `chosen` count from 0. */
interface Editing {
  swap: Swap;
  page: number;
  /** The mark that the tools change; null where none is chosen. */
  chosen: number | null;
  past: readonly Swap[];
  future: readonly Swap[];
  /** What the last change was; changes of one kind to one mark are undone together. */
  last: string;
}

export type Edit =
  | { do: "add"; mark: Mark; isChosen?: boolean }
  | { do: "change"; mark: Mark; at: number; kind: string }
  | { do: "delete"; at: number }
  | { do: "page"; to: SwapPage }
  | { do: "title"; title: string }
  | { do: "all"; swap: Swap }
  | { do: "open"; page: number }
  | { do: "choose"; at: number | null }
  | { do: "undo" }
  | { do: "redo" };

const remembered = 100;

export const editingOf = (swap: Swap): Editing => ({
  swap,
  page: 0,
  chosen: null,
  past: [],
  future: [],
  last: "",
});

export function edited(now: Editing, edit: Edit): Editing {
  const { swap, page, past, future, chosen } = now;
  const marks = swap.pages[page]?.marks ?? [];
  switch (edit.do) {
    case "open":
      return { ...now, page: edit.page, chosen: null, last: "" };
    case "choose":
      return { ...now, chosen: edit.at, last: "" };
    case "undo": {
      const [before] = past.slice(-1);
      if (!before) return now;
      return {
        ...now,
        swap: before,
        chosen: null,
        past: past.slice(0, -1),
        future: [swap, ...future],
        last: "",
      };
    }
    case "redo": {
      const [next, ...rest] = future;
      return next ? { ...now, swap: next, chosen: null, past: [...past, swap], future: rest, last: "" } : now;
    }
    case "title":
      return { ...kept(now, { ...swap, title: edit.title }, "title"), chosen };
    case "all":
      return { ...kept(now, edit.swap, ""), page: 0, chosen: null };
    case "page":
      return { ...kept(now, withPage(swap, page, edit.to), ""), chosen: null };
    case "add": {
      if (!hasSpace({ paper: 0, marks }, isLine(edit.mark) ? "line" : "stamp")) return now;
      return {
        ...kept(now, withMarks(swap, page, [...marks, edit.mark]), ""),
        chosen: edit.isChosen ? marks.length : null,
      };
    }
    case "change":
      return kept(
        now,
        withMarks(swap, page, marks.with(edit.at, edit.mark)),
        `${edit.kind} ${page} ${edit.at}`,
      );
    case "delete":
      return { ...kept(now, withMarks(swap, page, marks.toSpliced(edit.at, 1)), ""), chosen: null };
  }
}

function kept(now: Editing, swap: Swap, last: string): Editing {
  const isSame = last !== "" && last === now.last;
  const past = isSame ? now.past : [...now.past, now.swap].slice(-remembered);
  return { ...now, swap, past, future: [], last };
}

const withPage = ({ title, pages }: Swap, at: number, page: SwapPage): Swap => ({
  title,
  pages: pages.with(at, page),
});

const withMarks = (swap: Swap, at: number, marks: readonly Mark[]): Swap =>
  withPage(swap, at, { paper: swap.pages[at]?.paper ?? 0, marks });
