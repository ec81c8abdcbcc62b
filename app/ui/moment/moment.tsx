import { createMoments } from "@toadstool/elements/moments";
import { useProfile } from "../use-profile.ts";

export const { Moment, ComingMoment, Day } = createMoments(() => useProfile().timeZone);

/** What was done, and when, as a fact of a list. */
export const since = (words: string, iso: string) => (
  <>
    {words} <Moment iso={iso} />
  </>
);

/** What will be, and when. */
export const comes = (words: string, iso: string) => (
  <>
    {words} <ComingMoment iso={iso} />
  </>
);
