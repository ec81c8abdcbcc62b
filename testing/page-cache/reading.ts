import { lines, titled } from "./plain-site.ts";
import { wordsOf } from "./pages.ts";

/** What an answer shows, in the words of the plain model, and what it says of the one who asked. */
export interface Read {
  seen: string;
  head: string;
}

interface ApiPost {
  slug: string;
  title: string;
  content?: string;
}

export function readAnswer(path: string, { status, headers }: Response, body: string): Read {
  // What links are decorated with goes along.
  if (status === 301)
    return { seen: `moved to ${/\/blog\/([^?]+)/.exec(headers.get("Location") ?? "")?.[1]}`, head: "" };
  const type = headers.get("Content-Type") ?? "";
  if (type.includes("json")) return { seen: readApi(JSON.parse(body) as never), head: "" };
  if (path.startsWith("/sitemap")) {
    const found = [...body.matchAll(/<loc>[^<]*\/(?:blog|letters)\/([^<]+)<\/loc>/g)];
    return { seen: lines(found.map(([, slug = ""]) => slug)), head: "" };
  }
  if (type.includes("atom")) {
    const entries = [...body.matchAll(/<entry>.*?<title[^>]*>([^<]*)<\/title>.*?<\/entry>/gs)];
    return { seen: lines(entries.map(([entry, title]) => `${title}: ${wordsOf(entry)}`)), head: "feed" };
  }
  const [head = "", seen = ""] = body.split("\n---\n");
  return { seen, head };
}

function readApi({ data }: { data?: ApiPost | ApiPost[] }): string {
  if (!data) return "missing";
  if (Array.isArray(data)) return lines(data.map(titled));
  return lines([titled(data), wordsOf(data.content ?? "")]);
}
