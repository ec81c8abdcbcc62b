import { isbot } from "isbot";

/** What the headers of a request reveal about its sender; null where they reveal nothing. */
interface Visitor {
  userAgent: string | null;
  doNotTrack: string | null;
  globalPrivacyControl: string | null;
}

/** Whether to count a view: it comes from a browser, whose user has not opted out. No browser hides its name. */
export function mayBeCounted({ userAgent, doNotTrack, globalPrivacyControl }: Visitor): boolean {
  if (doNotTrack === "1" || globalPrivacyControl === "1") return false;
  return Boolean(userAgent) && !isbot(userAgent);
}
