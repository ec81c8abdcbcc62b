import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { counted } from "#domain/text/counted.ts";
import { countByCategory } from "#domain/works/count-works.server.ts";
import type { Route } from "./+types/categories-page";
import { Entries } from "../facts/entries.tsx";
import { FactsFrame } from "../facts/facts-frame.tsx";
import { findEntries } from "../facts/find-entries.server.ts";
import { answerListForm } from "../facts/list-form.server.ts";
import { categoryEntries as list } from "./category-list.tsx";
import { categoriesAddress as page, worksAddress } from "./kinds.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const [found, { each }] = await Promise.all([
    findEntries(services, owner, { list, request }),
    countByCategory(services, { terms: [] }),
  ]);
  const entries = found.entries.map((entry) => ({
    ...entry,
    note: counted(each[entry.note] ?? 0, "project"),
  }));
  return { ...found, entries };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return answerListForm(services, owner, { list, form: await request.formData(), page });
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: categories", matches)];

/** What projects are filed under. */
export default function CategoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, open, ...edited } = loaderData;
  const notice = actionData && "notice" in actionData ? actionData.notice : undefined;
  const { refusal, typed } = actionData && "refusal" in actionData ? actionData : {};
  return (
    <FactsFrame
      {...edited}
      notice={notice}
      up={{ to: worksAddress("project"), words: "Projects" }}
      title={list.title}
      intro={list.intro}
      page={page}
      file="categories.ts"
      refusal={refusal}
    >
      <Entries
        {...{ list, page, entries, open, typed }}
        version={edited.version}
        issues={refusal?.issues}
        empty={<p>{list.empty}</p>}
      />
    </FactsFrame>
  );
}
