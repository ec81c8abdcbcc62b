import { hostCookie, readHostCookie } from "#domain/cookies/cookies.ts";
import { justDoneCookie } from "#domain/cookies/just-done-cookie.ts";
import type { Settings } from "#domain/services.ts";

const acts = ["deleted", "published", "updated", "closed", "reset", "restored"] as const;
const kinds = ["post", "draft", "letter", "work", "page", "note"] as const;

/** What a command has done, for the page that it leads to. */
export interface JustDone {
  act: (typeof acts)[number];
  kind: (typeof kinds)[number];
  id: string;
  /** The button was in a list, and leads back to that list. */
  isInList: boolean;
}

/** Long enough to read the page that follows and to change one's mind. */
const seconds = 60;
const pattern = new RegExp(`^(${acts.join("|")})\\.(${kinds.join("|")})\\.([\\w%-]{1,100})(\\.list)?$`);

/**
 * The `Set-Cookie` header that makes the next page report what was done; null removes it. A cookie, because it survives a
 * redirect with and without scripts, and no other visitor has it.
 */
export function doneHeaders({ site }: Pick<Settings, "site">, done: JustDone | null): Record<string, string> {
  if (!done) return { "Set-Cookie": hostCookie(site, justDoneCookie, "", 0) };
  const value = `${done.act}.${done.kind}.${encodeURIComponent(done.id)}${done.isInList ? ".list" : ""}`;
  return { "Set-Cookie": hostCookie(site, justDoneCookie, value, seconds) };
}

export function justDoneIn({ site }: Pick<Settings, "site">, request: Request): JustDone | null {
  const found = pattern.exec(readHostCookie(site, request.headers.get("Cookie"), justDoneCookie) ?? "");
  const [, act, kind, id, list] = found ?? [];
  if (!act || !kind || !id) return null;
  return { act, kind, id, isInList: list !== undefined } as JustDone;
}
