import { answersPresses } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import type { ListOf } from "#app/ui/list/list.tsx";
import { isFiltered, readListView } from "#app/ui/list/list-view.ts";
import { since } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { countTexts } from "#domain/drafts/count-texts.server.ts";
import { listTrash } from "#domain/drafts/trash-list.server.ts";
import type { Route } from "./+types/trash-page";
import { bulkPresses } from "./bulk-presses.server.ts";
import { conditionsOf, filterNames, homeOf } from "./lists.ts";
import { textPresses } from "./text-presses.server.ts";
import { TextsPage } from "./texts-page.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const view = readListView(new URL(request.url).searchParams, filterNames);
  const [page, counts] = await Promise.all([
    listTrash(services, owner, conditionsOf(view), view.cursor),
    countTexts(services, owner),
  ]);
  return { ...page, view, counts };
}

export const action = answersPresses({ ...textPresses, ...bulkPresses("trash") });

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: trash", matches)];

const list: ListOf<Route.ComponentProps["loaderData"]["texts"][number]> = {
  one: "deleted text",
  many: "deleted texts",
  home: homeOf("trash"),
  row: ({ kind, id, title, deletedAt }) => ({
    id: `${kind}:${id}`,
    title: title || "Untitled",
    facts: {
      Kind: kind,
      Deleted: since("deleted", deletedAt),
    },
    presses: [{ words: "Restore", intent: `restore-${kind}` }],
    fields: { id },
  }),
  facts: ["Kind", "Deleted"],
  searchFor: "paper, 2024",
  bulk: [{ act: "restore", words: "Restore" }],
  empty: {
    title: "No deleted texts",
    words: "The trash is empty. What you delete stays here for 30 days.",
  },
};

const kinds = {
  name: "kind",
  label: "Kind",
  any: "Posts and drafts",
  options: [
    ["post", "Posts"],
    ["draft", "Drafts"],
  ] as const,
};

/** /admin/blog/trash */
export default function TrashPage({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  const found = isFiltered(page.view) ? undefined : page.counts.trash;
  return <TextsPage of={list} items={texts} found={found} filters={[kinds]} {...page} />;
}
