import type { Addresses } from "./journey.ts";

/**
 * Whether a browser's complaint is not about the site. The local provider is not part of the site. Firefox reports an error
 * when a page is left, or a picture is dropped for another size of it, while it loads, and each request that is aborted by
 * leaving; a picture that stays broken is found otherwise. WebKit reports each view transition that it skips.
 */
export function isExpected(complaint: string, { identity }: Addresses, expected?: RegExp): boolean {
  const isGivenUp =
    /Error in input stream|Image corrupt or truncated|^AbortError: The operation was aborted|Skipping view transition/.test(
      complaint,
    );
  return complaint.includes(identity) || isGivenUp || (expected?.test(complaint) ?? false);
}
