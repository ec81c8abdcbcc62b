import { answersPresses } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { readListView } from "#app/ui/list/list-view.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { listDraftFilters, listDraftPage } from "#domain/drafts/draft-list.server.ts";
import { countTexts } from "#domain/drafts/count-texts.server.ts";
import type { Route } from "./+types/drafts-page";
import { bulkPresses } from "./bulk-presses.server.ts";
import { drafts } from "./drafts.tsx";
import { conditionsOf, filterNames, nameFilters } from "./lists.ts";
import { textPresses } from "./text-presses.server.ts";
import { TextsPage } from "./texts-page.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const view = readListView(new URL(request.url).searchParams, filterNames);
  const [page, filters, counts] = await Promise.all([
    listDraftPage(services, owner, conditionsOf(view), view.cursor),
    listDraftFilters(services),
    countTexts(services, owner),
  ]);
  // The texts themselves stay behind: they would weigh megabytes.
  const items = page.drafts.map(({ content: _content, ...draft }) => draft);
  return { items, cursor: page.cursor, found: page.found, view, filters, counts };
}

export const action = answersPresses({ ...textPresses, ...bulkPresses("drafts") });

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: drafts", matches)];

const states = {
  name: "state",
  label: "State",
  any: "Any state",
  options: [
    ["unscheduled", "Not scheduled"],
    ["scheduled", "Scheduled"],
    ["failed", "Not published at its time"],
  ] as const,
};

/** /admin/blog/drafts */
export default function DraftsPage({ loaderData: { filters, ...page } }: Route.ComponentProps) {
  return (
    <TextsPage of={drafts} filters={[states, ...nameFilters(filters)]} suggested={filters.tags} {...page} />
  );
}
