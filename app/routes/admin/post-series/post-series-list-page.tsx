import { Link } from "react-router";
import { Nothing } from "@toadstool/elements/page/nothing";
import { RowTable } from "@toadstool/elements/page/row-table";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { postSeriesPath } from "#domain/post-series/post-series.ts";
import { listPostSeries } from "#domain/post-series-pages/post-series-page.server.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/post-series-list-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await requireOwnersRequest(context);
  return { all: await listPostSeries(services) };
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: series of posts", matches)];

export default function PostSeriesListPage({ loaderData: { all } }: Route.ComponentProps) {
  return (
    <AdminMain
      title="Series of posts"
      gap="medium"
      intro={<p>Series are made where you write: name one beside a post’s title.</p>}
    >
      {all.length === 0 ? (
        <Nothing title="No series yet">
          <p>
            Open a post under <Link to="/admin/blog">posts and drafts</Link> and name the series it is a part
            of.
          </p>
        </Nothing>
      ) : (
        <RowTable caption="Series, newest first" heads={["Series", "Address", "Parts"]}>
          {all.map(({ id, slug, name, count }) => (
            <tr key={id}>
              <th scope="row" dir="auto">
                <Link to={`/admin/series/${id}`} className={shared.reach}>
                  {name}
                </Link>
              </th>
              <td data-label="Address">
                <Link to={postSeriesPath(slug)}>{postSeriesPath(slug)}</Link>
              </td>
              <td data-label="Parts">{counted(count, "part")}</td>
            </tr>
          ))}
        </RowTable>
      )}
    </AdminMain>
  );
}
