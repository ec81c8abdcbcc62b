// In workerd, whose own HTMLRewriter the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const document = `<html><head><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js"></head>
<body><p>Words</p><script nonce="n">data()</script><script nonce="n" type="module" async>import "/a.js"</script></body></html>`;

const html = (body: string) =>
  new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });

describe("a page's scripts", () => {
  it("are passed over by the browser until the page has been painted", async () => {
    const page = await deferScripts(html(document), "n").text();
    expect(page).not.toMatch(/<script[^>]*type="module"/);
    expect(page).toContain('<template data-later><link rel="modulepreload" href="/a.js"></template>');
    expect(page).toContain('<script nonce="n" type="text/x-later">');
    expect(page).toMatch(/<script nonce="n">\(\(\)=>\{.*requestAnimationFrame.*<\/script><\/body>/s);
  });

  it("leave styles, words and the page's data as they are", async () => {
    const page = await deferScripts(html(document), "n").text();
    expect(page).toContain('<link rel="stylesheet" href="/a.css">');
    expect(page).toContain("<p>Words</p>");
    expect(page).toContain('<script nonce="n">data()</script>');
  });

  it("are not touched in an answer that is not a document", async () => {
    const answer = Response.json({ rel: 'link rel="modulepreload"' });
    expect(deferScripts(answer, "n")).toBe(answer);
  });
});
