import { describe, expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const document = `<html><head><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js"></head>
<body><p>Words</p><script nonce="n">data()</script><script nonce="n" type="module" async="">import "/a.js"</script></body></html>`;

describe("a page's scripts", () => {
  it("are passed over by the browser until the page has been painted", () => {
    const page = deferScripts(document, "n");
    expect(page).not.toMatch(/<script[^>]*type="module"/);
    expect(page).toContain('<template data-later><link rel="modulepreload" href="/a.js"></template>');
    expect(page).toContain('<script nonce="n" type="text/x-later">');
    expect(page).toMatch(/<script nonce="n">\(\(\)=>\{.*requestAnimationFrame.*<\/script><\/body>/s);
  });

  it("leave styles, words and the page's data as they are", () => {
    const page = deferScripts(document, "n");
    expect(page).toContain('<link rel="stylesheet" href="/a.css">');
    expect(page).toContain("<p>Words</p>");
    expect(page).toContain('<script nonce="n">data()</script>');
  });
});
