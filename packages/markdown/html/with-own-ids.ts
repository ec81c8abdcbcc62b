import { anyTag } from "./any-tag.ts";

const named = / (id|popovertarget|aria-describedby|aria-labelledby|href)="(#?)([^"]+)"/g;

/** The renderer's output with `name` behind all its ids, and behind what leads to them: several articles may then be on one page. */
export function withOwnIds(html: string, name: string): string {
  return html.replaceAll(anyTag, (tag) =>
    tag.replaceAll(named, (whole, attribute: string, hash: string, id: string) =>
      attribute === "href" && !hash ? whole : ` ${attribute}="${hash}${id}-${name}"`,
    ),
  );
}
