import { ButtonLink } from "@toadstool/elements/forms/button";
import type { Series } from "#domain/art/series.ts";
import styles from "./series-page.module.css";
import { SeriesSeedForm } from "./seed-form.tsx";

/** An address with `?seed=` whose value is not a seed. */
export function SeriesNoSeed({ series, asked, another }: SeriesNoSeedProps) {
  const { slug, works } = series;
  return (
    <main className={styles.page}>
      <header className={styles.name}>
        <h1>This is not a seed number</h1>
        <p className={styles.lead}>
          {asked.trim() ? `“${shortened(asked)}” is not a seed number. ` : ""}A seed is a whole number from 0
          to 4,294,967,295, written in digits. The same seed always gives the same print.
        </p>
      </header>
      <SeriesSeedForm slug={slug} />
      <nav className={styles.ways} aria-label="More">
        <ButtonLink to={`/art/series/${slug}?seed=${another}`} rel="nofollow" className="needs-script">
          Make another
        </ButtonLink>
        <ButtonLink to={`/art/series/${slug}`} look="quiet">
          The {works.length} numbered works
        </ButtonLink>
      </nav>
    </main>
  );
}

interface SeriesNoSeedProps {
  series: Series;
  asked: string;
  another: number;
}

const shortened = (text: string) => (text.length > 24 ? `${text.slice(0, 23)}…` : text);
