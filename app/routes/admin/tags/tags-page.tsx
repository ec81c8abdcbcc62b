import { Link } from "react-router";
import { requireOwnersRequest } from "#app/respond.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { pageOfNames, readListView } from "#app/ui/list/list-view.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { listAllTags } from "#domain/tag-pages/tag-list.server.ts";
import { tagPath } from "#domain/tags/tag.ts";
import { byName } from "#domain/text/by-name.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/tags-page";
import { AdminMain } from "../admin-main.tsx";

const home = "/admin/tags";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, facts } = await requireOwnersRequest(context);
  const [all, { profile }] = await Promise.all([listAllTags(services), facts()]);
  const view = readListView(new URL(request.url).searchParams);
  return pageOfNames(home, all.toSorted(byName(profile)), view);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: tags", matches)];

const list: ListOf<Route.ComponentProps["loaderData"]["items"][number]> = {
  one: "tag",
  many: "tags",
  home,
  row: ({ id, name, slug, count }) => ({
    id,
    title: name,
    to: `/admin/tags/${id}`,
    facts: {
      Address: count > 0 ? <Link to={tagPath(slug)}>{tagPath(slug)}</Link> : tagPath(slug),
      Uses: count === 0 ? "on nothing that readers see" : `on ${counted(count, "text")}`,
    },
  }),
  facts: ["Address", "Uses"],
  searchFor: "travel",
  empty: {
    title: "No tags yet",
    words: (
      <>
        A tag is made where it is first used: beside the title of a text, or in the form of a work. Open a
        post under <Link to="/admin/blog">posts and drafts</Link> and name what it is about.
      </>
    ),
  },
};

/** The owner’s tags, by their names. */
export default function TagsPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminMain title="Tags" gap="close">
      <List of={list} {...loaderData} />
    </AdminMain>
  );
}
