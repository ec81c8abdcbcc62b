import { shortened } from "@toadstool/markdown/cut";
import { ButtonLink } from "@toadstool/elements/forms/button";
import type { Series } from "#domain/art/series.ts";
import { SeriesSeedForm } from "./seed-form.tsx";

/** An address with `?seed=` that prints nothing: its value is not a seed, or it names papers or inks that are not here. */
export function SeriesNoSeed({ series, asked, seed, another, look }: SeriesNoSeedProps) {
  const { slug, works } = series;
  if (seed !== null)
    return (
      <main className={look.page}>
        <header className={look.name}>
          <h1>No such paper, or no such ink</h1>
          <p className={look.lead}>
            The address asks for something that is not on the shelf. The picture is safe: it is seed {seed}.
          </p>
        </header>
        <nav className={look.ways} aria-label="More">
          <ButtonLink to={`/art/series/${slug}?seed=${seed}`} rel="nofollow">
            Print the picture
          </ButtonLink>
          <ButtonLink to={`/art/series/${slug}`} look="quiet">
            The {works.length} numbered works
          </ButtonLink>
        </nav>
      </main>
    );
  return (
    <main className={look.page}>
      <header className={look.name}>
        <h1>This is not a seed number</h1>
        <p className={look.lead}>
          {asked.trim() ? `“${shortened(asked, 24)}” is not a seed number. ` : ""}A seed is a whole number
          from 0 to 4,294,967,295, written in digits. The same seed always gives the same print.
        </p>
      </header>
      <SeriesSeedForm slug={slug} />
      <nav className={look.ways} aria-label="More">
        <ButtonLink to={another} rel="nofollow">
          Make another
        </ButtonLink>
        <ButtonLink to={`/art/series/${slug}`} look="quiet">
          The {works.length} numbered works
        </ButtonLink>
      </nav>
    </main>
  );
}

export type Look = Readonly<Record<string, string | undefined>>;

interface SeriesNoSeedProps {
  series: Series;
  asked: string;
  /** The seed, where that part of the address is right. */
  seed: number | null;
  /** An address that prints. */
  another: string;
  /** The classes of the series' page. */
  look: Look;
}
