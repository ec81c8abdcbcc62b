import { byName } from "#domain/text/by-name.ts";
import { isIn } from "#domain/text/found.ts";
import { Link } from "react-router";
import { Nothing } from "@toadstool/elements/page/nothing";
import { RowTable } from "@toadstool/elements/page/row-table";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { SearchForm } from "#app/ui/search-form.tsx";
import { listAllTags } from "#domain/tag-pages/tag-list.server.ts";
import { counted } from "#domain/text/counted.ts";
import { tagPath } from "#domain/tags/tag.ts";
import type { Route } from "./+types/tags-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";

/** The owner’s list of tags. */
const home = "/admin/tags";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, facts } = await requireOwnersRequest(context);
  const { profile } = await facts();
  const search = new URL(request.url).searchParams.get("q") ?? "";
  const all = await listAllTags(services);
  const tags = all.filter(({ name }) => isIn(name, search)).toSorted(byName(profile));
  return { tags, all: all.length, search };
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: tags", matches)];

export default function TagsPage({ loaderData: { tags, all, search } }: Route.ComponentProps) {
  return (
    <AdminMain
      title="Tags"
      gap="medium"
      intro={
        <p>A tag is made where it is first used: beside the title of a text, or in the form of a work.</p>
      }
    >
      {all === 0 ? (
        <Nothing title="No tags yet">
          <p>
            Open a post under <Link to="/admin/blog">posts and drafts</Link> and name what it is about.
          </p>
        </Nothing>
      ) : (
        <>
          <SearchForm
            label="Search tags"
            placeholder="Ex: travel"
            action={home}
            search={search}
            results="list"
          />
          <output>{search ? `${counted(tags.length, "tag")} found` : counted(all, "tag")}</output>
          <div id="list">
            {tags.length === 0 ? (
              <Nothing title="No results">
                <Link to={home} className={shared.reach}>
                  Show all
                </Link>
              </Nothing>
            ) : (
              <RowTable caption="Tags, by name" heads={["Tag", "Address", "On"]}>
                {tags.map(({ id, slug, name, count }) => (
                  <tr key={id}>
                    <th scope="row" dir="auto">
                      <Link to={`${home}/${id}`} className={shared.reach}>
                        {name}
                      </Link>
                    </th>
                    <td data-label="Address">
                      {count > 0 ? <Link to={tagPath(slug)}>{tagPath(slug)}</Link> : tagPath(slug)}
                    </td>
                    <td data-label="On">
                      {count === 0 ? "nothing that readers see" : counted(count, "text")}
                    </td>
                  </tr>
                ))}
              </RowTable>
            )}
          </div>
        </>
      )}
    </AdminMain>
  );
}
