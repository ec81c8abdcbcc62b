import { describe, expect, it } from "vitest";
import { projects } from "#studio/projects.ts";
import { testServices } from "#testing/services.ts";
import { archiveFilter, filterArchive } from "./archive.ts";
import { showProject, showStory } from "./shown-project.server.ts";

const { services } = testServices();
const [sample] = projects;
if (!sample) throw new Error("The sample has no projects.");

describe("a project's text and extra content", () => {
  it("may be plain words and links, which stay as they are written", async () => {
    const extra = [{ label: "The film", href: "/blog/a-film" }];
    const shown = await showProject(services, { ...sample, text: "A *lamp*, plainly.", extra });
    expect(shown).toMatchObject({ text: "A *lamp*, plainly.", extra });
    expect(shown).not.toHaveProperty("textHtml");
    expect(shown).not.toHaveProperty("extraHtml");
    expect(shown).not.toHaveProperty("story");
  });

  it("may be rich: rendered by the renderer of the posts, with nothing in it that could run", async () => {
    const text = { markdown: "A **moon** <script>alert(1)</script>lamp." };
    const extra = { markdown: "- the [film](https://example.org/film)\n- the `code`" };
    const shown = await showProject(services, { ...sample, text, extra });
    expect(shown.textHtml).toContain("<strong>moon</strong>");
    expect(shown.textHtml).not.toContain("<script");
    expect(shown.extraHtml).toMatch(/<a href="https:\/\/example.org\/film"[^>]* target="_blank">/);
    expect(shown.extraHtml).toContain("<code>code</code>");
    expect(shown.extra).toEqual([]);
  });

  it("is searched, and shown where a link is shared, by its words without the markup", async () => {
    const text = {
      markdown: "A **moon**lamp\nfor [two](/art/two).\n\n- with `C++`\n- and ![a cat](/cat.webp)",
    };
    const shown = await showProject(services, { ...sample, text });
    expect(shown.text).toBe("A moonlamp for two. with C++ and a cat");
    const found = (q: string) => filterArchive([shown], archiveFilter(new URLSearchParams({ q }), []));
    expect([found("moonlamp").length, found("**").length, found("/art/two").length]).toEqual([1, 0, 0]);
  });

  it("leaves the story to the project's own page", async () => {
    expect(await showStory(services, sample)).toContain("<h2");
  });
});
