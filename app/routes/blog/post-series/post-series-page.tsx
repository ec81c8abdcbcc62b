import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { requestWords } from "#app/request-words.ts";
import { hydratedOnIntent } from "#app/hydration.ts";
import { movedTo, notFound } from "#app/respond.ts";
import { feedAlternateTags } from "#app/ui/page/feed-alternates.ts";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import page from "#app/ui/page/list-page.module.css";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { breadcrumbs } from "#app/ui/page/things.ts";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { postSeriesFeedPath, postSeriesPath } from "#domain/post-series/post-series.ts";
import { findRenamedPostSeries, findPostSeries } from "#domain/post-series-pages/post-series-page.server.ts";
import type { Route } from "./+types/post-series-page";
import styles from "./post-series-page.module.css";

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const found = await findPostSeries(services, slug);
  if (found?.series.slug === slug) return found;
  const renamed = await findRenamedPostSeries(services, slug);
  throw renamed
    ? movedTo(postSeriesPath(renamed), url)
    : notFound((await requestWords(context)).blog.noSeries);
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { series, parts } = loaderData;
  const path = postSeriesPath(series.slug);
  const { profile, words } = rootData(matches);
  const { siteName: site } = profile;
  return [
    ...pageMeta(
      {
        title: series.name,
        description: words.blog.seriesDescription({ name: series.name, site, count: parts.length }),
        path,
        isEmpty: parts.length === 0,
        things: (known) => [
          {
            "@type": "CreativeWorkSeries",
            name: series.name,
            url: known.url,
            inLanguage: known.profile.language,
          },
          breadcrumbs(known, [words.names.blog, "/blog"], [series.name, path]),
        ],
      },
      matches,
    ),
    ...feedAlternateTags(
      words.blog.seriesFeed({ series: series.name, site }),
      postSeriesFeedPath(series.slug),
    ),
  ];
};

export default function PostSeriesPage({ loaderData: { series, parts } }: Route.ComponentProps) {
  const { spoken, typographic } = useTextLanguage();
  const words = useWords();
  return (
    <main className={page.page}>
      <header className={styles.head}>
        <h1 className={page.title} dir="auto">
          {series.name}
        </h1>
        <p className={styles.ways}>
          <span>{words.blog.series({ count: parts.length })}</span>
          <a href={postSeriesFeedPath(series.slug)}>{words.feedPage.follow}</a>
        </p>
      </header>
      {parts.length === 0 ? (
        <p className={styles.nothing}>
          <Said parts={words.blog.noParts({ link: (held) => <Link to="/blog">{held}</Link> })} />
        </p>
      ) : (
        <ol className={styles.parts}>
          {parts.map(({ id, slug, title, summary, language }) => (
            <li key={id} className={styles.part}>
              <div className={styles.words}>
                <h2 className={styles.title} dir="auto" {...spoken(language)}>
                  <Link to={`/blog/${slug}`} className="covering">
                    {typographic(title, language)}
                  </Link>
                </h2>
                <p className={styles.summary} dir="auto" {...spoken(language)}>
                  {typographic(summary, language)}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}
