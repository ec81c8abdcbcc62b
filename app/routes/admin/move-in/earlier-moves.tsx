import { Button } from "@toadstool/elements/forms/button";
import { RowTable } from "@toadstool/elements/page/row-table";
import { Moment } from "#app/ui/moment/moment.tsx";
import type { CreatedChange, MadeKind } from "#domain/bulk/created.ts";
import { counted } from "#domain/text/counted.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./move-in.module.css";
import { AskToUndo } from "./undo-move.tsx";
import type { Mover } from "./use-mover.ts";

interface EarlierMovesProps {
  moves: CreatedChange[];
  /** Null while something is under way. */
  undo: Mover["undoMove"] | null;
}

/** Moves, and whatever else programs have made as one change. */
export function EarlierMoves({ moves, undo }: EarlierMovesProps) {
  return (
    <Section id="moves" title="Your moves">
      <p className={`${shared.soft} ${shared.measure}`}>
        A move can be undone as a whole for 30 days. One that was stopped goes on when you choose the same
        file again.
      </p>
      <RowTable caption="Moves, newest first" heads={["Export", "Begun", "Made"]}>
        {moves.map(({ key, name, counts, createdAt, undone, isOver }) => {
          const most = Object.values(counts).reduce((sum, count) => sum + count, 0);
          return (
            <tr key={key}>
              <th scope="row" className={styles.title}>
                {name}
              </th>
              <td>
                <Moment iso={createdAt} />
              </td>
              <td>
                {undone === null
                  ? madeWords(counts) || "Nothing so far"
                  : ["Undone", ...(most > 0 ? [`${madeWords(counts)} ${leftWords(isOver, most)}`] : [])].join(
                      "; ",
                    )}
                {undo && most > 0 && (
                  <div className="needs-script">
                    {isOver ? (
                      <Button
                        look="quiet"
                        aria-label={`See what stays of ${name}`}
                        onClick={() => void undo(key, name, 0)}
                      >
                        See what stays
                      </Button>
                    ) : (
                      <AskToUndo name={name} undo={() => void undo(key, name, most)} />
                    )}
                  </div>
                )}
                <noscript>
                  {" "}
                  Key: <code>{key}</code>
                </noscript>
              </td>
            </tr>
          );
        })}
      </RowTable>
    </Section>
  );
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
