import * as v from "valibot";
import { fileName, filled, webAddress } from "#domain/text/fact-fields.ts";

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

const link = v.strictObject({ label: filled, href: webAddress });

export const profile = v.strictObject({
  name: filled,
  title: filled,
  tagline: filled,
  siteName: filled,
  description: filled,
  location: filled,
  school: filled,
  copyrightYear: v.pipe(v.number("must be a year"), v.integer(), v.minValue(1970), v.maxValue(9999)),
  timeZone: v.pipe(filled, v.check(isTimeZone, "is no time zone; write one like “Europe/London”")),
  olderBlog: webAddress,
  resume: webAddress,
  portrait: v.strictObject({ image: fileName(/\.webp$/, "a .webp file"), alt: filled }),
  /** The About card, a paragraph a text. */
  about: v.array(filled),
  links: v.strictObject({ code: link, photos: link, network: link }),
});

export type Profile = v.InferOutput<typeof profile>;
