import * as v from "valibot";
import { fileName, filled, libraryAddress, mailAddress, webAddress } from "../text/fact-fields.ts";
import { linkKinds } from "./link-kinds.ts";

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

const link = v.strictObject({
  label: filled,
  href: v.union([webAddress, mailAddress], "must start with “/”, “https://” or “mailto:” and hold no spaces"),
  /** False where the About page does not show it. */
  about: v.optional(v.boolean()),
  kind: v.picklist(linkKinds, `must be one of ${linkKinds.join(", ")}`),
});

/** UTF-16 units. */
export const longestLine = 200;
const line = v.pipe(filled, v.maxLength(longestLine, `has more than ${longestLine} characters`));

export const profile = v.strictObject({
  name: line,
  title: line,
  tagline: filled,
  siteName: line,
  description: filled,
  location: v.optional(filled),
  school: v.optional(filled),
  copyrightYear: v.pipe(v.number("must be a year"), v.integer(), v.minValue(1970), v.maxValue(9999)),
  timeZone: v.pipe(filled, v.check(isTimeZone, "is no time zone; write one like “Europe/London”")),
  /** Of the window and the start screen where the site is installed as an app; without it, the default theme's. */
  colour: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, "must be a colour like “#14101f”"))),
  /** Whether the name is a person's and not a studio's, for search engines. */
  isPerson: v.optional(v.boolean()),
  /** Where /classBlog leads, without its last slash. */
  olderBlog: v.optional(webAddress),
  /** Opened from the menu; the build writes `/resume.pdf` from the facts. */
  resume: v.optional(webAddress),
  /** A file in studio/public/images/, or one of the library. */
  portrait: v.optional(
    v.strictObject({
      image: v.union(
        [fileName(/\.webp$/, "a .webp file"), libraryAddress],
        "must be a .webp file’s name, or a picture of the library",
      ),
      alt: filled,
    }),
  ),
  /** The About card, a paragraph a text. */
  about: v.array(filled),
  /** Other places of the creator on the web, in the order in which they are shown. */
  links: v.array(link),
});

export type Profile = v.InferOutput<typeof profile>;

/** What every page says of its creator: the profile without the texts of the About page. */
export type SiteProfile = Omit<Profile, "about">;

export function siteProfile({ about: _about, ...known }: Profile): SiteProfile {
  return known;
}
