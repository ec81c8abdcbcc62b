import type { LoadProgram } from "@toadstool/stage/drawing";
import { type Hanging, hangingFrom } from "../art/line.ts";
import { type LongSide, longSideOf, ofSeries } from "../art/paper.ts";
import { yearOf } from "../art/gallery.ts";
import { choiceOf, type Press } from "../art/press.ts";
import { describeSheet } from "../art/pulled-sheet.ts";
import { type Series, seriesStillOf } from "../art/series.ts";
import { sheetNumber } from "../art/colophon.ts";
import { sheetFrom, sheetPath, sheetPicture } from "../art/sheet.ts";
import type { ShownArtwork } from "../art/shown-artwork.ts";
import type { Still } from "../art/still.ts";
import { findCalled } from "../works/find-works.server.ts";
import { showArtworks } from "../works/gallery.server.ts";
import type { ReadingWorks } from "../works/laid-over.server.ts";
import { galleryKinds } from "../works/work.ts";
import type { Words } from "../words/words.ts";

type Said = Pick<Words, "art" | "language" | "line" | "press">;

/** A print as a line shows it. */
export interface LinePrint {
  /** As the address names it. */
  code: string;
  title: string;
  /** "2023. Two-colour risograph, A3" */
  colophon: string;
  alt: string;
  /** Its own page. */
  page: string;
  still: Pick<Still, "src" | "srcSet" | "avif" | "width" | "height">;
  longSide: LongSide;
}

interface ReadLine {
  /** In the line's order. */
  prints: LinePrint[];
  /** How many of the line's prints are here no longer. */
  gone: number;
}

/** What a studio prints its series with. */
export interface PrintRoom {
  allSeries: readonly Series[];
  /** Null where it has none: no sheet hangs. */
  press: Press | null;
  /** A sheet's name comes from its drawing, which takes some milliseconds: without programs its number is its title. */
  seriesPrograms?: Readonly<Record<string, LoadProgram | undefined>>;
}

/** The prints of a line that readers see; a work that was renamed since hangs under its present name. */
export async function readLine(
  services: ReadingWorks,
  codes: readonly string[],
  room: PrintRoom,
  words: Said,
): Promise<ReadLine> {
  const wanted = codes.flatMap((code) => {
    const hanging = hangingFrom(code);
    return hanging ? [{ code, hanging }] : [];
  });
  const slugs = wanted.flatMap(({ hanging }) => (hanging.kind === "work" ? [hanging.slug] : []));
  const works = await findBySlug(services, slugs);
  const found = await Promise.all(
    wanted.map(async ({ code, hanging }) => {
      const print =
        hanging.kind === "work"
          ? ofWork(works.get(hanging.slug), words)
          : await ofSeriesNamed(hanging, room, words);
      return print && { code, ...print };
    }),
  );
  const prints = found.filter((print) => print !== null);
  return { prints, gone: codes.length - prints.length };
}

type Named = Omit<LinePrint, "code"> | null;

function ofWork(work: ShownArtwork | undefined, words: Said): Named {
  if (!work) return null;
  const { slug, title, alt, date, made, still } = work;
  const { src, srcSet, avif, width, height } = still;
  return {
    title,
    alt,
    colophon: words.art.yearAndMade({ year: yearOf({ date }, words.language), made }),
    page: `/art/${slug}`,
    still: { src, srcSet, avif, width, height },
    longSide: longSideOf(work),
  };
}

async function ofSeriesNamed(
  hanging: Exclude<Hanging, { kind: "work" }>,
  { allSeries, press, seriesPrograms }: PrintRoom,
  words: Said,
): Promise<Named> {
  const series = allSeries.find(({ slug }) => slug === hanging.series);
  if (!series) return null;
  const { slug, title, date, made, works: numbered } = series;
  const year = yearOf({ date }, words.language);
  if (hanging.kind === "sheet") {
    const sheet = sheetFrom(hanging.sheet);
    // Its inks and paper may be sold out.
    if (!press || !sheet || !choiceOf(press, sheet)) return null;
    const pulled = seriesPrograms && (await describeSheet(series, seriesPrograms[slug], press, sheet, words));
    const number = sheetNumber(slug, sheet);
    return {
      title: pulled ? pulled.name : words.line.sheet({ series: title, number }),
      alt: pulled ? pulled.alt : words.line.sheetAlt({ series: title }),
      colophon: words.line.sheetMade({ year, series: title, number }),
      page: sheetPath(slug, sheet),
      still: { ...sheetPicture(slug, sheet), srcSet: undefined, avif: undefined },
      longSide: ofSeries,
    };
  }
  const work = numbered.find(({ number }) => number === hanging.number);
  if (!work) return null;
  const { whole: _whole, ...still } = seriesStillOf(slug, work.number);
  return {
    title: work.title,
    alt: work.alt,
    colophon: words.line.numbered({
      series: title,
      number: work.number,
      count: numbered.length,
      year,
      made,
    }),
    page: `/art/series/${slug}/${work.number}`,
    still,
    longSide: ofSeries,
  };
}

/** Works by the slugs they were asked for by, present or former. */
async function findBySlug(services: ReadingWorks, slugs: string[]): Promise<Map<string, ShownArtwork>> {
  const called = [...(await findCalled(services, galleryKinds, slugs))];
  const shown = await showArtworks(
    services,
    called.map(([, work]) => work),
  );
  return new Map(called.flatMap(([slug], index) => (shown[index] ? [[slug, shown[index]] as const] : [])));
}
