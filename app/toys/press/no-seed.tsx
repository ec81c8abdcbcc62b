import { shortened } from "@toadstool/markdown/cut";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { useWords } from "#app/ui/use-words.ts";
import type { Series } from "#domain/art/series.ts";
import { seedLimit } from "@toadstool/stage";
import { SeriesSeedForm } from "./seed-form.tsx";

/** An address with `?seed=` that prints nothing: its value is not a seed, or it names papers or inks that are not here. */
export function SeriesNoSeed({ series, asked, seed, another, look }: SeriesNoSeedProps) {
  const { common, press } = useWords();
  const words = press.seed;
  const { slug, works } = series;
  if (seed !== null)
    return (
      <main className={look.page}>
        <header className={look.name}>
          <h1>{words.noInk}</h1>
          <p className={look.lead}>{words.noInkLead({ seed: String(seed) })}</p>
        </header>
        <nav className={look.ways} aria-label={common.more}>
          <ButtonLink to={`/art/series/${slug}?seed=${seed}`} rel="nofollow">
            {words.printPicture}
          </ButtonLink>
          <ButtonLink to={`/art/series/${slug}`} look="quiet">
            {press.numberedWorks({ count: works.length })}
          </ButtonLink>
        </nav>
      </main>
    );
  return (
    <main className={look.page}>
      <header className={look.name}>
        <h1>{words.none}</h1>
        <p className={look.lead}>
          {asked.trim()
            ? words.asked({ asked: shortened(asked, 24), most: seedLimit - 1 })
            : words.empty({ most: seedLimit - 1 })}
        </p>
      </header>
      <SeriesSeedForm slug={slug} />
      <nav className={look.ways} aria-label={common.more}>
        <ButtonLink to={another} rel="nofollow">
          {press.another}
        </ButtonLink>
        <ButtonLink to={`/art/series/${slug}`} look="quiet">
          {press.numberedWorks({ count: works.length })}
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
