import { Trouble } from "@toadstool/elements/dialog/notice";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { listMessages, listWebhooks } from "#domain/webhooks/webhooks.server.ts";
import type { Route } from "./+types/webhooks-page.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import { AddWebhook } from "./add-webhook.tsx";
import { MessageLog } from "./message-log.tsx";
import { WebhookList } from "./webhook-list.tsx";
import { answerWebhooksForm } from "./webhooks-form.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const [webhooks, messages] = await Promise.all([
    listWebhooks(services, owner),
    listMessages(services, owner),
  ]);
  return { webhooks, messages };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context, "unseen");
  return answerWebhooksForm(services, owner, await request.formData());
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: webhooks", matches)];

export default function WebhooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks, messages } = loaderData;
  const made = actionData && "made" in actionData ? actionData.made : undefined;
  const refusal = actionData && "refusal" in actionData ? actionData : undefined;
  const isOfForm = refusal && "url" in refusal.typed;
  return (
    <AdminMain
      title="Webhooks"
      intro={<p>Other programs of yours are notified here when something happens on the site.</p>}
    >
      <Section id="webhooks" title="Notified addresses">
        {refusal && !isOfForm && <Trouble>{refusal.refusal.message}</Trouble>}
        <WebhookList webhooks={webhooks} />
      </Section>
      <Section id="add" title="Add a webhook">
        <AddWebhook key={made?.id} made={made} {...(isOfForm ? refusal : {})} />
      </Section>
      <Section id="log" title="Messages">
        <MessageLog messages={messages} />
      </Section>
    </AdminMain>
  );
}
