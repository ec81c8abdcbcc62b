import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { listManagedPosts, listPostFilters } from "#domain/posts/managed-posts.server.ts";
import { countWords } from "#domain/posts/words.server.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/published-page";
import { PostRows } from "../blog/post-rows.tsx";
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
  const [page, filters, counts] = await Promise.all([
    listManagedPosts(services, owner, view, view.cursor),
    listPostFilters(services),
    countTexts(services, owner),
  ]);
  const ids = page.posts.map(({ id }) => id);
  const words = await countWords(services, owner, ids);
  return { ...page, view, filters, counts, words };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return answerBulkForm(services, owner, "published", request);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: published posts", matches)];

/** /admin/blog/published */
export default function PublishedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { posts, cursor, found, view, filters, counts, words } = loaderData;
  return (
    <ListPage
      list="published"
      title="Published"
      counts={counts}
      view={view}
      cursor={cursor}
      refusal={actionData?.refusal}
      filters={
        <Filters
          list="published"
          label="Search posts"
          view={view}
          selects={[
            { name: "tag", label: "Tag", any: "Any tag", options: asOptions(filters.tags) },
            { name: "series", label: "Series", any: "Any series", options: asOptions(filters.series) },
            { name: "year", label: "Year", any: "Any year", options: asOptions(filters.years) },
          ]}
        />
      }
    >
      {posts.length === 0 ? (
        <NoTexts list="published" view={view} what="posts">
          Nothing is published yet. What you publish is listed here.
        </NoTexts>
      ) : (
        <>
          <output className={styles.found}>{counted(found, "post")}</output>
          <BulkList
            list="published"
            shown={posts.map(({ id }) => `post:${id}`)}
            found={found}
            tags={filters.tags}
          >
            <PostRows posts={posts} words={words} isChoosing />
          </BulkList>
        </>
      )}
    </ListPage>
  );
}
