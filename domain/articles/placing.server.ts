import type { ShownArtwork } from "../art/shown-artwork.ts";
import { placeWorks, type ShownWork, workInMail, worksNamedIn, workOnPage } from "../art/works-in-text.ts";
import { findSite } from "../facts/site.server.ts";
import { findWorks } from "../works/find-works.server.ts";
import { pictureNamedBy, showArtwork } from "../works/show-artwork.ts";
import type { Services } from "../services.ts";
import { footnotesInPlace, type MediaElement, replaceMedia } from "@toadstool/markdown/html";
import { type Image, imageIdOf, imageIdsIn } from "../media/image.ts";
import { findImages } from "../media/images.server.ts";
import type { Picture } from "@toadstool/media/showing";
import { pictureOf } from "../media/display/picture-of.ts";
import { shownInMail } from "../media/display/shown-in-mail.ts";
import { shownOnPage } from "../media/display/shown-on-page.ts";

type Storage = Pick<Services, "db">;
/** What an article is placed with: the library's images, and the works of the gallery. */
export type Placing = Pick<Services, "db" | "workFiles" | "settings">;
type Library = ReadonlyMap<string, Image>;
/** What an article may name. */
interface Named {
  library: Library;
  works: readonly ShownArtwork[];
}

/**
 * The pictures at these addresses, by the address that was asked for; addresses that are not pictures of the library are
 * left out.
 */
export async function findPictures(services: Storage, addresses: string[]): Promise<Record<string, Picture>> {
  const asked = addresses.filter((address) => imageIdOf(address) !== null);
  return picturesOf(asked, await addImages(services, new Map(), asked.join(" ")));
}

function picturesOf(addresses: string[], library: Library): Record<string, Picture> {
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const image = library.get(imageIdOf(address) ?? "");
      return image?.kind === "picture" ? [[address, pictureOf(image)]] : [];
    }),
  );
}

/**
 * An article for a page, and the pictures at `addresses`, where the query that read them has read the images too: `known` are
 * those. The library is asked only for images that are not among them.
 */
export async function placeKnown(
  services: Placing,
  { html, addresses, known }: { html: string; addresses: string[]; known: Image[] },
): Promise<{ html: string; pictures: Record<string, Picture> }> {
  const images = new Map(known.map((image) => [image.id, image]));
  const named = await findNamed(services, [html], { known: images, others: addresses });
  return {
    html: footnotesInPlace(placeOne(named, html, await worksOnPage(services, named), shownOnPage)),
    pictures: picturesOf(addresses, named.library),
  };
}

/** An article for a page, as its images and works are now: stored articles name them by address alone. Footnotes open in place. */
export async function placeImages(services: Placing, html: string): Promise<string> {
  const [placed = ""] = await placeImagesInEach(services, [html]);
  return footnotesInPlace(placed);
}

/** The same for several articles, or an article's blocks, with one look into the library. */
export function placeImagesInEach(services: Placing, htmls: string[]): Promise<string[]> {
  return place(services, htmls, (named) => worksOnPage(services, named), shownOnPage);
}

/** An article for letters and feeds, whose readers know neither `srcset` nor players. */
export async function placeMailImages(services: Placing, html: string): Promise<string> {
  const [placed = ""] = await placeMailImagesInEach(services, [html]);
  return placed;
}

/** The same for several articles, with one look into the library. */
export function placeMailImagesInEach(services: Placing, htmls: string[]): Promise<string[]> {
  return place(services, htmls, () => workInMail, shownInMail);
}

type Show = (found: MediaElement, image: Image | undefined, library: Library) => string;
type ShowWork = (shown: ShownWork) => string;

/** The site's words are asked for where a work is named. */
async function worksOnPage(services: Placing, { works }: Named): Promise<ShowWork> {
  return works.length === 0 ? () => "" : workOnPage((await findSite(services)).words);
}

async function place(
  services: Placing,
  htmls: string[],
  showWorks: (named: Named) => ShowWork | Promise<ShowWork>,
  show: Show,
): Promise<string[]> {
  const named = await findNamed(services, htmls);
  const showWork = await showWorks(named);
  return htmls.map((html) => placeOne(named, html, showWork, show));
}

function placeOne({ library, works }: Named, html: string, showWork: ShowWork, show: Show): string {
  return replaceMedia(placeWorks(html, works, showWork), (found) => {
    const id = imageIdOf(found.attributes.src ?? "");
    return id ? show(found, library.get(id), library) : null;
  });
}

/** The library is asked once for the pictures of the texts and of the works in them; `known` are not asked for. */
async function findNamed(
  services: Placing,
  htmls: string[],
  { known = new Map(), others = [] }: { known?: Library; others?: string[] } = {},
): Promise<Named> {
  const works = await findWorks(services, ["artwork", "zine"], htmls.flatMap(worksNamedIn));
  const addresses = works.map((work) => pictureNamedBy(work) ?? "");
  const library = await addImages(services, known, [...htmls, ...others, ...addresses].join(" "));
  const pictures = picturesOf(addresses, library);
  return { library, works: works.map((work) => showArtwork(work, pictures[pictureNamedBy(work) ?? ""])) };
}

async function addImages(services: Storage, known: Library, text: string): Promise<Library> {
  const found = await findImages(
    services,
    imageIdsIn(text).filter((id) => !known.has(id)),
  );
  return new Map([...known, ...found.map((image) => [image.id, image] as const)]);
}
