import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import type { CreatedChange, MadeKind } from "#domain/bulk/created.ts";
import { counted } from "#domain/text/counted.ts";
import { UndoWarning } from "./undo-move.tsx";
import type { Mover } from "./use-mover.ts";

interface EarlierMovesProps {
  moves: CreatedChange[];
  /** Null while something is under way. */
  undo: Mover["undoMove"] | null;
}

const movesOf = (undo: EarlierMovesProps["undo"]): ListOf<CreatedChange> => ({
  one: "move",
  many: "moves",
  home: "/admin/move-in",
  section: {
    id: "moves",
    title: "Your moves",
    about:
      "A move can be undone as a whole for 30 days. One that was stopped goes on when you choose the same file again.",
  },
  row: ({ key, name, counts, createdAt, undone, isOver }) => {
    const most = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const left = most > 0 ? `; ${madeWords(counts)} ${leftWords(isOver, most)}` : "";
    return {
      id: key,
      title: name,
      note: (
        <noscript>
          Key: <code>{key}</code>
        </noscript>
      ),
      facts: {
        Made: undone === null ? madeWords(counts) || "Nothing so far" : `Undone${left}`,
        Begun: <Moment iso={createdAt} />,
      },
      presses: [
        undo !== null &&
          most > 0 &&
          (isOver
            ? { words: "See what stays", act: () => void undo(key, name, 0) }
            : { words: "Undo", form: <UndoWarning undo={() => void undo(key, name, most)} /> }),
      ],
    };
  },
  facts: ["Made", "Begun"],
  empty: { title: "No moves yet", words: "" },
});

/** Moves, and whatever else programs have made as one change. */
export function EarlierMoves({ moves, undo }: EarlierMovesProps) {
  return <List of={movesOf(useScripted() ? undo : null)} items={moves} />;
}

const nouns: Record<MadeKind, string> = {
  post: "post",
  page: "page",
  draft: "draft",
  image: "file",
  redirect: "redirect",
  subscriber: "reader",
};

const madeWords = (counts: Record<MadeKind, number>) =>
  (Object.keys(nouns) as MadeKind[])
    .flatMap((kind) => (counts[kind] > 0 ? [counted(counts[kind], nouns[kind])] : []))
    .join(", ");

const leftWords = (isOver: boolean, count: number) => (isOver ? (count === 1 ? "stays" : "stay") : "left");
