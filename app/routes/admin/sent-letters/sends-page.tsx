import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { requireOwner } from "#app/respond.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { titled } from "#app/ui/page/page-meta.ts";
import { pageOfIssues } from "#domain/newsletter/issues.server.ts";
import type { Route } from "./+types/sends-page";
import { useRefreshWhile } from "./refresh.ts";
import { SendList } from "./send-list.tsx";
import { isMoving } from "./send-words.ts";
import styles from "./sends.module.css";

const home = "/admin/email/letters";
const pageSize = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const owner = await requireOwner(context);
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const page = await pageOfIssues(context.get(requestContext).services, owner, { cursor, limit: pageSize });
  return { ...page, isFirstPage: cursor === undefined };
}

export const meta: Route.MetaFunction = () => [{ title: titled("Admin: sent letters") }];

/** Every letter that was ever sent off, a page at a time. */
export default function SendsPage({ loaderData: { issues, cursor, isFirstPage } }: Route.ComponentProps) {
  useRefreshWhile(issues.some(isMoving));
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <p>
          <Link to="/admin/email">Newsletter</Link>
        </p>
        <h1>Sent letters</h1>
      </header>
      {issues.length === 0 ? (
        <p className={styles.soft}>
          {isFirstPage ? "No letters have been sent yet." : "There are no older letters."}
        </p>
      ) : (
        <SendList issues={issues} level={2} />
      )}
      {(cursor || !isFirstPage) && (
        <nav className={styles.buttons} aria-label="More letters">
          {!isFirstPage && (
            <ButtonLink look="quiet" to={home}>
              Newest letters
            </ButtonLink>
          )}
          {cursor && <ButtonLink to={`?cursor=${encodeURIComponent(cursor)}`}>Older letters</ButtonLink>}
        </nav>
      )}
    </main>
  );
}
