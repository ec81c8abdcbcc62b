import * as v from "valibot";
import { asked } from "../text/asked.ts";
import { filled, mailAddress, webAddress } from "../text/fact-fields.ts";

/** UTF-16 units. */
const longestLabel = 40;

export const menuEntry = v.strictObject({
  label: v.pipe(
    filled,
    v.maxLength(longestLabel, `has more than ${longestLabel} characters`),
    v.title("Label"),
    v.description("One or two words."),
  ),
  href: v.pipe(
    v.union([webAddress, mailAddress], "must start with “/”, “https://” or “mailto:” and hold no spaces"),
    v.title("Address"),
    v.description(
      "Choose one of your pages, tags or series, or write an address: “/now” for this site, “ada.example” for another, “ada@ada.example” for mail.",
    ),
  ),
  /** It keeps its place, and readers do not see it. */
  isHidden: v.optional(v.pipe(v.boolean(), v.title("Show it to readers"), asked({ unticked: true }))),
});

/** Links in their order. */
export const menuEntries = v.array(menuEntry, "must be a list");

export type MenuEntry = v.InferOutput<typeof menuEntry>;
export type MenuLink = Pick<MenuEntry, "label" | "href">;

/** By their earlier or present address: where the owner’s pages that a menu names are now; null where readers get no such page. */
export type PageAddresses = ReadonlyMap<string, string | null>;

/** What readers get: without what is hidden or not there, and with the present addresses of pages that have moved. */
export function shownLinks(entries: readonly MenuEntry[], pages: PageAddresses): MenuLink[] {
  return entries.flatMap(({ label, href, isHidden }) => {
    const address = isHidden ? null : addressNow(href, pages);
    return address === null ? [] : [{ label, href: address }];
  });
}

export function addressNow(href: string, pages: PageAddresses): string | null {
  const address = pages.get(href);
  return address === undefined ? href : address;
}
