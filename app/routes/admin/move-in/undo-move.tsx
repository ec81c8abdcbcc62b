import { figure } from "@toadstool/elements/charts";
import { Asked } from "@toadstool/elements/dialog/asked";
import { Done, Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { changeName, itemsOf, type Move } from "#app/browser/moving-in/move.ts";
import { totalOf } from "#app/browser/moving-in/totals.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { counted } from "#domain/text/counted.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import type { Mover, MoverState, StepProps } from "./use-mover.ts";

/** Removes what a move made, after one more question. */
export function UndoMove({ mover, move }: { mover: Mover; move: Move }) {
  const most = totalOf(itemsOf(move), { states: ["done"] });
  return (
    <Asked summary="Undo the whole move…">
      <UndoWarning undo={() => void mover.undoMove(move.key, changeName(move), most)} />
    </Asked>
  );
}

/** What an undo does, and its press. */
export function UndoWarning({ undo }: { undo: () => void }) {
  return (
    <>
      <p>
        What it made and you have not changed since is removed: texts, pictures that nothing else shows,
        redirects, and readers who have got no letter yet. To have it again, bring the export again.
      </p>
      <Button look="danger" onClick={undo}>
        Undo the whole move
      </Button>
    </>
  );
}

export function Undoing({ name, left, most }: Extract<MoverState, { is: "undoing" }>) {
  return (
    <Section id="state" title="Being undone">
      <output className={shared.words}>{name} is being undone.</output>
      <ProgressBar label="Progress of the undo" value={most - left} most={Math.max(most, 1)} />
      <p className={shared.figure}>{figure(left)} left</p>
      <p className={`${shared.soft} ${shared.measure}`}>
        Keep this page open. An undo that was stopped goes on when you press Undo again.
      </p>
    </Section>
  );
}

type Kept = Extract<MoverState, { is: "undone" }>["kept"][number];

const keptByUndo: ListOf<Kept> = {
  one: "item",
  many: "what stays",
  home: "/admin/move-in",
  row: ({ kind, id, title, address, why }) => ({
    id: `${kind} ${id}`,
    title,
    to: address || undefined,
    isOutside: true,
    note: why,
    facts: { Kind: kind },
  }),
  facts: ["Kind"],
  empty: { title: "Nothing stays", words: "" },
};

/** What an undo has removed, and what it has left. */
export function Undone({ mover, state: { key, name, kept, trouble } }: StepProps<"undone">) {
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
      {kept.length > 0 && <List of={keptByUndo} items={kept} />}
      <div className={shared.buttons}>
        <Button look="quiet" onClick={() => void mover.close()}>
          Choose an export
        </Button>
      </div>
    </Section>
  );
}
