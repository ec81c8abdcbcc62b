import { Link } from "react-router";
import { BackLink } from "@toadstool/elements/page/back-link";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { Spinner } from "@toadstool/elements/page/spinner";
import { seriesPrograms } from "#studio/series-programs.ts";
import type { Series } from "#domain/art/series.ts";
import { SeriesDownloads } from "./downloads.tsx";
import { InkSwatches, useDrawing } from "@toadstool/stage/drawing";
import { SeriesSeedForm } from "./seed-form.tsx";
import styles from "./work.module.css";

interface SeriesAnewProps {
  series: Series;
  seed: number;
  /** The seed of the next one. */
  another: number;
}

/** The work of any seed, drawn here in the browser: it has an address, and no number. */
export function SeriesAnew({ series: { slug, title, works }, seed, another }: SeriesAnewProps) {
  const { canvas, drawn, hasFailed } = useDrawing(seriesPrograms[slug], seed);
  const numbered = works.find((work) => work.seed === seed);
  return (
    <main data-hydrate="now" className={styles.page}>
      <BackLink to={`/art/series/${slug}`}>Back to the {works.length} numbered works</BackLink>
      <article className={styles.work}>
        <div className={`plates ${styles.sheet}`}>
          <canvas
            ref={canvas}
            width={1200}
            height={1600}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- pictures out of memory are refused by the site's policy
            role="img"
            aria-label={drawn?.alt ?? "A sheet of paper, still empty."}
            className={styles.print}
          />
          <div className={styles.over}>
            <noscript>
              <p>
                New works are drawn in your browser, which needs JavaScript. The {works.length} numbered works
                do not.
              </p>
            </noscript>
            {!drawn && !hasFailed && (
              <span className="needs-script">
                <Spinner />
              </span>
            )}
            {hasFailed && (
              <p role="alert">The drawing could not be loaded. Check your connection and reload the page.</p>
            )}
          </div>
        </div>
        <div className={styles.facts}>
          <p className={styles.number}>
            {numbered ? (
              <Link to={`/art/series/${slug}/${numbered.number}`}>
                No {numbered.number}, {numbered.title}
              </Link>
            ) : (
              "No number yet"
            )}
          </p>
          <h1 className={styles.title}>
            {title}, seed {seed}
          </h1>
          <div className={styles.late}>
            <p className={styles.seen} aria-hidden="true">
              {drawn?.alt}
            </p>
            {drawn && <InkSwatches inks={drawn.inks} />}
          </div>
          <p className={`${styles.seed} needs-script`}>
            You may be the first person to see this one. Its address always leads back to it.
          </p>
          <SeriesDownloads slug={slug} seed={seed} title={`${title}, seed ${seed}`} />
          <ButtonLink to={`/art/series/${slug}?seed=${another}`} rel="nofollow" className="needs-script">
            Make another
          </ButtonLink>
          <SeriesSeedForm slug={slug} seed={String(seed)} />
        </div>
      </article>
    </main>
  );
}
