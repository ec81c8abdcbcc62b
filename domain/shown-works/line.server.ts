import { and, eq, inArray, sql } from "drizzle-orm";
import { workRedirects, works } from "#db/schema.ts";
import type { LoadProgram } from "@toadstool/stage/drawing";
import { type Hanging, hangingFrom } from "../art/line.ts";
import { type LongSide, longSideOf, ofSeries } from "../art/paper.ts";
import { choiceOf, type Press } from "../art/press.ts";
import { describeSheet } from "../art/pulled-sheet.ts";
import { type Series, seriesStillOf } from "../art/series.ts";
import { sheetNumber } from "../art/colophon.ts";
import { sheetFrom, sheetPath, sheetPicture } from "../art/sheet.ts";
import type { ShownArtwork } from "../art/shown-artwork.ts";
import type { Still } from "../art/still.ts";
import { findWorks } from "../works/find-works.server.ts";
import type { ReadingWorks } from "../works/merged.server.ts";
import { isShown } from "../works/rows.server.ts";
import { showArtworks } from "./gallery.server.ts";

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

const kinds = ["artwork", "zine"] as const;

/** The prints of a line that readers see; a work that was renamed since hangs under its present name. */
export async function readLine(
  services: ReadingWorks,
  codes: readonly string[],
  room: PrintRoom,
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
        hanging.kind === "work" ? ofWork(works.get(hanging.slug)) : await ofSeriesNamed(hanging, room);
      return print && { code, ...print };
    }),
  );
  const prints = found.filter((print) => print !== null);
  return { prints, gone: codes.length - prints.length };
}

type Named = Omit<LinePrint, "code"> | null;

function ofWork(work: ShownArtwork | undefined): Named {
  if (!work) return null;
  const { slug, title, alt, date, made, still } = work;
  const { src, srcSet, avif, width, height } = still;
  return {
    title,
    alt,
    colophon: `${date.slice(0, 4)}. ${made}`,
    page: `/art/${slug}`,
    still: { src, srcSet, avif, width, height },
    longSide: longSideOf(work),
  };
}

async function ofSeriesNamed(
  hanging: Exclude<Hanging, { kind: "work" }>,
  { allSeries, press, seriesPrograms }: PrintRoom,
): Promise<Named> {
  const series = allSeries.find(({ slug }) => slug === hanging.series);
  if (!series) return null;
  const { slug, title, date, made, works: numbered } = series;
  const from = `${date.slice(0, 4)}. ${made}`;
  if (hanging.kind === "sheet") {
    const sheet = sheetFrom(hanging.sheet);
    // Its inks and paper may be sold out.
    if (!press || !sheet || !choiceOf(press, sheet)) return null;
    const pulled = seriesPrograms && (await describeSheet(series, seriesPrograms[slug], press, sheet));
    const number = `sheet ${sheetNumber(slug, sheet)}`;
    return {
      title: pulled ? pulled.name : `${title}, ${number}`,
      alt: pulled ? pulled.alt : `A sheet pulled from the press of ${title}.`,
      colophon: `${date.slice(0, 4)}. ${title}, ${number}, pulled by a visitor`,
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
    colophon: `${title}, No ${work.number} of ${numbered.length}. ${from}`,
    page: `/art/series/${slug}/${work.number}`,
    still: { ...still, avif: undefined },
    longSide: ofSeries,
  };
}

/** Works by the slugs they were asked for by, present or former. */
async function findBySlug(services: ReadingWorks, slugs: string[]): Promise<Map<string, ShownArtwork>> {
  const present = await findWorks(services, kinds, slugs);
  const former = await findFormer(
    services,
    slugs.filter((slug) => !present.some((work) => work.slug === slug)),
  );
  const renamed = await findWorks(services, kinds, [...former.values()]);
  const shown = await showArtworks(services, [...present, ...renamed]);
  const bySlug = new Map(shown.map((work) => [work.slug, work]));
  for (const [slug, now] of former) {
    const work = bySlug.get(now);
    if (work) bySlug.set(slug, work);
  }
  return bySlug;
}

async function findFormer({ db }: ReadingWorks, slugs: string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: workRedirects.slug, now: works.slug })
    .from(workRedirects)
    .innerJoin(works, eq(works.id, workRedirects.workId))
    .where(
      and(
        inArray(workRedirects.kind, [...kinds]),
        sql`${workRedirects.slug} in (select value from json_each(${JSON.stringify(slugs)}))`,
        isShown,
      ),
    );
  return new Map(rows.map(({ slug, now }) => [slug, now]));
}
