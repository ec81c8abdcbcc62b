/** Where a picture of `studio/` is answered as services show it beside a link. */
export const pictureCardPath = "/card.jpg";

/** What most services show whole. */
export const cardSize = { width: 1200, height: 630 };

/** A picture of `studio/`, below `/images/`. */
const own = /^(?:[\w-]+\/){0,4}[\w-]+\.(?:webp|png|jpe?g|avif|gif)$/;

/** The address of a picture’s card; null for a picture that is not one of `studio/`. */
export function pictureCardOf(address: string): string | null {
  const name = address.startsWith("/images/") ? address.slice("/images/".length) : "";
  return own.test(name) ? `${pictureCardPath}?${new URLSearchParams({ of: name })}` : null;
}

/** The address of the picture whose card is asked for; null where there can be none. */
export function pictureAsked(query: URLSearchParams): string | null {
  const name = query.get("of") ?? "";
  return own.test(name) ? `/images/${name}` : null;
}
