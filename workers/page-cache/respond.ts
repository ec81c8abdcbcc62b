import { withQueryOf } from "#domain/addresses/redirect.ts";
import type { Answer } from "./page-cache.ts";

/** What a browser gets of an answer: nothing but its headers where it has this state already, or asked for them alone. */
export function respond(request: Request, { status, headers, body }: Answer): Response {
  if (status === 200 && isKnown(request.headers, headers)) {
    void dropped(body);
    const known = new Headers(headers);
    for (const name of ["Content-Type", "Content-Length"]) known.delete(name);
    return new Response(null, { status: 304, headers: known });
  }
  const sent = status === 301 ? withWholeQuery(request, headers) : headers;
  if (request.method !== "HEAD") return new Response(body, { status, headers: sent });
  void dropped(body);
  return new Response(null, { status, headers: sent });
}

/** A stored redirect of an address that was renamed has the parameters alone that count; the others go along, too. */
function withWholeQuery(request: Request, headers: Headers): Headers {
  const [target = "", query = ""] = headers.get("Location")?.split("?") ?? [];
  const { search, searchParams } = new URL(request.url);
  const isCarried = [...new URLSearchParams(query)].every(
    ([name, value]) => searchParams.get(name) === value,
  );
  if (!isCarried) return headers;
  const whole = new Headers(headers);
  whole.set("Location", withQueryOf(search, target));
  return whole;
}

/** RFC 9110, section 13.1.2: compared weakly, as compression on the way makes a tag weak. */
function isKnown(asked: Headers, answer: Headers): boolean {
  const tags = asked.get("If-None-Match");
  if (tags === null) {
    // The same instant and not merely a later one: an entry that comes back from the trash makes a feed older.
    const changed = answer.get("Last-Modified");
    return changed !== null && asked.get("If-Modified-Since") === changed;
  }
  const tag = answer.get("ETag");
  return tag !== null && tags.split(",").some((one) => one.trim() === "*" || plain(one) === plain(tag));
}

const plain = (tag: string) => tag.trim().replace(/^W\//, "");

function dropped(body: Answer["body"]): Promise<void> | undefined {
  return body instanceof ReadableStream ? body.cancel().catch(() => undefined) : undefined;
}
