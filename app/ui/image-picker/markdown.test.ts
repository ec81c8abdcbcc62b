import { describe, expect, it } from "vitest";
import { renderMarkdown } from "#domain/markdown/render.server.ts";
import { markdownOf } from "./markdown.ts";

const address = "/media/abcdefghijklmnop";
const picture = { kind: "picture", address, name: "Snail" } as const;

describe("the mark of an image", () => {
  it("shows a picture with its words", () => {
    expect(markdownOf(picture, { alt: "A snail", caption: "Sending" })).toBe(
      `![A snail](${address} "Sending")`,
    );
    expect(markdownOf(picture, { alt: "", caption: "" })).toBe(`![](${address})`);
  });

  it("keeps brackets, quotes and line ends within the words", () => {
    const html = renderMarkdown(markdownOf(picture, { alt: "a [b]\n*c* \\", caption: 'say "hello" \\o/' }));
    expect(html).toContain(`src="${address}"`);
    expect(html).toContain('title="say &#x22;hello&#x22; \\o/"');
    expect(html).toContain("a [b]");
  });

  it("plays films and sounds, by their title or else their name", () => {
    const film = { kind: "video", address, name: 'The "film" & more' } as const;
    const mark = markdownOf(film, { alt: "", caption: "" });
    expect(mark).toBe(`::video{src="${address}" title="The &quot;film&quot; &amp; more"}`);
    expect(renderMarkdown(mark)).toMatch(/<video [^>]*title="The &#x22;film&#x22; &#x26; more"/);
    expect(markdownOf({ ...film, kind: "audio" }, { alt: "", caption: "Rain" })).toBe(
      `::audio{src="${address}" title="Rain"}`,
    );
  });
});
