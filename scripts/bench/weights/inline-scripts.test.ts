import { expect, it } from "vitest";
import { inlineScripts } from "./inline-scripts.ts";

it("takes the code that a document runs by itself, and neither data nor rules nor other files", () => {
  const html = `<script nonce="x">a()</script><script type="module" async="">b()</script>
    <script type="application/ld+json">{}</script><script type="speculationrules">{}</script>
    <script src="/c.js"></script><script type="text/javascript">d()</script><script type="text/x-later">e()</script>`;
  expect(inlineScripts(html)).toBe("a()\nb()\nd()\ne()");
});
