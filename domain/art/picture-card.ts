/** What most services show whole beside a link. */
export const cardSize = { width: 1200, height: 630 };

/** A picture of `studio/`, below `/images/`. */
const own = /^(?:[\w-]+\/){0,4}[\w-]+\.(?:webp|png|jpe?g|avif|gif)$/;
const images = "/images/";
const cards = "/cards/";

/** The addresses of cards: that of a picture with `.jpg` behind it, for services that go by how an address ends. */
export const pictureCardPaths = `${cards}:picture{.+\\.jpg}`;

/** The address of a picture’s card; null for a picture that is not one of `studio/`. */
export function pictureCardOf(address: string): string | null {
  const name = address.startsWith(images) ? address.slice(images.length) : "";
  return own.test(name) ? `${cards}${name}.jpg` : null;
}

/** The address of the picture whose card has this path; null where there can be none. */
export function pictureOfCard(path: string): string | null {
  const name =
    path.startsWith(cards) && path.endsWith(".jpg") ? path.slice(cards.length, -".jpg".length) : "";
  return own.test(name) ? images + name : null;
}
