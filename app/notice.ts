import * as v from "valibot";
import { hostCookie, readHostCookie } from "#domain/cookies/cookies.ts";
import { noticeCookie } from "#domain/cookies/notice-cookie.ts";
import type { Settings } from "#domain/services.ts";

const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));

const schema = v.object({
  /** What was done, in a sentence. */
  words: v.pipe(v.string(), v.maxLength(600)),
  /** The form that takes it back. */
  undo: v.optional(v.object({ action: path, fields: v.record(v.string(), v.string()) })),
  /** Where what was done is seen. */
  link: v.optional(v.object({ to: path, words: v.string() })),
});

/** What a press has done, for the page that it leads to. */
export type Notice = v.InferOutput<typeof schema>;

/** Long enough for the page that follows to come, in seconds. */
const kept = 60;

/**
 * The `Set-Cookie` header that makes the next page report what was done; null removes it. A cookie, because it survives a
 * redirect with and without scripts, and no other visitor has it.
 */
export function noticeHeaders(
  { site }: Pick<Settings, "site">,
  notice: Notice | null,
): Record<string, string> {
  const value = notice ? encodeURIComponent(JSON.stringify(notice)) : "";
  return { "Set-Cookie": hostCookie(site, noticeCookie, value, notice ? kept : 0) };
}

export function noticeIn({ site }: Pick<Settings, "site">, request: Request): Notice | null {
  const value = readHostCookie(site, request.headers.get("Cookie"), noticeCookie);
  if (!value) return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(decodeURIComponent(value)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
