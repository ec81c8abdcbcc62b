import { requireOwnersRequest } from "#app/respond.ts";
import { List } from "#app/ui/list/list.tsx";
import { readListView } from "#app/ui/list/list-view.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { pageOfIssues } from "#domain/newsletter/issues.server.ts";
import type { Route } from "./+types/sends-page";
import { AdminMain } from "../admin-main.tsx";
import { useRefreshWhile } from "./refresh.ts";
import { sends } from "./send-list.tsx";
import { isMoving } from "./send-words.ts";

const pageSize = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const view = readListView(new URL(request.url).searchParams);
  return { ...(await pageOfIssues(services, owner, { cursor: view.cursor, limit: pageSize })), view };
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: sent letters", matches)];

/** Every letter that was ever sent off, a page at a time. */
export default function SendsPage({ loaderData: { issues, cursor, view } }: Route.ComponentProps) {
  useRefreshWhile(issues.some(isMoving));
  return (
    <AdminMain title="Sent letters" gap="close">
      <List of={sends} items={issues} view={view} cursor={cursor} />
    </AdminMain>
  );
}
