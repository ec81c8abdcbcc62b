import { describe, expect, it } from "vitest";
import { storedImage } from "#testing/images.ts";
import { thrownBy, visit } from "#testing/pages.ts";
import { testServices } from "#testing/services.ts";
import { action } from "./preview-action.ts";

const { services } = testServices();

function preview(content: string, owner = true) {
  const visited = visit(services, "/admin/blog/preview", { owner, form: { content } });
  return action({ ...visited, params: {}, pattern: "/admin/blog/preview" });
}

async function blocksOf(content: string): Promise<string[]> {
  return ((await (await preview(content)).json()) as { blocks: string[] }).blocks;
}

describe("the preview", () => {
  it("shows the library's pictures as readers will get them", async () => {
    const { address } = await storedImage(services, { alt: "A toad", caption: "In May" });
    const html = (await blocksOf(`![](${address})`)).join("");
    expect(html).toContain(`${address}/1/320.avif 320w`);
    expect(html).toContain("<figcaption>In May</figcaption>");
  });

  it("comes block by block", async () => {
    expect(await blocksOf("One\n\n<!---->\n\n- two\n- three\n")).toEqual([
      "<p>One</p>",
      "<ul>\n<li>two</li>\n<li>three</li>\n</ul>",
    ]);
    expect(await blocksOf("")).toEqual([]);
  });

  it("says where a text is over the budget, and which player is not on the list", async () => {
    const deep = await preview(`One.\n\n${"> ".repeat(300)}a`);
    expect(deep.status).toBe(422);
    expect(await deep.json()).toEqual({ message: expect.stringContaining("nested too deeply in line 3") });
    const unlisted = await preview('<audio src="https://evil.example/a.mp3"></audio>');
    expect(await unlisted.json()).toEqual({ message: expect.stringContaining("line 1: <audio>") });
  });

  it("is for the owner only", async () => {
    expect((await thrownBy(() => preview("Hello", false))).status).toBeGreaterThanOrEqual(300);
  });
});
