import { systemNames } from "@toadstool/moving-in/names";
import { type Move, itemsOf } from "#app/browser/moving-in/move.ts";
import shared from "../admin.module.css";
import { figure } from "@toadstool/elements/charts";
import { Trouble, Done } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { doneFacts } from "#app/browser/moving-in/report-facts.ts";
import { totalOf } from "#app/browser/moving-in/totals.ts";
import { Facts } from "#app/ui/facts.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { counted } from "#domain/text/counted.ts";
import { Section } from "../admin-main.tsx";
import { UndoMove } from "./undo-move.tsx";
import type { StepProps } from "./use-mover.ts";

/** Which export a section is about. */
export function MoveTitle({
  move: { name, system, site },
}: {
  move: Pick<Move, "name" | "system" | "site">;
}) {
  return (
    <p className={`${shared.soft} ${shared.words}`}>
      {name} from {systemNames[system]}
      {site && `, ${site}`}
    </p>
  );
}

/** How far a move is. */
export function MoveProgress({ mover, state }: StepProps<"bringing" | "stopped">) {
  const { move } = state.opened;
  const items = itemsOf(move);
  const all = totalOf(items, {}) - totalOf(items, { states: ["left"] });
  const left = totalOf(items, { states: ["waiting"] });
  const isStopped = state.is === "stopped";
  const isPaused = state.is === "bringing" && state.isPaused;
  const waits = state.is === "bringing" ? state.waits : 0;
  return (
    <Section
      id="state"
      title={isStopped ? "Stopped" : isPaused ? "Paused" : "Moving in"}
      beside={<MoveTitle move={move} />}
    >
      {isStopped && <Trouble>{state.trouble} What has come so far is on your site.</Trouble>}
      <ProgressBar label="Progress of the move" value={all - left} most={Math.max(all, 1)} />
      <p className={shared.figure}>
        {figure(all - left)} of {figure(all)} items
      </p>
      <Facts facts={doneFacts(move)} areFigures />
      <output className={`${shared.soft} ${shared.measure}`}>
        {isStopped || isPaused
          ? "What has come so far is on your site. Go on whenever you like."
          : waits > 0
            ? `All texts are here; ${counted(left, "file")} ${left === 1 ? "is" : "are"} fetched again in ${waiting(waits)}, because ${left === 1 ? "its" : "their"} site did not answer.`
            : "Keep this page open: the move stops when you leave it, and goes on when you choose the same file again."}
      </output>
      <div className={shared.buttons}>
        {isStopped ? (
          <Button onClick={() => void mover.bring(state.opened)}>Go on</Button>
        ) : (
          <Button onClick={() => mover.pause(!isPaused)}>{isPaused ? "Go on" : "Pause"}</Button>
        )}
        {(isStopped || isPaused) && <UndoMove mover={mover} move={move} />}
      </div>
    </Section>
  );
}

const waiting = (seconds: number) =>
  seconds < 100 ? counted(seconds, "second") : counted(Math.round(seconds / 60), "minute");

/** What a move has done, with what can be done about it. */
export function MoveEnded({ mover, state: { opened } }: StepProps<"ended">) {
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
