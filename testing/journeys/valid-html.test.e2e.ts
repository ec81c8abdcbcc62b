import { expect, test } from "@playwright/test";
import { readingPages } from "../../scripts/bench/weights/reading-pages.ts";
import { visitorPages } from "../proofs/pages/visitor-pages.ts";
import { htmlFaults } from "../proofs/pages/html-faults.ts";

/** The picture of a shared link. */
const sharedPicture = /<meta property="og:image" content="([^"]+)"/;

/** The first page of each folder. */
function oneOfEach(paths: string[]): [name: string, path: string][] {
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const kind = path.replace(/(?<=\/[^/]+\/)[^/]+$/, "*");
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds];
}

// `npm run proof -- pages` does it with every page, and follows every link.
test("a page of each kind is valid HTML, and the picture that a shared link shows is there @smoke", async ({
  request,
  baseURL,
}) => {
  const pages = [...(await readingPages(baseURL ?? "")), ...oneOfEach(await visitorPages(baseURL ?? ""))];
  expect(pages.length).toBeGreaterThan(30);
  const pictures = new Set<string>();
  for (const [name, path = ""] of pages) {
    const answer = await request.get(path, { headers: { Accept: "text/html" } });
    // The way to the login leads to the identity provider, whose page is its own.
    if (!answer.url().startsWith(baseURL ?? "")) continue;
    const html = await answer.text();
    expect(await htmlFaults(html), `${name}, ${path}`).toEqual([]);
    const picture = sharedPicture.exec(html)?.[1];
    if (picture) pictures.add(new URL(picture, baseURL).pathname);
  }
  expect(pictures.size).toBeGreaterThan(3);
  for (const picture of pictures) expect((await request.head(picture)).ok(), picture).toBe(true);
});
