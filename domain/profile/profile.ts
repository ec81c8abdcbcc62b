import { dayOf } from "../calendar/range.ts";
import { languageTag } from "@toadstool/language";
import * as v from "valibot";
import { asked } from "../text/asked.ts";
import { fileName, filled, libraryAddress, mailAddress, webAddress } from "../text/fact-fields.ts";
import { usualLanguage } from "../words/words.ts";
import { kindWords, linkKinds } from "./link-kinds.ts";
import { imageAddress, imageAt } from "./portrait.ts";

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

export const profileLink = v.strictObject({
  label: v.pipe(
    filled,
    v.title("Label"),
    v.description("What the link says, like “Photographs on Instagram”."),
  ),
  href: v.pipe(
    v.union([webAddress, mailAddress], "must start with “/”, “https://” or “mailto:” and hold no spaces"),
    v.title("Address"),
    v.description("On the web, like “ada.example/shop”, or for mail, like “ada@ada.example”."),
  ),
  kind: v.pipe(
    v.picklist(linkKinds, `must be one of ${linkKinds.join(", ")}`),
    v.title("What it is"),
    asked({ options: kindWords }),
  ),
  /** False where the About page does not show it. */
  about: v.optional(
    v.pipe(v.boolean(), v.title("Show it on the About page, too"), asked({ unticked: false })),
  ),
});

/** UTF-16 units. */
export const longestLine = 200;
const line = v.pipe(filled, v.maxLength(longestLine, `has more than ${longestLine} characters`));

const language = v.pipe(
  v.string("must be a language’s tag"),
  v.check((tag) => languageTag(tag) === tag, "is no language’s tag; write one like “de”, “ja” or “pt-BR”"),
  v.title("Language"),
  asked({ as: "language" }),
);

const signal = v.pipe(
  v.picklist(["yes", "no"], "must be “yes” or “no”"),
  asked({ options: { "": "Say nothing of it", yes: "Yes", no: "No" } }),
);

export const profile = v.strictObject({
  name: v.pipe(line, v.title("Name")),
  title: v.pipe(line, v.title("Title"), v.description("What you do, in a few words.")),
  tagline: v.pipe(filled, v.title("Tagline"), v.description("A sentence for the foot of each page.")),
  siteName: v.pipe(line, v.title("Name of the site")),
  description: v.pipe(
    filled,
    v.title("Description"),
    v.description("A sentence or two, for search engines and feeds."),
    asked({ as: "text", rows: 3 }),
  ),
  location: v.optional(v.pipe(filled, v.title("Location"), v.description("Optional."))),
  school: v.optional(v.pipe(filled, v.title("School"), v.description("Optional."))),
  copyrightYear: v.pipe(
    v.number("must be a year"),
    v.integer("must be a year"),
    v.minValue(1970, "must be a year after 1969"),
    v.maxValue(9999, "must be a year"),
    v.title("Copyright year"),
    v.description("At the foot of each page."),
    asked({ width: "short" }),
  ),
  /** Whether the line at the foot goes on to the present year: “2023–2026”. */
  copyrightFollows: v.optional(v.pipe(v.boolean(), v.title("Go on to the present year, like “2021–2026”"))),
  /** What programs may do with the pages, for robots.txt (https://contentsignals.org); nothing is said of what is left out. */
  signals: v.optional(
    v.strictObject({
      search: v.optional(v.pipe(signal, v.title("List it in search engines"))),
      "ai-input": v.optional(v.pipe(signal, v.title("Answer questions of people from it"))),
      "ai-train": v.optional(v.pipe(signal, v.title("Train language models and other models with it"))),
    }),
  ),
  /** Of all that the site says, as BCP 47 writes it; British English without it. */
  language: v.optional(language),
  /** Whether slugs keep the letters of titles, or spell them in Latin ones; without it, as `slugRuleOf` has it. */
  slugs: v.optional(
    v.pipe(
      v.picklist(["own", "latin"], "must be “own” or “latin”"),
      v.title("Addresses of new texts"),
      v.description(
        "“日本の版画” is at “/blog/日本の版画” in its own letters. Addresses that are there stay.",
      ),
      asked({
        options: {
          "": "As the language is written",
          own: "In the letters of the title",
          latin: "In Latin letters",
        },
      }),
    ),
  ),
  timeZone: v.pipe(
    filled,
    v.check(isTimeZone, "is no time zone; write one like “Europe/London”"),
    v.title("Time zone"),
    v.description("In which days are counted, and dates without a zone are read."),
    asked({ as: "choice" }),
  ),
  /** Of the window and the start screen where the site is installed as an app; without it, the default theme's. */
  colour: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^#[\da-f]{6}$/i, "must be a colour like “#14101f”"),
      v.title("Colour"),
      v.description("Of the window, where the site is installed on a device. Optional."),
      asked({ as: "colour", placeholder: "#14101f" }),
    ),
  ),
  isPerson: v.optional(v.pipe(v.boolean(), v.title("This is a person’s name, not a studio’s"))),
  /** Without its last slash. */
  olderBlog: v.optional(
    v.pipe(
      webAddress,
      v.title("Older blog"),
      v.description("An address that /classBlog leads to. Optional."),
    ),
  ),
  /** The build writes `/resume.pdf` from the facts. */
  resume: v.optional(
    v.pipe(
      webAddress,
      v.title("Résumé"),
      v.description(
        "The address of a PDF, for the menu. “/resume.pdf” is written from the studio’s files when the site is deployed. Optional.",
      ),
    ),
  ),
  /** A file in studio/public/images/, or one of the library. */
  portrait: v.optional(
    v.strictObject({
      image: v.pipe(
        v.union(
          [fileName(/\.webp$/, "a .webp file"), libraryAddress],
          "must be a .webp file’s name, or a picture of the library",
        ),
        v.title("Portrait"),
        v.description("A square picture suits it best. Optional."),
        asked({ alt: "portrait.alt", text: { read: imageAt, write: imageAddress } }),
      ),
      alt: v.pipe(
        filled,
        v.title("Alt text of the portrait"),
        v.description("What the picture shows, for people who cannot see it."),
        asked({ as: "text", rows: 3 }),
      ),
    }),
  ),
  /** The About card, a paragraph a text. */
  about: v.pipe(
    v.array(filled),
    v.title("About you"),
    v.description(
      "An empty line begins a paragraph. The first one is set large. Without a text, the card is not shown.",
    ),
    asked({ as: "paragraphs", rows: 12 }),
  ),
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
  const [present] = copyrightFollows ? dayOf(now, profile.timeZone).split("-") : [];
  const isOver = Number(present) > first;
  const language = profile.language ?? usualLanguage;
  return { ...known, language, copyright: isOver ? `${first}–${present}` : String(first) };
}
