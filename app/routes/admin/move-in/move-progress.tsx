import { figure } from "@toadstool/elements/charts";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { useEffect } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { Facts } from "#app/ui/facts.tsx";
import type { MoveReport } from "#domain/moving-in/report.server.ts";
import { counted } from "#domain/text/counted.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./move-in.module.css";
import { doneFacts } from "./report-facts.ts";
import { totalOf } from "./totals.ts";
import { UndoMove } from "./undo-move.tsx";

/** How far a move is, or its undo. The page looks again by itself, without scripts by loading anew. */
export function MoveProgress({ report }: { report: MoveReport }) {
  const { move, counts } = report;
  const isBusy = useNavigation().state !== "idle";
  const isUndoing = move.state === "undoing";
  const isPaused = move.state === "paused";
  const all = totalOf(counts, {}) - totalOf(counts, { states: ["left"] });
  const left = totalOf(counts, { states: isUndoing ? ["done"] : ["waiting"] });
  const failed = totalOf(counts, { states: ["failed"] });
  const lateFiles = totalOf(counts, { kinds: ["file"], states: ["waiting"] });
  const isLate = move.state === "running" && lateFiles > 0 && lateFiles === left;
  return (
    <Section id="state" title={isUndoing ? "Being undone" : isPaused ? "Paused" : "Moving in"}>
      {!isPaused && <LookAgain />}
      <ProgressBar
        label={isUndoing ? "Progress of the undo" : "Progress of the move"}
        value={all - left}
        most={Math.max(all, 1)}
      />
      <p className={styles.figure}>
        {figure(all - left)} of {figure(all)} items
      </p>
      <Facts facts={doneFacts(report)} className={`${shared.facts} ${styles.figures}`} />
      <p className={`${shared.soft} ${shared.measure}`}>
        {isPaused
          ? "What has come so far is on your site. Go on whenever you like."
          : "You can leave this page: it goes on by itself, also after an interruption."}
        {isLate &&
          ` All texts are here; ${counted(lateFiles, "file")} ${lateFiles === 1 ? "is" : "are"} being fetched, with further tries within half an hour where a site does not answer.`}
      </p>
      <div className={shared.buttons}>
        {isPaused && (
          <FormButton intent="resume" disabled={isBusy}>
            Go on
          </FormButton>
        )}
        {move.state === "running" && (
          <FormButton intent="pause" disabled={isBusy}>
            Pause
          </FormButton>
        )}
        {failed > 0 && !isUndoing && (
          <FormButton intent="retry" look="plain" disabled={isBusy}>
            Try failed items again
          </FormButton>
        )}
        {!isUndoing && <UndoMove isBusy={isBusy} />}
      </div>
    </Section>
  );
}

function LookAgain() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return undefined;
    const next = setTimeout(() => void revalidate(), 1000);
    return () => clearTimeout(next);
  }, [state, revalidate]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content="3" />
    </noscript>
  );
}
