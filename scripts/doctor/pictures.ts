import { bad, type Finding, good, type Patient, unseen } from "./finding.ts";

/** Pages that show pictures on most sites. */
const pages = ["/", "/art", "/blog"];
/** A picture has about a dozen sizes and formats. */
const most = 24;

/** Takes each size and format of the first pictures that a reader meets. */
export async function examinePictures({ origin, fetch }: Patient): Promise<Finding[]> {
  const found = new Set<string>();
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    for (const address of picturesIn(await textOf(fetch, origin + page))) found.add(address);
  }
  const addresses = [...found].slice(0, most);
  if (addresses.length === 0) return [unseen("pictures", "none on the first pages")];
  const broken: string[] = [];
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- a gentle pace
    const answer = await fetch(new URL(address, origin).href);
    const type = answer.headers.get("Content-Type") ?? "";
    // oxlint-disable-next-line no-await-in-loop -- the same
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok || !type.startsWith("image/") || byteLength === 0)
      broken.push(`${address} (${answer.status}, ${type || "no type"})`);
  }
  return broken.length === 0
    ? [good("pictures", `${addresses.length} sizes of those on the first pages are there`)]
    : [bad("pictures", `do not come: ${broken.join(", ")}. Look at the bucket, and at the Worker’s log`)];
}

async function textOf(fetch: Patient["fetch"], address: string): Promise<string> {
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  return answer.ok ? answer.text() : "";
}

/** The addresses of this site in `srcset` and `src` of pictures. */
function picturesIn(html: string): string[] {
  const tags = html.match(/<(?:img|source)\b[^>]*>/gi) ?? [];
  return tags.flatMap((tag) => {
    const [, set = ""] = /\bsrcset="([^"]+)"/i.exec(tag) ?? [];
    const [, source = ""] = /<img\b[^>]*\bsrc="([^"]+)"/i.exec(tag) ?? [];
    const listed = set.split(",").map((entry) => entry.trim().split(/\s+/)[0] ?? "");
    return [...listed, source]
      .map((address) => address.replaceAll("&amp;", "&"))
      .filter((address) => address.startsWith("/") && !address.startsWith("//"));
  });
}
