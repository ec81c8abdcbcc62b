import { FormButton } from "@toadstool/elements/forms/form-button";
import { Nothing } from "@toadstool/elements/page/nothing";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import { counted } from "#domain/text/counted.ts";
import { eventWords, type WebhookMessage } from "#domain/webhooks/webhook.ts";
import shared from "../admin.module.css";
import styles from "./webhooks.module.css";

/** The last messages, each with what became of it. */
export function MessageLog({ messages }: { messages: WebhookMessage[] }) {
  if (messages.length === 0) {
    return (
      <Nothing title="No messages yet">
        <p>Every message of the last 30 days is listed here, with the answer that it got.</p>
      </Nothing>
    );
  }
  return (
    <ul className={shared.entries} aria-label="Messages, newest first">
      {messages.map((message) => (
        <li key={message.id} className={shared.entry}>
          <div className={shared.words}>
            <p>
              {eventWords[message.kind]}, <Moment iso={message.createdAt} />
            </p>
            <p className={shared.soft} translate="no">
              {message.url}
            </p>
            <p className={message.state === "failed" ? styles.issue : shared.soft}>
              <State {...message} />
            </p>
          </div>
          {message.state !== "pending" && (
            <FormButton intent="replay" fields={{ id: message.id }} look="quiet" preventScrollReset>
              Send again
            </FormButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function State({ state, attempts, trouble, dueAt }: WebhookMessage) {
  if (state === "delivered") return <>Delivered at try {attempts}</>;
  if (state === "failed") {
    return (
      <>
        Tried {counted(attempts, "time")} and given up. {trouble}
      </>
    );
  }
  if (attempts === 0) return <>On its way</>;
  return (
    <>
      {trouble} Tried {counted(attempts, "time")}; next try <ComingMoment iso={dueAt} />
    </>
  );
}
