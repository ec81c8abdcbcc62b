import { ButtonLink } from "@toadstool/elements/forms/button";
import * as v from "valibot";
import { answersPresses, press } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { Unfolding } from "#app/ui/press/unfolding.tsx";
import { consentInput } from "#domain/subscribers/importing/import.ts";
import { addSubscriber } from "#domain/subscribers/subscribers.server.ts";
import { emailAddress } from "#domain/text/email-address.ts";
import type { Route } from "./+types/subscribers-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { AddSubscriber } from "./add-subscriber.tsx";
import { Growth } from "./growth.tsx";
import { SubscriberList } from "./subscriber-list.tsx";
import { readSubscribers } from "./subscribers.server.ts";
import { home, readView } from "./view.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  return readSubscribers(services, owner, readView(query));
}

export const action = answersPresses(
  {
    add: press(
      v.object({ email: emailAddress, ...consentInput.entries }),
      (services, owner, { email, consent }) => addSubscriber(services, owner, email, consent),
      ({ id, email }) => ({
        words: `${email} is now subscribed.`,
        link: { to: `${home}/${id}`, words: "See what is kept" },
      }),
    ),
  },
  "unseen",
);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: people", matches)];

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const hasAnybody = Object.values(loaderData.counts).some((count) => count > 0);
  return (
    <AdminMain
      title="People"
      gap="close"
      press={
        <div className={shared.buttons}>
          <ButtonLink to={`${home}/import`} look="quiet">
            Import
          </ButtonLink>
          <Unfolding words="Add a person" intent="add">
            <AddSubscriber />
          </Unfolding>
        </div>
      }
    >
      <SubscriberList {...loaderData} />
      {hasAnybody && <Growth {...loaderData} />}
    </AdminMain>
  );
}
