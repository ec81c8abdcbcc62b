import type { ComponentProps } from "react";
import { Link, useNavigation } from "react-router";
import { Asked } from "@toadstool/elements/dialog/asked";
import { FormButton } from "@toadstool/elements/forms/form-button";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import { figure } from "@toadstool/elements/charts";
import { lettersPath } from "#domain/newsletter/archive/archive.ts";
import type { SendIntent } from "./send-intents.server.ts";
import { readers } from "./send-words.ts";
import shared from "../admin.module.css";
import styles from "./sends.module.css";

/** The actions on a send in its current state; nothing is offered that would be refused. */
export function SendControls({ issue }: { issue: LetterIssue }) {
  const { state, balance } = issue;
  const isRunning = state === "sending" || state === "paused";
  return (
    <div className={styles.controls}>
      <div className={`${shared.buttons} ${styles.buttons}`}>
        {(state === "holding" || state === "scheduled") && (
          <CommandButton intent="take-back" look={state === "holding" ? "primary" : "quiet"}>
            Undo send
          </CommandButton>
        )}
        {state === "sending" && <CommandButton intent="pause">Pause</CommandButton>}
        {state === "paused" && (
          <CommandButton intent="resume" look="primary">
            Resume sending
          </CommandButton>
        )}
        {balance.failed > 0 && state !== "cancelled" && (
          <CommandButton intent="retry">Retry the {figure(balance.failed)} failed deliveries</CommandButton>
        )}
        {isRunning && balance.waiting > 0 && <CancelRest count={balance.waiting} />}
      </div>
      {balance.uncertain > 0 && state !== "cancelled" && <Uncertain count={balance.uncertain} />}
    </div>
  );
}

function CancelRest({ count }: { count: number }) {
  return (
    <Asked summary="Cancel the rest…">
      <p>{readers(count)} would not receive this letter. Emails that have been sent cannot be recalled.</p>
      <CommandButton intent="cancel" look="danger">
        Cancel for {readers(count)}
      </CommandButton>
    </Asked>
  );
}

function Uncertain({ count }: { count: number }) {
  return (
    <section className={`${shared.card} ${styles.decision}`} aria-labelledby="uncertain-title">
      <h2 id="uncertain-title">Uncertain deliveries: {readers(count)}</h2>
      <p>
        The connection failed after these emails were handed over, so they may or may not have been sent.
        Nothing is sent twice unless you choose to.
      </p>
      <div className={`${shared.buttons} ${styles.buttons}`}>
        <CommandButton intent="believe">Count as sent</CommandButton>
        <Asked summary="Send again…">
          <p>Some subscribers may receive the letter twice.</p>
          <CommandButton intent="again" look="danger">
            Send it again to {readers(count)}
          </CommandButton>
        </Asked>
      </div>
    </section>
  );
}

/** Whether everyone can read it, and the button that changes that. */
export function InArchive({ issue: { isPublic, slug, balance } }: { issue: LetterIssue }) {
  if (slug === "") return null;
  const address = `${lettersPath}/${slug}`;
  return (
    <div className={`${styles.controls} ${styles.archive}`}>
      <p className={styles.address}>
        {!isPublic &&
          "The letter is not in the public archive. Only people who received the email can read it."}
        {isPublic && balance.accepted === 0 && `Anyone can read it at ${address} once it has been sent.`}
        {isPublic && balance.accepted > 0 && (
          <>
            It is public at <Link to={address}>{address}</Link>.
          </>
        )}
      </p>
      <CommandButton intent={isPublic ? "hide" : "show"}>
        {isPublic ? "Remove from the public archive" : "Show in the public archive"}
      </CommandButton>
    </div>
  );
}

interface CommandButtonProps extends ComponentProps<typeof FormButton> {
  intent: SendIntent;
}

function CommandButton(button: CommandButtonProps) {
  const isBusy = useNavigation().formData?.get("intent") === button.intent;
  return <FormButton look="quiet" {...button} preventScrollReset disabled={isBusy} />;
}
