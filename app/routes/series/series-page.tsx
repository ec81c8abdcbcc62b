import { hydratedOnIntent } from "#app/hydration.ts";
import { data, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { TagLinks } from "#app/ui/tags/tag-links.tsx";
import { findTagsOfFile } from "#domain/works/find-works.server.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { useWords } from "#app/ui/use-words.ts";
import { pageMeta, rootData, type Things } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, maker } from "#app/ui/page/things.ts";
import { allSeries } from "#studio/series.ts";
import { yearOf } from "#domain/art/gallery.ts";
import { cardOf } from "#domain/art/still.ts";
import type { Route } from "./+types/series-page";
import { requestWords } from "#app/request-words.ts";
import { askPress } from "#app/toys/press/asked.server.ts";
import { MakeAnother, PressPage } from "#app/toys/press/on-series.tsx";
import { SeriesSeedForm } from "#app/toys/press/seed-form.tsx";
import { sheetMeta } from "#app/toys/press/sheet-meta.ts";
import styles from "./series-page.module.css";
import { SeriesWall } from "./wall.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const series = allSeries.find(({ slug }) => slug === params.slug);
  if (!series) throw redirect("/404");
  const printed = await askPress(series, new URL(request.url).searchParams, await requestWords(context));
  const other = allSeries.find(({ slug }) => slug !== series.slug) ?? null;
  const answer = {
    series,
    tags: await findTagsOfFile(context.get(requestContext).services, "artwork", series.slug),
    ...printed,
    other: other && { slug: other.slug, title: other.title },
  };
  return data(answer, { status: printed.asked !== null && !printed.pulled ? 404 : 200 });
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { slug, title, description, date, made, works } = loaderData.series;
  const path = `/art/series/${slug}`;
  const { pulled } = loaderData;
  if (pulled) return sheetMeta(loaderData.series, pulled, matches);
  const things: Things = (known) => [
    {
      "@type": "Collection",
      name: title,
      collectionSize: works.length,
      dateCreated: date,
      material: made,
      creator: maker(known),
      url: known.url,
      image: known.image,
      description,
    },
    breadcrumbs(known, [rootData(matches).words.names.art, "/art"], [title, path]),
  ];
  return pageMeta({ title, description, path, image: cardOf(loaderData.series), things }, matches);
};

/** /art/series/{slug}: the wall of a series, or with `?seed=` a work that may never have been seen before. */
export default function SeriesPage({ loaderData }: Route.ComponentProps) {
  const { series, tags, other, ...asked } = loaderData;
  const words = useWords();
  if (asked.asked !== null) return <PressPage series={series} asked={asked} look={styles} />;
  const { slug, title, description, made, works } = series;
  return (
    <main data-wide className={styles.page}>
      <SeriesWall series={series}>
        <header className={styles.head}>
          <div className={styles.name}>
            <h1>{title}</h1>
            <p className={styles.lead}>{description}</p>
            <MakeAnother to={asked.another} />
          </div>
          {/* On narrow pages they follow the prints; nothing in them can have the focus, so that its order stays. */}
          <div className={styles.words}>
            {series.words.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className={styles.made}>
              {words.series.facts({ made, works: works.length, year: yearOf(series, words.language) })}
            </p>
          </div>
        </header>
      </SeriesWall>
      <footer className={styles.after}>
        <TagLinks tags={tags} />
        <SeriesSeedForm slug={slug} />
        <nav className={styles.ways} aria-label={words.common.more}>
          {other && (
            <ButtonLink to={`/art/series/${other.slug}`} look="quiet">
              {words.series.other({ title: other.title })}
            </ButtonLink>
          )}
          <ButtonLink to="/art" look="quiet">
            {words.art.wholeGallery}
          </ButtonLink>
        </nav>
      </footer>
    </main>
  );
}
