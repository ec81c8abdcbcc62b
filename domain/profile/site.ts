import type { Settings } from "../services.ts";
import type { Words } from "../words/words.ts";
import type { Profile } from "./profile.ts";

/** The site as feeds and mails name it. */
export interface Site extends Pick<Settings["site"], "origin"> {
  name: string;
  author: string;
  description: string;
  /** IANA zone that dates are read in where the author's own is not known. */
  timeZone: string;
  /** What it says, in its language. */
  words: Words;
}

export function siteOf(
  { origin }: Settings["site"],
  { siteName, name, description, timeZone }: Profile,
  words: Words,
): Site {
  return { origin, name: siteName, author: name, description, timeZone, words };
}
