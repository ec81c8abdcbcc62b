import { profile } from "#studio/profile.ts";

/** The day a letter went out, in the site's zone, so that server and browser write the same. */
export function LetterDate({ at }: { at: string }) {
  const day = new Date(at).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: profile.timeZone });
  return <time dateTime={at}>{day}</time>;
}
