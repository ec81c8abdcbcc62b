import { hydratedOnIntent } from "#app/hydration.ts";
import { data, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { TagLinks } from "#app/ui/tags/tag-links.tsx";
import { findTagsOfFile } from "#domain/works/tags-of-file.server.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { pageMeta, type Things } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, maker, workOfSeries } from "#app/ui/page/things.ts";
import { press } from "#studio/press.ts";
import { seriesPrograms } from "#studio/series-programs.ts";
import { allSeries } from "#studio/series.ts";
import { seedFrom } from "@toadstool/stage";
import { anotherSheet, pulledBy } from "#domain/art/press.ts";
import { describeSheet, type PulledSheet } from "#domain/art/pulled-sheet.ts";
import { sheetAsked, sheetCard, sheetPath } from "#domain/art/sheet.ts";
import { cardOf } from "#domain/art/still.ts";
import type { Route } from "./+types/series-page";
import { SeriesNoSeed } from "#app/toys/press/no-seed.tsx";
import { SeriesSeedForm } from "#app/toys/press/seed-form.tsx";
import { SeriesPress } from "#app/toys/press/series-press.tsx";
import styles from "./series-page.module.css";
import { SeriesWall } from "./wall.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const series = allSeries.find(({ slug }) => slug === params.slug);
  if (!series) throw redirect("/404");
  const query = new URL(request.url).searchParams;
  if (query.has("pull")) throw redirect(sheetPath(series.slug, pulledBy(query, press, Math.random)), 303);
  const asked = query.get("seed");
  const sheet = sheetAsked(query);
  const pulled = sheet && (await describeSheet(series, seriesPrograms[series.slug], press, sheet));
  const other = allSeries.find(({ slug }) => slug !== series.slug) ?? null;
  const answer = {
    series,
    tags: await findTagsOfFile(context.get(requestContext).services, "artwork", series.slug),
    asked,
    seed: asked === null ? null : seedFrom(asked),
    pulled,
    /** Each answer has another one, so that a plain link leads to a new work every time. */
    another: anotherSheet(series.slug, press, Math.random),
    other: other && { slug: other.slug, title: other.title },
  };
  return data(answer, { status: asked !== null && !pulled ? 404 : 200 });
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { slug, title, description, date, made, works } = loaderData.series;
  const path = `/art/series/${slug}`;
  const { pulled } = loaderData;
  if (pulled) {
    const image = { ...sheetCard(slug, pulled.sheet), type: "image/png", alt: pulled.alt };
    const own = sheetPath(slug, pulled.sheet);
    const sheetThings: Things = (known) => [
      workOfSeries(known, { name: pulled.name, alt: pulled.alt, series: { title, path } }),
      breadcrumbs(known, ["Art", "/art"], [title, path], [pulled.name, own]),
    ];
    const named = `${pulled.name}, ${title}`;
    return pageMeta(
      {
        title: named,
        description: pulled.alt,
        path: own,
        image,
        things: sheetThings,
        // There are as many sheets as addresses. Those of the numbered works, as the studio printed them, are few.
        isEmpty: !isNumbered(pulled),
      },
      matches,
    );
  }
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
    breadcrumbs(known, ["Art", "/art"], [title, path]),
  ];
  return pageMeta({ title, description, path, image: cardOf(loaderData.series), things }, matches);
};

/** Whether a sheet is a numbered work on the paper and in the inks that it has on the wall. */
const isNumbered = ({ work, sheet }: PulledSheet) => work !== null && !sheet.paper && !sheet.inks;

/** /art/series/{slug}: the wall of a series, or with `?seed=` a work that may never have been seen before. */
export default function SeriesPage({ loaderData }: Route.ComponentProps) {
  const { series, tags, asked, seed, pulled, another, other } = loaderData;
  if (pulled) return <SeriesPress key={series.slug} series={series} pulled={pulled} />;
  if (asked !== null) return <SeriesNoSeed series={series} asked={asked} seed={seed} another={another} look={styles} />;
  const { slug, title, description, words, made, works } = series;
  return (
    <main data-wide className={styles.page}>
      <SeriesWall series={series}>
        <header className={styles.head}>
          <div className={styles.name}>
            <h1>{title}</h1>
            <p className={styles.lead}>{description}</p>
            <ButtonLink to={another} rel="nofollow">
              Make another
            </ButtonLink>
          </div>
          {/* On narrow pages they follow the prints; nothing in them can have the focus, so that its order stays. */}
          <div className={styles.words}>
            {words.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className={styles.made}>
              {made}. {works.length} works, {series.date.slice(0, 4)}.
            </p>
          </div>
        </header>
      </SeriesWall>
      <footer className={styles.after}>
        <TagLinks tags={tags} />
        <SeriesSeedForm slug={slug} />
        <nav className={styles.ways} aria-label="More">
          {other && (
            <ButtonLink to={`/art/series/${other.slug}`} look="quiet">
              The other series: {other.title}
            </ButtonLink>
          )}
          <ButtonLink to="/art" look="quiet">
            See the whole gallery
          </ButtonLink>
        </nav>
      </footer>
    </main>
  );
}
