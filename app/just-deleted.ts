import { hostCookie, readCookie } from "#domain/identity/cookies.ts";

/** What can be put back. */
export interface JustDeleted {
  kind: "post" | "draft" | "letter";
  id: string;
}

const name = "__Host-just-deleted";
/** Long enough to see the page that follows, and to think again. */
const seconds = 60;

/** The `Set-Cookie` that tells the next page what was deleted; what was put back is told no more. */
export function tellDeleted(intent: string, id: string): Record<string, string> {
  const kind = /^(?:delete|restore)-(post|draft|letter)$/.exec(intent)?.[1];
  if (!kind) return {};
  const isDeleted = intent.startsWith("delete-");
  return {
    "Set-Cookie": isDeleted
      ? hostCookie(name, `${kind}.${encodeURIComponent(id)}`, seconds)
      : hostCookie(name, "", 0),
  };
}

export function justDeletedIn(request: Request): JustDeleted | null {
  const [, kind, id] =
    /^(post|draft|letter)\.([\w%-]{1,100})$/.exec(readCookie(request.headers.get("Cookie"), name) ?? "") ??
    [];
  return kind && id ? { kind: kind as JustDeleted["kind"], id } : null;
}
