import { requireOwnersRequest } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/subscribers-page";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { AddSubscriber } from "./add-subscriber.tsx";
import { Growth } from "./growth.tsx";
import { SubscriberList } from "./subscriber-list.tsx";
import { answerSubscribersForm } from "./subscribers-form.server.ts";
import { readSubscribers } from "./subscribers.server.ts";
import { home, readView } from "./view.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  return readSubscribers(services, owner, readView(query));
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context, "unseen");
  return answerSubscribersForm(services, owner, await request.formData());
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: subscribers", matches)];

export default function SubscribersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { counts } = loaderData;
  const hasAnybody = Object.values(counts).some((count) => count > 0);
  return (
    <AdminMain title="Subscribers" up={{ to: "/admin/email", words: "Letters" }}>
      <SubscriberList {...loaderData} />
      {hasAnybody && <Growth {...loaderData} />}
      <Section id="add" title="Add a subscriber">
        <AddSubscriber
          key={actionData && "added" in actionData ? actionData.added.id : ""}
          answer={actionData}
        />
      </Section>
      <Section id="bring" title="Import subscribers">
        <p className={shared.measure}>
          From another newsletter or a spreadsheet, as a CSV file. You see a preview of every row first; no
          one is added until you confirm.
        </p>
        <p>
          <ButtonLink to={`${home}/import`} look="quiet">
            Import a list
          </ButtonLink>
        </p>
      </Section>
    </AdminMain>
  );
}
