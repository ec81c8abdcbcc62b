import { answersPresses } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { asOptions } from "#app/ui/list/filters.tsx";
import { readListView } from "#app/ui/list/list-view.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { countTexts } from "#domain/drafts/count-texts.server.ts";
import { listManagedPosts, listPostFilters } from "#domain/posts/managed-posts.server.ts";
import type { Route } from "./+types/published-page";
import { bulkPresses } from "./bulk-presses.server.ts";
import { conditionsOf, filterNames, nameFilters } from "./lists.ts";
import { posts } from "./posts.tsx";
import { textPresses } from "./text-presses.server.ts";
import { TextsPage } from "./texts-page.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const view = readListView(new URL(request.url).searchParams, filterNames);
  const [page, filters, counts] = await Promise.all([
    listManagedPosts(services, owner, conditionsOf(view), view.cursor),
    listPostFilters(services),
    countTexts(services, owner),
  ]);
  return { found: counts.published, ...page, view, filters, counts };
}

export const action = answersPresses({ ...textPresses, ...bulkPresses("published") });

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: published posts", matches)];

/** /admin/blog/published */
export default function PublishedPage({ loaderData }: Route.ComponentProps) {
  const { posts: items, filters, ...page } = loaderData;
  const years = { name: "year", label: "Year", any: "Any year", options: asOptions(filters.years) };
  return (
    <TextsPage
      of={posts}
      items={items}
      filters={[...nameFilters(filters), years]}
      suggested={filters.tags}
      {...page}
    />
  );
}
