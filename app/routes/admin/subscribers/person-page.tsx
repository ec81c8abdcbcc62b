import { Form, Link, redirect, useNavigation } from "react-router";
import { requestContext } from "#app/context.ts";
import { notFound, refused, requireOwner, unknownIntent } from "#app/respond.ts";
import { Button } from "#app/ui/button.tsx";
import { Trouble } from "#app/ui/notice/notice.tsx";
import { titled } from "#app/ui/page/page-meta.ts";
import { forgetSubscriber } from "#domain/subscribers/forget-subscriber.server.ts";
import { findPerson } from "#domain/subscribers/person.server.ts";
import { removeSubscriberById } from "#domain/subscribers/subscribers.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Route } from "./+types/person-page";
import { Forget } from "./forget.tsx";
import { LettersOf } from "./letters-of.tsx";
import { PersonFacts } from "./person-facts.tsx";
import styles from "./subscribers.module.css";
import { home } from "./view.ts";

const nobody = "This subscriber does not exist. They may have been erased.";

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = await requireOwner(context);
  const person = await findPerson(context.get(requestContext).services, owner, params.id);
  if (!person) throw notFound(nobody);
  return { person };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const owner = await requireOwner(context);
  const { services } = context.get(requestContext);
  const form = await request.formData();
  switch (form.get("intent")) {
    case "remove":
      await removeSubscriberById(services, owner, id);
      return redirect(`${home}/${id}`);
    case "forget": {
      const outcome = await forgetSubscriber(services, owner, { id, isKeptAway: form.has("keep-away") });
      return isRefused(outcome) ? refused(outcome) : redirect(`${home}?forgotten`);
    }
    default:
      return refused(unknownIntent);
  }
}

export const meta: Route.MetaFunction = () => [{ title: titled("Admin: a subscriber") }];

export default function PersonPage({ loaderData: { person }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const isOnList = person.state === "pending" || person.state === "confirmed";
  return (
    <main id="main" className={styles.page}>
      <div className={styles.head}>
        <p>
          <Link to={home}>Subscribers</Link>
        </p>
        <h1 className={styles.address}>{person.email}</h1>
        {actionData && <Trouble>{actionData.refusal.message}</Trouble>}
      </div>
      <PersonFacts person={person} />
      <LettersOf person={person} />
      <section aria-labelledby="rights" className={styles.section}>
        <h2 id="rights">Privacy requests</h2>
        <div className={styles.row}>
          <a href={`${home}/${person.id}/data`} download className={styles.reach}>
            Download all data about this subscriber
          </a>
          {isOnList && (
            <Form method="post">
              <input type="hidden" name="intent" value="remove" />
              <Button type="submit" look="quiet" disabled={isBusy}>
                Unsubscribe
              </Button>
            </Form>
          )}
          <Forget person={person} />
        </div>
      </section>
    </main>
  );
}
