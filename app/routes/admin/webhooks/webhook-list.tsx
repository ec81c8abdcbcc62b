import { Asked } from "@toadstool/elements/dialog/asked";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { Nothing } from "@toadstool/elements/page/nothing";
import { eventWords, type ListedWebhook } from "#domain/webhooks/webhook.ts";
import shared from "../admin.module.css";

/** The addresses that are notified, each with what it wants to know. */
export function WebhookList({ webhooks }: { webhooks: ListedWebhook[] }) {
  if (webhooks.length === 0) {
    return (
      <Nothing title="No webhooks yet">
        <p>
          Add one to rebuild another site, post to a chat, or count in a spreadsheet whenever you publish.
        </p>
      </Nothing>
    );
  }
  return (
    <ul className={shared.entries} aria-label="Webhooks">
      {webhooks.map(({ id, url, events }) => (
        <li key={id} className={shared.entry}>
          <div className={shared.words}>
            <p translate="no">{url}</p>
            <p className={shared.soft}>{events.map((kind) => eventWords[kind]).join(" · ")}</p>
          </div>
          <Asked summary="Remove…" label={`Remove ${url}…`}>
            <p>It is notified no more, and its messages leave the list below.</p>
            <FormButton intent="remove" fields={{ id }} look="danger" preventScrollReset>
              Remove this webhook
            </FormButton>
          </Asked>
        </li>
      ))}
    </ul>
  );
}
