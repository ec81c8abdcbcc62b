import { figure } from "@toadstool/elements/charts";
import { Asked } from "@toadstool/elements/dialog/asked";
import { Done, Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { RowTable } from "@toadstool/elements/page/row-table";
import { changeName, itemsOf, type Move } from "#app/browser/moving-in/move.ts";
import { totalOf } from "#app/browser/moving-in/totals.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { counted } from "#domain/text/counted.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./move-in.module.css";
import type { Mover, MoverState } from "./use-mover.ts";

/** Removes what a move made, after one more question. */
export function UndoMove({ mover, move }: { mover: Mover; move: Move }) {
  const most = totalOf(itemsOf(move), { states: ["done"] });
  return <AskToUndo undo={() => void mover.undoMove(move.key, changeName(move), most)} />;
}

/** `name` distinguishes it from others in a list. */
export function AskToUndo({ undo, name }: { undo: () => void; name?: string }) {
  const summary = name ? "Undo…" : "Undo the whole move…";
  return (
    <Asked summary={summary} label={name && `${summary} ${name}`}>
      <p>
        What it made and you have not changed since is removed: texts, pictures that nothing else shows,
        redirects, and readers who have got no letter yet. To have it again, bring the export again.
      </p>
      <Button look="danger" onClick={undo}>
        Undo the whole move
      </Button>
    </Asked>
  );
}

export function Undoing({ name, left, most }: Extract<MoverState, { is: "undoing" }>) {
  return (
    <Section id="state" title="Being undone">
      <output className={styles.name}>{name} is being undone.</output>
      <ProgressBar label="Progress of the undo" value={most - left} most={Math.max(most, 1)} />
      <p className={styles.figure}>{figure(left)} left</p>
      <p className={`${shared.soft} ${shared.measure}`}>
        Keep this page open. An undo that was stopped goes on when you press Undo again.
      </p>
    </Section>
  );
}

interface UndoneProps {
  mover: Mover;
  state: Extract<MoverState, { is: "undone" }>;
}

/** What an undo has removed, and what it has left. */
export function Undone({ mover, state: { key, name, kept, trouble } }: UndoneProps) {
  return (
    <Section id="state" title={trouble ? "Not undone to its end" : "Undone"}>
      {trouble ? (
        <>
          <Trouble>{trouble} What is left of it is on your site.</Trouble>
          <div className={shared.buttons}>
            <Button onClick={() => void mover.undoMove(key, name, 0)}>Go on</Button>
          </div>
        </>
      ) : (
        <Done>
          Everything that {name} made and no one has changed since is removed.
          {kept.length > 0 &&
            ` ${counted(kept.length, "item")} ${kept.length === 1 ? "stays" : "stay"}, as is listed below.`}
        </Done>
      )}
      {kept.length > 0 && (
        <RowTable caption="What stays" heads={["Title", "Kind", "Why"]}>
          {kept.map(({ kind, id, title, address, why }) => (
            <tr key={`${kind} ${id}`}>
              <th scope="row" className={styles.title}>
                {address ? <a href={address}>{title || "Untitled"}</a> : title || "Untitled"}
              </th>
              <td className={styles.kind}>{kind}</td>
              <td>{why}</td>
            </tr>
          ))}
        </RowTable>
      )}
      <div className={shared.buttons}>
        <Button look="quiet" onClick={() => void mover.close()}>
          Choose an export
        </Button>
      </div>
    </Section>
  );
}
