import { Link } from "react-router";
import { requireOwnersRequest } from "#app/respond.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { listAddress, readListView } from "#app/ui/list/list-view.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { listAllTags } from "#domain/tag-pages/tag-list.server.ts";
import { tagPath } from "#domain/tags/tag.ts";
import { byName } from "#domain/text/by-name.ts";
import { counted } from "#domain/text/counted.ts";
import { isIn } from "#domain/text/found.ts";
import type { Route } from "./+types/tags-page";
import { AdminMain } from "../admin-main.tsx";

const mostOnPage = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, facts } = await requireOwnersRequest(context);
  const view = readListView(new URL(request.url).searchParams);
  const all = await listAllTags(services);
  const tags = all.filter(({ name }) => isIn(name, view.search)).toSorted(byName((await facts()).profile));
  const start = Math.max(0, Number(view.cursor) || 0);
  const pageFrom = (at: number) => (at > 0 && at < tags.length ? String(at) : null);
  return {
    tags: tags.slice(start, start + mostOnPage),
    found: tags.length,
    view,
    cursor: pageFrom(start + mostOnPage),
    before: pageFrom(start - mostOnPage),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: tags", matches)];

const list: ListOf<Route.ComponentProps["loaderData"]["tags"][number]> = {
  one: "tag",
  many: "tags",
  home: "/admin/tags",
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
  const { tags, found, view, cursor, before } = loaderData;
  const newer = before && listAddress(list.home, view, { cursor: before });
  return (
    <AdminMain title="Tags" gap="close">
      <List of={list} items={tags} view={view} found={found} cursor={cursor} newer={newer} />
    </AdminMain>
  );
}
