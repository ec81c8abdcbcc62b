import { expect, test } from "@playwright/test";
import { readingPages } from "../../scripts/bench/weights/reading-pages.ts";
import { htmlFaults } from "../proofs/pages/html-faults.ts";

/** The picture of a shared link. */
const sharedPicture = /<meta property="og:image" content="([^"]+)"/;

// `npm run proof -- pages` does it with every page, and follows every link.
test("a page of each kind is valid HTML, and the picture that a shared link shows is there @smoke", async ({
  request,
  baseURL,
}) => {
  const pages = [...(await readingPages(baseURL ?? "")), ["search", "/blog?q=toad"], ["feed", "/feed.xml"]];
  expect(pages.length).toBeGreaterThan(12);
  const pictures = new Set<string>();
  for (const [name, path = ""] of pages) {
    const html = await (await request.get(path, { headers: { Accept: "text/html" } })).text();
    expect(await htmlFaults(html), `${name}, ${path}`).toEqual([]);
    const picture = sharedPicture.exec(html)?.[1];
    if (picture) pictures.add(new URL(picture, baseURL).pathname);
  }
  expect(pictures.size).toBeGreaterThan(3);
  for (const picture of pictures) expect((await request.head(picture)).ok(), picture).toBe(true);
});
