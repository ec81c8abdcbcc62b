import * as v from "valibot";
import { changeInput } from "../../changes/change-key.ts";
import type { Owner } from "../../identity/owner.ts";
import { logError } from "../../log.ts";
import { refuse, refuseField, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { type Image, uploadDetailsInput, uploadLimits } from "../image.ts";
import { fetchFile, type FetchTrouble } from "./fetch-file.server.ts";
import type { RefusedAsSame } from "./same-file.server.ts";
import { uploadImage, type Uploading } from "./upload-image.server.ts";

const longestAddress = 2000;
/** Seconds to wait where the other site does not say. */
const usualPause = 30;
const longestPause = 3600;

const { replaces: _replaces, change: _change, ...details } = uploadDetailsInput.entries;

/** A file on the web, and what is said of it. */
export const fetchInput = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longestAddress, `The address is longer than ${longestAddress} characters.`),
    v.regex(/^https?:\/\//i, "url must be a whole address, with https:// or http://."),
  ),
  /** How large it may be: `media` are films and sounds. */
  kind: v.optional(v.picklist(["picture", "media"], "kind must be picture or media."), "picture"),
  ...details,
  change: changeInput,
});
export type FetchInput = v.InferOutput<typeof fetchInput>;

/**
 * Puts a file of the web into the library. Refused as `unavailable`, with the seconds to wait, where a later try may do better.
 */
export async function fetchImage(
  services: Uploading & Pick<Services, "fetch">,
  owner: Owner,
  { url, kind, ...given }: FetchInput,
): Promise<Image | Refused | RefusedAsSame> {
  const body = await fetchFile(services, url, uploadLimits[kind]);
  if ("why" in body) return notFetched(body);
  const file = { fileName: nameIn(url), body, details: async () => ({ ...given, replaces: "" }) };
  return uploadImage(services, owner, file).catch((error: unknown) => {
    logError(error);
    return notFetched({ why: "It broke off on the way.", again: 0 });
  });
}

function notFetched({ why, again }: FetchTrouble): Refused {
  if (again === null) return refuseField("invalid", "not_fetched", "url", why);
  const retryAfter = Math.min(again || usualPause, longestPause);
  return { ...refuse("unavailable", "not_fetched_yet", why), retryAfter };
}

function nameIn(url: string): string {
  const last = URL.canParse(url) ? (new URL(url).pathname.split("/").at(-1) ?? "") : "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
