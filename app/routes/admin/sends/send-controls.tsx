import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Asked } from "#app/ui/asked.tsx";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import type { SendIntent } from "./send-form.server.ts";
import { figure, readers } from "./send-words.ts";
import styles from "./sends.module.css";

/** What can be done with a send as it stands; nothing is offered that would be refused. */
export function SendControls({ issue }: { issue: LetterIssue }) {
  const { state, balance } = issue;
  const isRunning = state === "sending" || state === "paused";
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        {(state === "holding" || state === "scheduled") && (
          <Press intent="take-back" look={state === "holding" ? "primary" : "quiet"}>
            Take it back
          </Press>
        )}
        {state === "sending" && <Press intent="pause">Pause</Press>}
        {state === "paused" && (
          <Press intent="resume" look="primary">
            Go on sending
          </Press>
        )}
        {balance.failed > 0 && state !== "cancelled" && (
          <Press intent="retry">Try the {figure(balance.failed)} refused again</Press>
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
      <p>{readers(count)} would not get this letter. Who has it, has it: a mail cannot be called back.</p>
      <Press intent="cancel" look="danger">
        Cancel for {readers(count)}
      </Press>
    </Asked>
  );
}

function Uncertain({ count }: { count: number }) {
  return (
    <section className={styles.decision} aria-labelledby="uncertain-title">
      <h2 id="uncertain-title">{readers(count)}: did it arrive?</h2>
      <p>
        The connection broke after their mails were handed over, so they may or may not have gone. Nothing is
        sent twice unless you say so.
      </p>
      <div className={styles.buttons}>
        <Press intent="believe">Count them as sent</Press>
        <Asked summary="Send to them again…">
          <p>Some of them may get the letter twice.</p>
          <Press intent="again" look="danger">
            Send it again to {readers(count)}
          </Press>
        </Asked>
      </div>
    </section>
  );
}

interface PressProps {
  intent: SendIntent;
  look?: ButtonLook;
  children: ReactNode;
}

function Press({ intent, look = "quiet", children }: PressProps) {
  const { formData } = useNavigation();
  const isBusy = formData?.get("intent") === intent;
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value={intent} look={look} disabled={isBusy}>
        {children}
      </Button>
    </Form>
  );
}
