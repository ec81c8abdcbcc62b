import { fromBase64Url, toBase64Url } from "@toadstool/openid/seal";
import { redirect } from "react-router";
import * as v from "valibot";
import { hostCookie, readHostCookie } from "#domain/cookies/cookies.ts";
import { noticeCookie } from "#domain/cookies/notice-cookie.ts";
import type { Services, Settings } from "#domain/services.ts";
import { encoded } from "#domain/text/encoded.ts";
import type { RequestContext } from "./context.ts";

/** Of this site: browsers drop tabs and line breaks, and read a backslash as a slash. */
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\p{Cc}]*$/u));

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

/** How much browsers keep of a cookie with its name and attributes, in bytes; they drop a longer one. */
const largest = 4096 - 96;

/**
 * The `Set-Cookie` header that makes the next page report what was done; null removes it. A cookie, because it survives a
 * redirect with and without scripts, and no other visitor has it. Of a notice that is too long, its words alone are kept.
 */
export function noticeHeaders({ site }: Pick<Settings, "site">, notice: Notice | null) {
  const written = (value: Notice) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
  const whole = notice ? written(notice) : "";
  const value = notice && whole.length > largest ? written({ words: notice.words }) : whole;
  return { "Set-Cookie": hostCookie(site, noticeCookie, value, notice ? kept : 0) };
}

/** Leads to a page of this site, which reports what was done. */
export function leadTo({ settings }: Pick<Services, "settings">, to: string, notice: Notice): Response {
  return redirect(encoded(to), { status: 303, headers: noticeHeaders(settings, notice) });
}

/** The owner’s notice for the page that is asked for, and the header that keeps it from the page after. */
export async function takeNotice(
  { services: { settings }, session }: Pick<RequestContext, "services" | "session">,
  request: Request,
): Promise<{ notice: Notice | null; headers: Record<string, string> }> {
  const value = readHostCookie(settings.site, request.headers.get("Cookie"), noticeCookie);
  if (!value || !(await session())) return { notice: null, headers: {} };
  return { notice: read(value), headers: noticeHeaders(settings, null) };
}

function read(value: string): Notice | null {
  try {
    const json = new TextDecoder().decode(fromBase64Url(value) ?? undefined);
    const parsed = v.safeParse(schema, JSON.parse(json));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
