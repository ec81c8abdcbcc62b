import { Link } from "react-router";
import { requireOwnersRequest } from "#app/respond.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { pageOfNames, readListView } from "#app/ui/list/list-view.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { postSeriesPath } from "#domain/post-series/post-series.ts";
import { listPostSeries } from "#domain/post-series-pages/post-series-page.server.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/post-series-list-page";
import { AdminMain } from "../admin-main.tsx";

const home = "/admin/series";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = await requireOwnersRequest(context);
  return pageOfNames(home, await listPostSeries(services), readListView(new URL(request.url).searchParams));
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: series of posts", matches)];

const list: ListOf<Route.ComponentProps["loaderData"]["items"][number]> = {
  one: "series",
  many: "series",
  home,
  row: ({ id, name, slug, count }) => ({
    id,
    title: name,
    to: `/admin/series/${id}`,
    facts: {
      Address: <Link to={postSeriesPath(slug)}>{postSeriesPath(slug)}</Link>,
      Parts: counted(count, "part"),
    },
  }),
  facts: ["Address", "Parts"],
  searchFor: "moss",
  empty: {
    title: "No series yet",
    words: (
      <>
        A series is made where you write: open a post under <Link to="/admin/blog">posts and drafts</Link> and
        name the series it is a part of.
      </>
    ),
  },
};

/** Posts that are read one after the other, the newest series first. */
export default function PostSeriesListPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminMain title="Series of posts" gap="close">
      <List of={list} {...loaderData} />
    </AdminMain>
  );
}
