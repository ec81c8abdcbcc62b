import { describe, expect, it } from "vitest";
import { htmlFaults } from "./html-faults.ts";

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Ink</title>${head}</head><body>${body}</body></html>`;

const picture = 'src="/a.webp" alt="" width="4" height="3"';

describe("a page is not valid", () => {
  it.each([
    ["own/script", '<script type="later">a()</script>'],
    ["own/script", '<script type="text/x-later" async>a()</script>'],
    ["own/script", '<script type="application/ld+json" src="/a.json"></script>'],
    ["own/script", '<script type="speculationrules" defer>{}</script>'],
    ["own/script", "<script async>a()</script>"],
    ["own/script", '<script type="module" defer src="/a.js"></script>'],
    ["own/sizes", `<img sizes="9rem" ${picture}>`],
    ["own/sizes", `<img sizes="9rem" srcset="/b.webp 2x" ${picture}>`],
    ["own/sizes", `<img srcset="/a.webp 4w, /b.webp 8w" ${picture}>`],
    ["own/sizes", `<picture><source sizes="9rem" srcset="/b.avif"><img ${picture}></picture>`],
    ["own/name", '<pre tabindex="0" aria-label="GLSL">a</pre>'],
    ["own/name", '<p><span aria-label="A toad">a</span></p>'],
    ["own/name", '<div role="presentation" tabindex="0" aria-label="Toads">a</div>'],
    ["no-dup-id", '<p id="feeds">a</p><h1 id="feeds">b</h1>'],
  ])("by %s: %s", async (rule, body) => {
    const faults = await htmlFaults(page("", body));
    expect(faults.filter((fault) => fault.startsWith(`${rule}: `))).toHaveLength(1);
  });

  it("with a link whose kind nobody knows", async () => {
    const faults = await htmlFaults(page('<link rel="later" href="/a.js">', "<p>a</p>"));
    expect(faults).toEqual([expect.stringContaining("own/link")]);
  });
});

it("a page that uses the same as it is meant is valid", async () => {
  const head = '<template data-later><link rel="modulepreload" href="/a.js"></template>';
  const body = `<h1>Ink</h1>
    <script type="text/x-later" nonce="n">a()</script><script type="module" async src="/a.js"></script>
    <img srcset="/a.webp 4w, /b.webp 8w" sizes="9rem" ${picture}>
    <img srcset="/a.webp 4w, /b.webp 8w" loading="lazy" ${picture}>
    <picture><source srcset="/b.avif" type="image/avif"><img ${picture}></picture>
    <pre tabindex="0" role="group" aria-label="GLSL">a</pre>`;
  expect(await htmlFaults(page(head, body))).toEqual([]);
});
