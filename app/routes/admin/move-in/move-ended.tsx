import { Done } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { itemsOf } from "#app/browser/moving-in/move.ts";
import { doneFacts } from "#app/browser/moving-in/report-facts.ts";
import { totalOf } from "#app/browser/moving-in/totals.ts";
import { Facts } from "#app/ui/facts.tsx";
import { counted } from "#domain/text/counted.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { MoveTitle } from "./move-title.tsx";
import { UndoMove } from "./undo-move.tsx";
import type { Mover, MoverState } from "./use-mover.ts";

interface MoveEndedProps {
  mover: Mover;
  state: Extract<MoverState, { is: "ended" }>;
}

/** What a move has done, with what can be done about it. */
export function MoveEnded({ mover, state: { opened } }: MoveEndedProps) {
  const { move } = opened;
  const failed = totalOf(itemsOf(move), { states: ["failed"] });
  return (
    <Section id="state" title="Moved in" beside={<MoveTitle move={move} />}>
      <Done>All is done.{failed > 0 && ` ${counted(failed, "item")} could not be brought in.`}</Done>
      <Facts facts={doneFacts(move)} areFigures />
      <div className={shared.buttons}>
        {failed > 0 && (
          <Button onClick={() => void mover.bring(opened)}>
            {`Try ${counted(failed, "failed item")} again`}
          </Button>
        )}
        <Button look="quiet" onClick={() => void mover.close()}>
          Choose another export
        </Button>
        <UndoMove mover={mover} move={move} />
      </div>
    </Section>
  );
}
