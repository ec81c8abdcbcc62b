import { requireOwnersRequest } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { pageOfIssues } from "#domain/newsletter/issues.server.ts";
import type { Route } from "./+types/sends-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { useRefreshWhile } from "./refresh.ts";
import { SendList } from "./send-list.tsx";
import { isMoving } from "./send-words.ts";

const home = "/admin/email/letters";
const pageSize = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const page = await pageOfIssues(services, owner, { cursor, limit: pageSize });
  return { ...page, isFirstPage: cursor === undefined };
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: sent letters", matches)];

/** Every letter that was ever sent off, a page at a time. */
export default function SendsPage({ loaderData: { issues, cursor, isFirstPage } }: Route.ComponentProps) {
  useRefreshWhile(issues.some(isMoving));
  return (
    <AdminMain title="Sent letters" up={{ to: "/admin/email", words: "Newsletter" }} gap="tight">
      {issues.length === 0 ? (
        <p className={shared.soft}>
          {isFirstPage ? "No letters have been sent yet." : "There are no older letters."}
        </p>
      ) : (
        <SendList issues={issues} level={2} />
      )}
      {(cursor || !isFirstPage) && (
        <nav className={shared.buttons} aria-label="More letters">
          {!isFirstPage && (
            <ButtonLink look="quiet" to={home}>
              Newest letters
            </ButtonLink>
          )}
          {cursor && <ButtonLink to={`?cursor=${encodeURIComponent(cursor)}`}>Older letters</ButtonLink>}
        </nav>
      )}
    </AdminMain>
  );
}
