import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { counted } from "#domain/text/counted.ts";
import { countByCategory } from "#domain/works/count-works.server.ts";
import type { Route } from "./+types/categories-page";
import { findEntries } from "../facts/find-entries.server.ts";
import { answersList } from "../facts/list-form.server.ts";
import { ListFrame } from "../facts/list-frame.tsx";
import { categoryEntries as list } from "./category-list.server.ts";
import { categoriesAddress as page } from "./kinds.ts";

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

export const action = answersList(list, page);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: categories", matches)];

/** What projects are filed under. */
export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  return <ListFrame {...{ page, loaderData }} file="categories.ts" />;
}
