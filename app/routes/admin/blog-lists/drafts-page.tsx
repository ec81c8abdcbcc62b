import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { listDraftFilters, listDraftPage } from "#domain/drafts/draft-list.server.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/drafts-page";
import { DraftRows } from "../drafts/list.tsx";
import { answerBulkForm } from "./bulk-form.server.ts";
import { BulkList } from "./bulk-list.tsx";
import { asOptions, Filters } from "./filters.tsx";
import { NoTexts } from "./no-texts.tsx";
import { ListPage } from "./list-page.tsx";
import { countTexts } from "./text-counts.server.ts";
import styles from "./list-page.module.css";
import { readListView } from "./list-view.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const view = readListView(query);
  const [{ drafts, ...page }, filters, counts] = await Promise.all([
    listDraftPage(services, owner, view, view.cursor),
    listDraftFilters(services),
    countTexts(services, owner),
  ]);
  // The texts themselves stay behind: they would weigh megabytes.
  const listed = drafts.map(({ content: _content, ...draft }) => draft);
  return {
    ...page,
    drafts: listed,
    view,
    filters,
    counts,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return answerBulkForm(services, owner, "drafts", request);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: drafts", matches)];

const states = [
  ["unscheduled", "Not scheduled"],
  ["scheduled", "Scheduled"],
  ["failed", "Not published at its time"],
] as const;

/** /admin/blog/drafts */
export default function DraftsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { drafts, cursor, found, view, filters, counts } = loaderData;
  return (
    <ListPage
      list="drafts"
      title="Drafts"
      counts={counts}
      view={view}
      cursor={cursor}
      refusal={actionData?.refusal}
      filters={
        <Filters
          list="drafts"
          label="Search drafts"
          view={view}
          selects={[
            { name: "state", label: "State", any: "Any state", options: states },
            { name: "tag", label: "Tag", any: "Any tag", options: asOptions(filters.tags) },
            { name: "series", label: "Series", any: "Any series", options: asOptions(filters.series) },
          ]}
        />
      }
    >
      {drafts.length === 0 ? (
        <NoTexts list="drafts" view={view} what="drafts">
          “Create Draft” keeps a text here until you publish it.
        </NoTexts>
      ) : (
        <>
          <output className={styles.found}>{counted(found, "draft")}</output>
          <BulkList
            list="drafts"
            shown={drafts.map(({ id }) => `draft:${id}`)}
            found={found}
            tags={filters.tags}
          >
            <DraftRows drafts={drafts} isChoosing />
          </BulkList>
        </>
      )}
    </ListPage>
  );
}
