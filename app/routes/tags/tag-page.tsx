import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { hydratedOnIntent } from "#app/hydration.ts";
import { movedTo, notFound } from "#app/respond.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { feedAlternateTags } from "#app/ui/page/feed-alternates.ts";
import page from "#app/ui/page/list-page.module.css";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { useWords } from "#app/ui/use-words.ts";
import { breadcrumbs, collection } from "#app/ui/page/things.ts";
import { findPicturedTagPage } from "#domain/tag-pages/pictured-tag-page.server.ts";
import { findRenamedTag } from "#domain/tag-pages/tag-page.server.ts";
import { tagFeedPath, tagPath, tagsPath } from "#domain/tags/tag.ts";
import type { Placed } from "@toadstool/elements/page/place";
import type { Route } from "./+types/tag-page";
import { TaggedItem } from "./tagged-item.tsx";
import styles from "./tags.module.css";

export async function loader({ url, context, params: { slug } }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const cursor = url.searchParams.get("cursor") ?? undefined;
  const found = await findPicturedTagPage(services, slug, { cursor });
  if (found) return { ...found, isFirstPage: cursor === undefined };
  const renamed = await findRenamedTag(services, slug);
  throw renamed ? movedTo(tagPath(renamed), url) : notFound();
}

export const handle: Placed<Route.ComponentProps["loaderData"]> = {
  ...hydratedOnIntent,
  place: ({ tag }) => ({ titles: [tag.name] }),
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { tag, items, isFirstPage } = loaderData;
  const path = tagPath(tag.slug);
  const { profile, words } = rootData(matches);
  const { siteName } = profile;
  return [
    ...pageMeta(
      {
        title: tag.name,
        description: words.tags.tagDescription({ tag: tag.name, site: siteName }),
        path,
        isEmpty: items.length === 0 || !isFirstPage,
        things: (known) => [
          collection(tag.name, known),
          breadcrumbs(known, [words.names.tags, tagsPath], [tag.name, path]),
        ],
      },
      matches,
    ),
    ...feedAlternateTags(words.tags.feed({ tag: tag.name, site: siteName }), tagFeedPath(tag.slug)),
  ];
};

export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { tag, items, pictures, cursor, isFirstPage } = loaderData;
  const { tags: words, common, feedPage } = useWords();
  return (
    <main className={page.page}>
      <header className={styles.head}>
        <h1 className={page.title} dir="auto">
          {tag.name}
        </h1>
        <p className={styles.ways}>
          <Link to={tagsPath}>{words.all}</Link>
          <a href={tagFeedPath(tag.slug)}>{feedPage.follow}</a>
        </p>
      </header>
      {items.length === 0 ? (
        <p className={styles.nothing}>{isFirstPage ? words.empty : words.nothingOlder}</p>
      ) : (
        <ol className={styles.items}>
          {items.map((item) => (
            <TaggedItem key={item.id} item={item} picture={pictures[item.imageUrl ?? ""]} />
          ))}
        </ol>
      )}
      <PageLinks
        label={words.pages}
        rowClass={styles.ways}
        links={[
          [common.newest, !isFirstPage && tagPath(tag.slug)],
          [common.older, cursor && `?cursor=${encodeURIComponent(cursor)}`],
        ]}
      />
    </main>
  );
}
