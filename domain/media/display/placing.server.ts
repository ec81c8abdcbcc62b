import { placeWorks, type ShownWork, workInMail, workOnPage } from "../../art/works-in-text.ts";
import type { Services } from "../../services.ts";
import { footnotesInPlace, type MediaElement, replaceMedia } from "@toadstool/markdown/html";
import { type Image, imageIdOf, imageIdsIn } from "../image.ts";
import { findImages } from "../images.server.ts";
import type { Picture } from "@toadstool/media/showing";
import { pictureOf } from "./picture-of.ts";
import { shownInMail } from "./shown-in-mail.ts";
import { shownOnPage } from "./shown-on-page.ts";

type Storage = Pick<Services, "db">;
/** What an article is placed with: the library's images, and the works of the gallery. */
export type Placing = Pick<Services, "db" | "works">;
type Library = ReadonlyMap<string, Image>;

/**
 * The pictures at these addresses, by the address that was asked for; addresses that are not pictures of the library are
 * left out.
 */
export async function findPictures(services: Storage, addresses: string[]): Promise<Record<string, Picture>> {
  const asked = addresses.filter((address) => imageIdOf(address) !== null);
  return picturesOf(asked, await findNamed(services, asked.join(" ")));
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
  const library = new Map(known.map((image) => [image.id, image]));
  const missing = imageIdsIn([html, ...addresses].join(" ")).filter((id) => !library.has(id));
  for (const image of await findImages(services, missing)) library.set(image.id, image);
  return {
    html: footnotesInPlace(placeOne(services, html, library, workOnPage, shownOnPage)),
    pictures: picturesOf(addresses, library),
  };
}

/** An article for a page, as its images and works are now: stored articles name them by address alone. Footnotes open in place. */
export async function placeImages(services: Placing, html: string): Promise<string> {
  const [placed = ""] = await placeImagesInEach(services, [html]);
  return footnotesInPlace(placed);
}

/** The same for several articles, or an article's blocks, with one look into the library. */
export function placeImagesInEach(services: Placing, htmls: string[]): Promise<string[]> {
  return place(services, htmls, workOnPage, shownOnPage);
}

/** An article for letters and feeds, whose readers know neither `srcset` nor players. */
export async function placeMailImages(services: Placing, html: string): Promise<string> {
  const [placed = ""] = await placeMailImagesInEach(services, [html]);
  return placed;
}

/** The same for several articles, with one look into the library. */
export function placeMailImagesInEach(services: Placing, htmls: string[]): Promise<string[]> {
  return place(services, htmls, workInMail, shownInMail);
}

type Show = (found: MediaElement, image: Image | undefined, library: Library) => string;
type ShowWork = (shown: ShownWork) => string;

async function place(services: Placing, htmls: string[], showWork: ShowWork, show: Show): Promise<string[]> {
  const library = await findNamed(services, htmls.join(" "));
  return htmls.map((html) => placeOne(services, html, library, showWork, show));
}

function placeOne({ works }: Placing, html: string, library: Library, showWork: ShowWork, show: Show) {
  return replaceMedia(placeWorks(html, works(), showWork), (found) => {
    const id = imageIdOf(found.attributes.src ?? "");
    return id ? show(found, library.get(id), library) : null;
  });
}

async function findNamed(services: Storage, text: string): Promise<Library> {
  const images = await findImages(services, imageIdsIn(text));
  return new Map(images.map((image) => [image.id, image]));
}
