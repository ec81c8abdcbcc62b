import type { Picture } from "@toadstool/media/showing";
import { type Card, drawnStillOf, stillOfPicture } from "../art/still.ts";
import type { Zine } from "../art/zine.ts";
import { zinePageSize, zinePageSources } from "../art/zine-pages.ts";
import type { Tag } from "../tags/tag.ts";
import type { ReadingWorks } from "./laid-over.server.ts";
import { isMoved, type Moved } from "./laid-over.ts";
import { showArtwork } from "./show-artwork.ts";
import { type Beside, findWorkPage, type WorkPage } from "./work-page.server.ts";
import { readLibrary } from "./library.server.ts";

/** The pictures of a zine's page. */
interface PageSources {
  src: string;
  srcSet?: string | undefined;
  avif?: string | undefined;
  whole: string;
}

export interface ShownZine extends Omit<Zine, "pages" | "height" | "still"> {
  /** Of each of its pages, in pixels. */
  width: number;
  height: number;
  pages: (Pick<Zine["pages"][number], "alt" | "transcript"> & PageSources)[];
}

interface ZinePage {
  zine: ShownZine;
  tags: Tag[];
  card: Card | undefined;
  newer: Beside | null;
  older: Beside | null;
  translations: WorkPage<"zine">["translations"];
}

/** A zine with its pictures, and those beside it. */
export async function readZine(services: ReadingWorks, slug: string): Promise<ZinePage | Moved | null> {
  const found = await findWorkPage(services, ["zine"], slug);
  if (!found || isMoved(found)) return found;
  const { work, tags, previous: newer, next: older, translations } = found;
  const { pages, height, still: _still, ...facts } = work.facts;
  const library = await readLibrary(
    services,
    pages.map(({ picture }) => picture),
  );
  const zine: ShownZine = {
    ...facts,
    slug: work.slug,
    ...zinePageSize({ height }),
    pages: pages.map(({ picture, alt, transcript }, index) => ({
      alt,
      transcript,
      ...sourcesOf({ file: work.file, slug: work.slug, number: index + 1 }, library.pictureAt(picture)),
    })),
  };
  return {
    zine,
    tags,
    card: showArtwork(work, library.pictureAt(pages[0]?.picture)).card,
    newer,
    older,
    translations,
  };
}

/** The library's picture, the file's, or a drawn one where the library's is gone. */
function sourcesOf(
  { file, slug, number }: { file: string | null; slug: string; number: number },
  picture: Picture | undefined,
): PageSources {
  if (!picture && file !== null) return zinePageSources(file, number);
  const { src, srcSet, avif, whole } = picture ? stillOfPicture(picture) : drawnStillOf(`${slug} ${number}`);
  return { src, srcSet, avif, whole };
}
