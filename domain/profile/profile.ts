import { dayOf } from "../calendar/range.ts";
import { languageTag } from "@toadstool/language";
import * as v from "valibot";
import { fileName, filled, libraryAddress, mailAddress, webAddress } from "../text/fact-fields.ts";
import { usualLanguage } from "../words/words.ts";
import { linkKinds } from "./link-kinds.ts";

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

export const profileLink = v.strictObject({
  label: filled,
  href: v.union([webAddress, mailAddress], "must start with “/”, “https://” or “mailto:” and hold no spaces"),
  /** False where the About page does not show it. */
  about: v.optional(v.boolean()),
  kind: v.picklist(linkKinds, `must be one of ${linkKinds.join(", ")}`),
});

/** UTF-16 units. */
export const longestLine = 200;
const line = v.pipe(filled, v.maxLength(longestLine, `has more than ${longestLine} characters`));

const language = v.pipe(
  v.string("must be a language’s tag"),
  v.check((tag) => languageTag(tag) === tag, "is no language’s tag; write one like “de”, “ja” or “pt-BR”"),
);

const signal = v.picklist(["yes", "no"], "must be “yes” or “no”");

export const profile = v.strictObject({
  name: line,
  title: line,
  tagline: filled,
  siteName: line,
  description: filled,
  location: v.optional(filled),
  school: v.optional(filled),
  copyrightYear: v.pipe(
    v.number("must be a year"),
    v.integer("must be a year"),
    v.minValue(1970, "must be a year after 1969"),
    v.maxValue(9999, "must be a year"),
  ),
  /** Whether the line at the foot goes on to the present year: “2023–2026”. */
  copyrightFollows: v.optional(v.boolean()),
  /** What programs may do with the pages, for robots.txt (https://contentsignals.org); nothing is said of what is left out. */
  signals: v.optional(
    v.strictObject({
      search: v.optional(signal),
      "ai-input": v.optional(signal),
      "ai-train": v.optional(signal),
    }),
  ),
  /** Of all that the site says, as BCP 47 writes it; British English without it. */
  language: v.optional(language),
  /** Whether slugs keep the letters of titles, or spell them in Latin ones; without it, as `slugRuleOf` has it. */
  slugs: v.optional(v.picklist(["own", "latin"], "must be “own” or “latin”")),
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
  links: v.array(profileLink),
});

export type ProfileLink = v.InferOutput<typeof profileLink>;
export type Profile = v.InferOutput<typeof profile>;

/** What every page says of its creator: the profile without what single pages and files say. */
export type SiteProfile = Omit<Profile, "about" | "signals" | "copyrightYear" | "copyrightFollows"> & {
  language: string;
  /** The years of the copyright line. */
  copyright: string;
};

export function siteProfile(profile: Profile, now: Date): SiteProfile {
  const { about: _about, signals: _signals, copyrightYear: first, copyrightFollows, ...known } = profile;
  const [present] = dayOf(now, profile.timeZone).split("-");
  const isOver = copyrightFollows && Number(present) > first;
  const language = profile.language ?? usualLanguage;
  return { ...known, language, copyright: isOver ? `${first}–${present}` : String(first) };
}
