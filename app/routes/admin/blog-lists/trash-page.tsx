import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { listTrash } from "#domain/drafts/trash-list.server.ts";
import type { Route } from "./+types/trash-page";
import { answerBlogForm } from "../blog/form.server.ts";
import { TrashRows } from "../blog/text-row.tsx";
import { answerBulkForm } from "./bulk-form.server.ts";
import { BulkList } from "./bulk-list.tsx";
import { Filters } from "./filters.tsx";
import { NoTexts } from "./no-texts.tsx";
import { ListPage } from "./list-page.tsx";
import { countTexts } from "./text-counts.server.ts";
import { isFiltered, readListView } from "./list-view.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const view = readListView(query);
  const [page, counts] = await Promise.all([
    listTrash(services, owner, view, view.cursor),
    countTexts(services, owner),
  ]);
  return { ...page, view, counts };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const form = await request.clone().formData();
  return String(form.get("intent")).startsWith("restore-")
    ? answerBlogForm(services, owner, form)
    : answerBulkForm(services, owner, "trash", request);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: trash", matches)];

const kinds = [
  ["post", "Posts"],
  ["draft", "Drafts"],
] as const;

/** /admin/blog/trash */
export default function TrashPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, cursor, view, counts } = loaderData;
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : undefined;
  return (
    <ListPage
      list="trash"
      title="Trash"
      counts={counts}
      view={view}
      cursor={cursor}
      refusal={refusal}
      filters={
        counts.trash > 0 && (
          <Filters
            list="trash"
            label="Search the trash"
            view={view}
            selects={[{ name: "kind", label: "Kind", any: "Posts and drafts", options: kinds }]}
          />
        )
      }
    >
      {texts.length === 0 ? (
        <NoTexts list="trash" view={view} what="deleted texts">
          The trash is empty. What you delete stays here for 30 days.
        </NoTexts>
      ) : (
        <BulkList
          list="trash"
          shown={texts.map(({ kind, id }) => `${kind}:${id}`)}
          found={isFiltered(view) ? null : counts.trash}
        >
          <TrashRows texts={texts} untitled="Untitled" isChoosing />
        </BulkList>
      )}
    </ListPage>
  );
}
