import * as v from "valibot";
import { answersPresses, press, pressOne } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { FormOf } from "#app/ui/form/form.tsx";
import { formFor } from "#app/ui/form/read-form.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { ShownOnce } from "#app/ui/press/shown-once.tsx";
import { Unfolding } from "#app/ui/press/unfolding.tsx";
import { shownIn } from "#app/ui/press/use-press.ts";
import { refuse } from "#domain/outcome.ts";
import { counted } from "#domain/text/counted.ts";
import {
  eventWords,
  type ListedWebhook,
  webhookInput,
  type WebhookMessage,
} from "#domain/webhooks/webhook.ts";
import {
  addWebhook,
  listMessages,
  listWebhooks,
  removeWebhook,
  replayMessage,
} from "#domain/webhooks/webhooks.server.ts";
import shared from "../admin.module.css";
import type { Route } from "./+types/webhooks-page.ts";
import { AdminMain } from "../admin-main.tsx";

const home = "/admin/webhooks";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const [webhooks, messages] = await Promise.all([
    listWebhooks(services, owner),
    listMessages(services, owner),
  ]);
  const form = formFor(webhookInput, { events: ["post.published"] });
  return { webhooks, messages, form };
}

const ofOne = v.object({ id: v.string() });

export const action = answersPresses(
  {
    add: press(webhookInput, addWebhook, (made) => ({ shown: { made } })),
    remove: pressOne(removeWebhook, (url) => ({ words: `${url} is notified no more.` })),
    replay: press(
      ofOne,
      async (services, owner, { id }) =>
        (await replayMessage(services, owner, id)) ||
        refuse("missing", "no_such_message", "That message is gone, or on its way already."),
      () => ({ words: "The message is on its way again." }),
    ),
  },
  "unseen",
);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: webhooks", matches)];

const addresses: ListOf<ListedWebhook> = {
  one: "webhook",
  many: "webhooks",
  home,
  section: { id: "webhooks", title: "Notified addresses" },
  row: ({ id, url, events }) => ({
    id,
    title: url,
    note: events.map((kind) => eventWords[kind]).join(" · "),
    presses: [
      {
        words: "Remove",
        intent: "remove",
        asks: "It is notified no more, and its messages leave the list below.",
      },
    ],
  }),
  facts: [],
  empty: {
    title: "No webhooks yet",
    words: "Add one to rebuild another site, post to a chat, or count in a spreadsheet whenever you publish.",
  },
};

const log: ListOf<WebhookMessage> = {
  one: "message",
  many: "messages",
  home,
  section: { id: "log", title: "Messages" },
  row: (message) => ({
    id: message.id,
    title: eventWords[message.kind],
    note: (
      <>
        <span translate="no">{message.url}</span>
        <br />
        <State {...message} />
      </>
    ),
    facts: { When: <Moment iso={message.createdAt} /> },
    presses: [message.state !== "pending" && { words: "Send again", intent: "replay", isShown: true }],
  }),
  facts: ["When"],
  empty: {
    title: "No messages yet",
    words: "Every message of the last 30 days is listed here, with the answer that it got.",
  },
};

function State({ state, attempts, trouble, dueAt }: WebhookMessage) {
  if (state === "delivered") return <>Delivered at try {attempts}</>;
  if (state === "failed") {
    return (
      <span className={shared.danger}>
        Tried {counted(attempts, "time")} and given up. {trouble}
      </span>
    );
  }
  if (attempts === 0) return <>On its way</>;
  return (
    <>
      {trouble} Tried {counted(attempts, "time")}; next try <ComingMoment iso={dueAt} />
    </>
  );
}

export default function WebhooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks, messages, form } = loaderData;
  const made = shownIn(actionData)?.made;
  return (
    <AdminMain
      title="Webhooks"
      press={
        <Unfolding words="Add a webhook" intent="add">
          <FormOf id="webhook" form={form} press="add" words={{ save: "Add webhook" }} />
        </Unfolding>
      }
      intro={<p>Other programs of yours are notified here when something happens on the site.</p>}
    >
      {made && (
        <ShownOnce
          key={made.id}
          title="The webhook is added: copy its secret now"
          secret={made.secret}
          noun="secret"
        >
          It is shown only once. Your program checks each message by it, as{" "}
          <a href="https://www.standardwebhooks.com">Standard Webhooks</a> describes.
        </ShownOnce>
      )}
      <List of={addresses} items={webhooks} />
      <List of={log} items={messages} />
    </AdminMain>
  );
}
