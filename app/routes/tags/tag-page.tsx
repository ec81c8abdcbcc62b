import { Link, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { hydratedOnIntent } from "#app/hydration.ts";
import { notFound } from "#app/respond.ts";
import { Day } from "#app/ui/moment/moment.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { feedAlternateTags } from "#app/ui/page/feed-alternates.ts";
import page from "#app/ui/page/list-page.module.css";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { breadcrumbs } from "#app/ui/page/things.ts";
import { findRenamedTag, findTagPage, type TaggedItem } from "#domain/tag-pages/tag-page.server.ts";
import { tagFeedPath, tagPath, tagsPath } from "#domain/tags/tag.ts";
import { typographic } from "@toadstool/markdown/typography";
import type { Placed } from "@toadstool/elements/page/place";
import type { Route } from "./+types/tag-page";
import styles from "./tags.module.css";

export async function loader({ request, context, params: { slug } }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const found = await findTagPage(services, slug, { cursor });
  if (found) return { ...found, isFirstPage: cursor === undefined };
  const renamed = await findRenamedTag(services, slug);
  throw renamed ? redirect(tagPath(renamed), 301) : notFound("There is no such tag.");
}

export const handle: Placed<Route.ComponentProps["loaderData"]> = {
  ...hydratedOnIntent,
  place: ({ tag }) => ({ titles: [tag.name] }),
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { tag, items, isFirstPage } = loaderData;
  const path = tagPath(tag.slug);
  const { siteName } = rootData(matches).profile;
  return [
    ...pageMeta(
      {
        title: tag.name,
        description: `Everything tagged “${tag.name}” on ${siteName}, newest first.`,
        path,
        isEmpty: items.length === 0 || !isFirstPage,
        things: (known) => [
          {
            "@type": "CollectionPage",
            name: tag.name,
            url: known.url,
            description: known.description,
            inLanguage: "en-GB",
          },
          breadcrumbs(known, ["Tags", tagsPath], [tag.name, path]),
        ],
      },
      matches,
    ),
    ...feedAlternateTags(`${tag.name}: ${siteName}`, tagFeedPath(tag.slug)),
  ];
};

export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { tag, items, cursor, isFirstPage } = loaderData;
  return (
    <main className={page.page}>
      <header className={styles.head}>
        <h1 className={page.title} dir="auto">
          {tag.name}
        </h1>
        <p className={styles.ways}>
          <Link to={tagsPath}>All tags</Link>
          <a href={tagFeedPath(tag.slug)}>Follow by feed</a>
        </p>
      </header>
      {items.length === 0 ? (
        <p className={styles.nothing}>
          {isFirstPage ? "Nothing has this tag at the moment." : "There is nothing older with this tag."}
        </p>
      ) : (
        <ol className={styles.items}>
          {items.map((item) => (
            <Item key={item.id} {...item} />
          ))}
        </ol>
      )}
      <PageLinks
        label="More with this tag"
        rowClass={styles.ways}
        links={[
          ["Newest", !isFirstPage && tagPath(tag.slug)],
          ["Older", cursor && `?cursor=${encodeURIComponent(cursor)}`],
        ]}
      />
    </main>
  );
}

const kindWords = { letter: "Letter", project: "Project", artwork: "Artwork", zine: "Zine" };

function Item({ kind, workKind, path, title, summary, publishedAt }: TaggedItem) {
  return (
    <li className={styles.item}>
      <p className={styles.date}>
        <Day iso={publishedAt} />
        {kind !== "post" && <span> · {kindWords[workKind ?? "letter"]}</span>}
      </p>
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          <Link to={path} prefetch="intent" className={`covering ${styles.link}`}>
            {typographic(title)}
          </Link>
        </h2>
        {summary && (
          <p className={styles.summary} dir="auto">
            {typographic(summary)}
          </p>
        )}
      </div>
    </li>
  );
}
