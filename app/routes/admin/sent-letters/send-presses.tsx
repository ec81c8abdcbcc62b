import { figure } from "@toadstool/elements/charts";
import { Asked } from "@toadstool/elements/dialog/asked";
import { FormButton } from "@toadstool/elements/forms/form-button";
import type { ComponentProps } from "react";
import { usePress } from "#app/ui/press/use-press.ts";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import shared from "../admin.module.css";
import { readers } from "./send-words.ts";

/** The presses of a send in its current state; nothing is offered that would be refused. */
export function SendPresses({ issue: { state, balance } }: { issue: LetterIssue }) {
  return (
    <div className={shared.buttons}>
      {state === "scheduled" && <Press intent="take-back">Undo send</Press>}
      {state === "holding" && (
        <Press intent="take-back" look="primary">
          Undo send
        </Press>
      )}
      {state === "sending" && <Press intent="pause">Pause</Press>}
      {state === "paused" && (
        <Press intent="resume" look="primary">
          Resume sending
        </Press>
      )}
      {(state === "sending" || state === "paused") && balance.waiting > 0 && (
        <Asked summary="Cancel the rest…">
          <p>
            {readers(balance.waiting)} would not receive this letter. Emails that have been sent cannot be
            recalled.
          </p>
          <Press intent="cancel" look="danger">
            Cancel for {readers(balance.waiting)}
          </Press>
        </Asked>
      )}
    </div>
  );
}

/** What can be done about deliveries that failed, and about those that may have failed. */
export function FailurePresses({ issue: { state, balance } }: { issue: LetterIssue }) {
  if (state === "cancelled") return null;
  const uncertain = readers(balance.uncertain);
  return (
    <div className={shared.buttons}>
      {balance.failed > 0 && (
        <Press intent="retry">Retry the {figure(balance.failed)} failed deliveries</Press>
      )}
      {balance.uncertain > 0 && (
        <Asked summary={`Uncertain: ${uncertain}…`}>
          <p>
            The connection failed after these emails were handed over, so they may or may not have been sent.
            Nothing is sent twice unless you choose to.
          </p>
          <Press intent="believe">Count as sent</Press>
          <p>Sent again, some subscribers may receive the letter twice.</p>
          <Press intent="again" look="danger">
            Send it again to {uncertain}
          </Press>
        </Asked>
      )}
    </div>
  );
}

/** One press of the send. */
export function Press({ intent = "", ...button }: ComponentProps<typeof FormButton>) {
  const { isPending } = usePress(intent);
  return <FormButton look="quiet" intent={intent} {...button} preventScrollReset disabled={isPending} />;
}
