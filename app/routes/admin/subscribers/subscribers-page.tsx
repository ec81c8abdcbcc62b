import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { requireOwner } from "#app/respond.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Done } from "#app/ui/notice/notice.tsx";
import { titled } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/subscribers-page";
import { AddSubscriber } from "./add-subscriber.tsx";
import { Growth } from "./growth.tsx";
import { SubscriberList } from "./subscriber-list.tsx";
import { answerSubscribersForm } from "./subscribers-form.server.ts";
import { readSubscribers } from "./subscribers.server.ts";
import styles from "./subscribers.module.css";
import { home, readView } from "./view.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = await requireOwner(context);
  const query = new URL(request.url).searchParams;
  const shown = await readSubscribers(context.get(requestContext).services, owner, readView(query));
  return { ...shown, isForgotten: query.has("forgotten") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const owner = await requireOwner(context);
  return answerSubscribersForm(context.get(requestContext).services, owner, await request.formData());
}

export const meta: Route.MetaFunction = () => [{ title: titled("Admin: subscribers") }];

export default function SubscribersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isForgotten, counts } = loaderData;
  const hasAnybody = Object.values(counts).some((count) => count > 0);
  return (
    <main id="main" className={styles.page}>
      <div className={styles.head}>
        <p>
          <Link to="/admin/email">Newsletter</Link>
        </p>
        <h1>Subscribers</h1>
        {isForgotten && (
          <Done>
            The subscriber is erased. Nothing here names them any more, and every letter’s totals are
            unchanged.
          </Done>
        )}
      </div>
      <SubscriberList {...loaderData} />
      {hasAnybody && <Growth {...loaderData} />}
      <section aria-labelledby="add" className={styles.section}>
        <h2 id="add">Add a subscriber</h2>
        <AddSubscriber
          key={actionData && "added" in actionData ? actionData.added.id : ""}
          answer={actionData}
        />
      </section>
      <section aria-labelledby="bring" className={styles.section}>
        <h2 id="bring">Import subscribers</h2>
        <p className={styles.measure}>
          From another newsletter or a spreadsheet, as a CSV file. You see a preview of every row first; no
          one is added until you confirm.
        </p>
        <p>
          <ButtonLink to={`${home}/import`} look="quiet">
            Import a list
          </ButtonLink>
        </p>
      </section>
    </main>
  );
}
