import { fileAddress, type Image, imageIdOf } from "../image.ts";
import { emptyElement, escapeHtml, type MediaElement } from "@toadstool/markdown/html";
import { pictureOf } from "./picture-of.ts";
import { pictureHtml } from "./picture-html.ts";
import { goneWords, titleOf } from "./shown-words.ts";

/** The width of a text's column, see `--measure`; a figure is a little wider on a large screen. */
const proseSizes = "(width >= 1100px) 56rem, (width >= 54rem) 51rem, 94vw";

/** What an article's tag is on a page. */
export function shownOnPage(
  found: MediaElement,
  image: Image | undefined,
  library: ReadonlyMap<string, Image>,
): string {
  if (!image) return gone(found);
  return image.kind === "picture" ? shownPicture(found, image) : shownPlayer(found, image, library);
}

function shownPicture({ attributes, isAlone }: MediaElement, image: Image): string {
  const caption = attributes.title || image.caption;
  const html = pictureHtml(pictureOf(image), {
    sizes: proseSizes,
    alt: attributes.alt || image.alt,
    title: isAlone ? undefined : attributes.title,
    isPausable: true,
  });
  if (!isAlone || !caption) return html;
  return `<figure>${html}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}

/** In a player's place as it was written; a picture's mark that names a film is a player too. */
function shownPlayer(found: MediaElement, image: Image, library: ReadonlyMap<string, Image>): string {
  const { id, revision, facts, kind } = image;
  const title = titleOf(found, image);
  const player = emptyElement(kind, {
    src: fileAddress(id, revision, facts.main),
    controls: "",
    preload: "metadata",
    title,
    ...(kind === "video" && {
      playsinline: "",
      poster: posterOf(found.attributes.poster, library),
      width: facts.width,
      height: facts.height,
    }),
  });
  if (!found.isAlone) return player;
  return `<figure class="embed embed-${kind}">${player}<figcaption>${escapeHtml(title)}</figcaption></figure>`;
}

function posterOf(address: string | undefined, library: ReadonlyMap<string, Image>): string | undefined {
  const id = imageIdOf(address ?? "");
  if (!id) return address;
  const image = library.get(id);
  return image?.kind === "picture" ? pictureOf(image).main.src : undefined;
}

/** No broken sign: an empty place that says so. */
function gone(found: MediaElement): string {
  const words = goneWords(found);
  const label = escapeHtml(found.attributes.alt || words);
  return `<span class="picture-gone" role="img" aria-label="${label}">${words}</span>`;
}
