import { codeOfNumbered } from "../art/line.ts";
import { type Series, seriesStillOf } from "../art/series.ts";
import type { Still } from "../art/still.ts";
import type { ReadingWorks } from "../works/laid-over.server.ts";
import type { Words } from "../words/words.ts";
import { readGallery } from "../works/gallery.server.ts";

/** A print that a visitor can hang. */
export interface Choice {
  /** As a line's address names it. */
  code: string;
  title: string;
  still: Pick<Still, "src" | "avif" | "width" | "height">;
}

/** Prints that belong together, and the page that shows them. */
export interface Drawer {
  name: string;
  page: string;
  prints: Choice[];
}

/** The first page of the gallery, then the numbered works of each series. */
export async function readChoices(
  services: ReadingWorks,
  allSeries: readonly Series[],
  { line }: Pick<Words, "line">,
): Promise<Drawer[]> {
  const { works } = await readGallery(services, { medium: null, cursor: null });
  const gallery = works.map(({ slug, title, still: { src, avif, width, height } }) => ({
    code: slug,
    title,
    still: { src, avif, width, height },
  }));
  const drawers = [{ name: line.hang.gallery, page: "/art", prints: gallery }, ...allSeries.map(drawerOf)];
  return drawers.filter(({ prints }) => prints.length > 0);
}

function drawerOf({ slug, title: name, works }: Series): Drawer {
  const prints = works.map(({ number, title }) => {
    const { src, avif, width, height } = seriesStillOf(slug, number);
    return { code: codeOfNumbered(slug, number), title, still: { src, avif, width, height } };
  });
  return { name, page: `/art/series/${slug}`, prints };
}
