import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { hydratedOnIntent } from "#app/hydration.ts";
import { movedTo, notFound } from "#app/respond.ts";
import { feedAlternateTags } from "#app/ui/page/feed-alternates.ts";
import { useLanguageAttributes } from "#app/ui/use-language-attributes.ts";
import page from "#app/ui/page/list-page.module.css";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { breadcrumbs } from "#app/ui/page/things.ts";
import { postSeriesFeedPath, postSeriesPath } from "#domain/post-series/post-series.ts";
import { findRenamedPostSeries, findPostSeries } from "#domain/post-series-pages/post-series-page.server.ts";
import { counted } from "#domain/text/counted.ts";
import { typographic } from "@toadstool/markdown/typography";
import type { Route } from "./+types/post-series-page";
import styles from "./post-series-page.module.css";

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const found = await findPostSeries(services, slug);
  if (found?.series.slug === slug) return found;
  const renamed = await findRenamedPostSeries(services, slug);
  throw renamed ? movedTo(postSeriesPath(renamed), url) : notFound("There is no such series.");
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { series, parts } = loaderData;
  const path = postSeriesPath(series.slug);
  const { siteName } = rootData(matches).profile;
  return [
    ...pageMeta(
      {
        title: series.name,
        description: `“${series.name}”: a series on ${siteName}, in ${counted(parts.length, "part")}.`,
        path,
        isEmpty: parts.length === 0,
        things: (known) => [
          {
            "@type": "CreativeWorkSeries",
            name: series.name,
            url: known.url,
            inLanguage: known.profile.language,
          },
          breadcrumbs(known, ["Blog", "/blog"], [series.name, path]),
        ],
      },
      matches,
    ),
    ...feedAlternateTags(`${series.name}: ${siteName}`, postSeriesFeedPath(series.slug)),
  ];
};

export default function PostSeriesPage({ loaderData: { series, parts } }: Route.ComponentProps) {
  const spoken = useLanguageAttributes();
  return (
    <main className={page.page}>
      <header className={styles.head}>
        <h1 className={page.title} dir="auto">
          {series.name}
        </h1>
        <p className={styles.ways}>
          <span>A series in {counted(parts.length, "part")}</span>
          <a href={postSeriesFeedPath(series.slug)}>Follow by feed</a>
        </p>
      </header>
      {parts.length === 0 ? (
        <p className={styles.nothing}>
          No part of it is there at the moment. See the <Link to="/blog">blog</Link>.
        </p>
      ) : (
        <ol className={styles.parts}>
          {parts.map(({ id, slug, title, summary, language }) => (
            <li key={id} className={styles.part}>
              <div className={styles.words}>
                <h2 className={styles.title} dir="auto" {...spoken(language)}>
                  <Link to={`/blog/${slug}`} prefetch="intent" className="covering">
                    {typographic(title)}
                  </Link>
                </h2>
                <p className={styles.summary} dir="auto" {...spoken(language)}>
                  {typographic(summary)}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}
