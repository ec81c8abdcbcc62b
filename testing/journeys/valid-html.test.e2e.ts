import { expect, test } from "@playwright/test";
import { readingPages } from "../../scripts/bench/weights/reading-pages.ts";
import { htmlFaults } from "../proofs/pages/html-faults.ts";

// `npm run proof:pages` does it with every page, and follows every link.
test("a page of each kind is valid HTML", async ({ request, baseURL }) => {
  const pages = [...(await readingPages(baseURL ?? "")), ["search", "/blog?q=toad"], ["feed", "/feed.xml"]];
  expect(pages.length).toBeGreaterThan(12);
  for (const [name, path = ""] of pages) {
    const answer = await request.get(path, { headers: { Accept: "text/html" } });
    expect(await htmlFaults(await answer.text()), `${name}, ${path}`).toEqual([]);
  }
});
