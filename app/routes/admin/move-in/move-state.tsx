import type { Refused } from "#domain/outcome.ts";
import { Done } from "@toadstool/elements/dialog/notice";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { useNavigation } from "react-router";
import { Moment } from "#app/ui/moment/moment.tsx";
import { counted } from "#domain/text/counted.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import type { MovePageData } from "./move-page.server.ts";
import { Facts } from "#app/ui/facts.tsx";
import { MoveProgress } from "./move-progress.tsx";
import { Report } from "./report.tsx";
import styles from "./move-in.module.css";
import { doneFacts } from "./report-facts.ts";
import { totalOf } from "./totals.ts";
import { UndoMove } from "./undo-move.tsx";

interface MoveStateProps {
  page: MovePageData;
  refusal: { refusal: Refused; typed: Record<string, string> } | undefined;
}

/** What a move waits for, is doing or has done, with what can be done about it. */
export function MoveState({ page: { report }, refusal }: MoveStateProps) {
  switch (report.move.state) {
    case "arriving":
      return (
        <Section id="state" title="Not read to its end">
          <p className={shared.measure}>
            This export is being read in another window, or its reading broke off. Read it again, and discard
            this one.
          </p>
        </Section>
      );
    case "staged":
      return <Report report={report} refusal={refusal} />;
    case "running":
    case "paused":
    case "undoing":
      return <MoveProgress report={report} />;
    case "done":
    case "undone":
      return <Ended report={report} />;
  }
}

function Ended({ report }: { report: MovePageData["report"] }) {
  const { move, counts } = report;
  const isBusy = useNavigation().state !== "idle";
  const failed = totalOf(counts, { states: ["failed"] });
  const kept = totalOf(counts, { states: ["kept"] });
  const isUndone = move.state === "undone";
  return (
    <Section id="state" title={isUndone ? "Undone" : "Moved in"}>
      <Done>
        {isUndone ? "Everything that this move made and no one has changed since is removed" : "All is done"}{" "}
        {move.finishedAt && <Moment iso={move.finishedAt} />}.
        {kept > 0 &&
          ` ${counted(kept, "item")} ${kept === 1 ? "was" : "were"} changed since and ${kept === 1 ? "stays" : "stay"}.`}
      </Done>
      <Facts facts={doneFacts(report)} className={`${shared.facts} ${styles.figures}`} />
      <div className={shared.buttons}>
        {failed > 0 && !isUndone && (
          <FormButton intent="retry" disabled={isBusy}>
            {`Try ${counted(failed, "failed item")} again`}
          </FormButton>
        )}
        {!isUndone && <UndoMove isBusy={isBusy} />}
      </div>
      {!isUndone && (
        <p className={`${shared.soft} ${shared.measure}`}>
          The undo removes what the move made and you have not changed since: texts, pictures that nothing
          else shows, redirects, and readers who have got no letter yet. What you have changed stays.
        </p>
      )}
    </Section>
  );
}
