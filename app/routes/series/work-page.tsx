import { hydratedOnIntent } from "#app/hydration.ts";
import { useRingKeys } from "./use-ring-keys.ts";
import { redirect } from "react-router";
import { BackLink } from "@toadstool/elements/page/back-link";
import { BesidePrint } from "#app/toys/line/beside-print.tsx";
import { Neighbours } from "#app/ui/ways/neighbours.tsx";
import { LoupeButton } from "#app/toys/loupe/loupe-button.tsx";
import { printDetailsOf } from "#app/toys/loupe/print-details-of.server.ts";
import { anotherOf } from "#app/toys/press/asked.server.ts";
import { MakeAnother } from "#app/toys/press/on-series.tsx";
import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { pageMeta, rootData, type Things } from "#app/ui/page/page-meta.ts";
import { sharedImage } from "#app/ui/page/shared-image.ts";
import { breadcrumbs, workOfSeries } from "#app/ui/page/things.ts";
import { allSeries, seriesInks } from "#studio/series.ts";
import { codeOfNumbered } from "#domain/art/line.ts";
import { type SeriesWork, seriesNeighbours, seriesStillOf } from "#domain/art/series.ts";
import type { Route } from "./+types/work-page";
import { SeriesDownloads } from "./downloads.tsx";
import { InkSwatches } from "@toadstool/stage/drawing";
import styles from "./work.module.css";

export function loader({ params }: Route.LoaderArgs) {
  const series = allSeries.find(({ slug }) => slug === params.slug);
  const work = series?.works.find(({ number }) => String(number) === params.id);
  if (!series || !work) throw redirect("/404");
  const { slug, title, works } = series;
  const { previous, next } = seriesNeighbours(series, work.number);
  const named = (beside: SeriesWork) => ({ to: `/art/series/${slug}/${beside.number}`, title: beside.title });
  return {
    series: { slug, title, count: works.length },
    work,
    inks: (seriesInks[slug]?.[work.number - 1] ?? []).map(([name, colour]) => ({ name, colour })),
    printed: printDetailsOf(seriesStillOf(slug, work.number).whole),
    previous: named(previous),
    next: named(next),
    another: anotherOf(slug),
  };
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { series, work } = loaderData;
  const image = sharedImage(seriesStillOf(series.slug, work.number).whole, undefined, work.alt);
  const words = rootData(matches).words;
  const { count, title } = series;
  const description = words.series.workDescription({ ...work, count, series: title });
  const path = `/art/series/${series.slug}/${work.number}`;
  const wall = `/art/series/${series.slug}`;
  const things: Things = (known) => [
    workOfSeries(known, {
      name: work.title,
      number: work.number,
      alt: work.alt,
      series: { title: series.title, path: wall },
    }),
    breadcrumbs(known, [words.names.art, "/art"], [series.title, wall], [work.title, path]),
  ];
  const named = words.series.workTitle({ work: work.title, series: title });
  return pageMeta({ title: named, description, path, image, things }, matches);
};

/** /art/series/{slug}/{number}: one work, as large as the window lets it be. */
export default function SeriesWorkPage({ loaderData }: Route.ComponentProps) {
  const { series, work, inks, printed, previous, next, another } = loaderData;
  const { slug, count } = series;
  const { number, seed, title, alt } = work;
  const { src, srcSet, avif, whole, width, height } = seriesStillOf(slug, number);
  const { art, series: words } = useWords();
  useRingKeys({ count, number, addressOf: (beside) => `/art/series/${slug}/${beside}` });
  return (
    <main data-hydrate="keys" className={styles.page}>
      <BackLink to={`/art/series/${slug}`}>{words.back({ title: series.title })}</BackLink>
      <article className={styles.work}>
        <div className={`plates ${styles.sheet}`} data-loupe-host="">
          <ImageWithAvif
            key={number}
            avif={avif}
            src={src}
            srcSet={srcSet}
            sizes="(width >= 850px) min(55vw, 44rem), 88vw"
            width={width}
            height={height}
            alt={alt}
            fetchPriority="high"
            className={styles.print}
          />
          <LoupeButton
            key={whole}
            whole={whole}
            printed={printed}
            tints={printed ? undefined : inks}
            className={`control ${styles.loupe}`}
          />
        </div>
        <div className={styles.facts}>
          <p className={styles.number} data-caption>
            {words.numberOf({ number, count })}
          </p>
          <h1 className={styles.title}>{title}</h1>
          {/* The picture's alt text says it to people who cannot see the picture. */}
          <p className={styles.seen} data-caption aria-hidden="true">
            {alt}
          </p>
          <p className={styles.seed}>{words.seed({ seed: String(seed) })}</p>
          <InkSwatches inks={inks} />
          <BesidePrint code={codeOfNumbered(slug, number)} title={title} isSigned />
          <SeriesDownloads
            key={seed}
            slug={slug}
            seed={seed}
            title={words.downloadTitle({ series: series.title, number, work: title })}
          />
          <MakeAnother to={another} className={styles.another} />
        </div>
      </article>
      <Neighbours label={art.beside} names={[art.previousWork, art.nextWork]} beside={[previous, next]} />
    </main>
  );
}
