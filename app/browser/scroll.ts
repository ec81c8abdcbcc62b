import type { ScrollRules } from "@toadstool/navigation";
import { contentId } from "./chrome.ts";

/** Put it in a link's `state` to stay where the page is. */
export const stayHere = { stay: true };

/** A work opens over the wall, which stays where it is. */
export const scrollRules: ScrollRules = {
  startsAtTop: ({ pathname, state }) => state?.stay !== true && !/^\/art\/[^/]+\/?$/.test(pathname),
  skipTo: contentId,
};
