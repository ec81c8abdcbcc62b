import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useCopying } from "@toadstool/elements/copying";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { CopyIcon } from "@toadstool/elements/icons";
import { stayHere } from "#app/browser/scroll.ts";
import type { Refused } from "#domain/outcome.ts";
import { eventWords, type ListedWebhook } from "#domain/webhooks/webhook.ts";
import shared from "../admin.module.css";
import styles from "./webhooks.module.css";

interface AddWebhookProps {
  /** One just added, with the secret that is shown this once. */
  made?: ListedWebhook & { secret: string };
  refusal?: Refused;
  typed?: Record<string, string>;
}

export function AddWebhook({ made, refusal, typed }: AddWebhookProps) {
  const isBusy = useNavigation().formData?.get("intent") === "add";
  const issues = refusal?.issues;
  const ofEvents = issues?.find(({ field }) => field.startsWith("events"));
  const isBeside = ofEvents || issues?.some(({ field }) => field === "url");
  const chosen = typed?.events?.split(" ") ?? ["post.published"];
  return (
    <>
      {made && <Made made={made} />}
      <Form
        method="post"
        className={`${shared.section} ${shared.measure}`}
        preventScrollReset
        state={stayHere}
      >
        <Field
          label="Address to notify"
          name="url"
          type="url"
          placeholder="https://example.com/hook"
          required
          defaultValue={typed?.url}
          issues={issues}
        />
        <fieldset className={styles.events} aria-describedby={ofEvents && "events-issue"}>
          <legend>Notify it when</legend>
          {Object.entries(eventWords).map(([kind, words]) => (
            <label key={kind} className={styles.event}>
              <input type="checkbox" name="events" value={kind} defaultChecked={chosen.includes(kind)} />
              {words}
            </label>
          ))}
          {ofEvents && (
            <p id="events-issue" className={styles.issue}>
              {ofEvents.message}
            </p>
          )}
        </fieldset>
        <div>
          <Button type="submit" name="intent" value="add" disabled={isBusy}>
            {isBusy ? "Adding…" : "Add webhook"}
          </Button>
        </div>
        {refusal && !isBeside && <Trouble>{refusal.message}</Trouble>}
      </Form>
    </>
  );
}

/** The secret itself, which cannot be shown again. */
function Made({ made }: { made: NonNullable<AddWebhookProps["made"]> }) {
  const { message, copy } = useCopying(
    "This browser does not allow copying. Select the secret and copy it yourself.",
  );
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} className={styles.made} tabIndex={-1} aria-labelledby="made-webhook">
      <h3 id="made-webhook">The webhook is added: copy its secret now</h3>
      <p>
        It is shown only once. Your program checks each message by it, as{" "}
        <a href="https://www.standardwebhooks.com">Standard Webhooks</a> describes.
      </p>
      <code className={styles.secret} translate="no">
        {made.secret}
      </code>
      <div className={`${shared.buttons} needs-script`}>
        <Button onClick={() => copy(made.secret, "Copied.")}>
          <CopyIcon /> Copy secret
        </Button>
        <output className={shared.soft}>{message}</output>
      </div>
    </section>
  );
}
