import { type Image, imageAddress } from "../image.ts";
import { emptyElement, escapeHtml, type MediaElement, tag } from "@toadstool/markdown/html";
import { pictureOf } from "./picture-of.ts";
import { goneWords, titleOf } from "./shown-words.ts";

/** The most bytes of an animation that a letter loads. */
const heaviestAnimation = 1_000_000;

/** What an article's tag is in a letter or feed. */
export function shownInMail(found: MediaElement, image: Image | undefined): string {
  if (!image) return gone(found);
  if (image.kind === "picture") return shownPicture(found, image);
  // Within an embed the letter itself makes links of players.
  if (found.name !== "img") return playerIn(found, image);
  return `<a href="${imageAddress(image.id)}">▶ ${escapeHtml(titleOf(found, image))}</a>`;
}

/**
 * A letter is read for years, by programs that follow no redirect: a picture is named by its own address, which
 * goes on answering when the file is replaced. That of an animation answers the animation.
 */
function shownPicture({ attributes, isAlone }: MediaElement, image: Image): string {
  const { animation, main } = pictureOf(image);
  const isTooHeavy = animation !== null && animation.bytes > heaviestAnimation;
  const { width, height } = isTooHeavy ? main : (animation ?? main);
  const src = isTooHeavy ? main.src : imageAddress(image.id);
  const html = tag("img", { src, alt: attributes.alt || image.alt, width, height });
  const caption = attributes.title || image.caption;
  if (!isAlone || !caption) return html;
  return `<p>${html}</p><p><small>${escapeHtml(caption)}</small></p>`;
}

function playerIn(found: MediaElement, image: Image): string {
  const { poster } = found.attributes;
  const title = titleOf(found, image);
  return emptyElement(found.name, { src: imageAddress(image.id), title, ...(poster && { poster }) });
}

function gone(found: MediaElement): string {
  const { alt } = found.attributes;
  return `<em class="picture-gone">${escapeHtml(alt ? `${goneWords(found)}: ${alt}` : goneWords(found))}</em>`;
}
