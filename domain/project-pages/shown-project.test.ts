import { describe, expect, it } from "vitest";
import { testServices } from "#testing/services.ts";
import { projectCalled } from "#testing/works.ts";
import { archiveFilter, filterArchive } from "./archive.ts";
import type { Project } from "../works/project.ts";
import { showProjects, showStory } from "./shown-project.server.ts";

const { services } = testServices();
const sample = projectCalled("sample", { story: "## How" });

async function showProject(facts: Project) {
  const work = { kind: "project" as const, file: null, slug: facts.slug, position: "a0", facts };
  const [shown] = await showProjects(services, [work], "en");
  if (!shown) throw new Error("It is not shown.");
  return shown;
}

describe("a project's text and extra content", () => {
  it("may be plain words and links, which stay as they are written", async () => {
    const extra = [{ label: "The film", href: "/blog/a-film" }];
    const shown = await showProject({ ...sample, text: "A *lamp*, plainly.", extra });
    expect(shown).toMatchObject({ text: "A *lamp*, plainly.", extra });
    expect(shown).not.toHaveProperty("textHtml");
    expect(shown).not.toHaveProperty("extraHtml");
    expect(shown).not.toHaveProperty("story");
  });

  it("may be rich: rendered by the renderer of the posts, with nothing in it that could run", async () => {
    const text = { markdown: "A **moon** <script>alert(1)</script>lamp." };
    const extra = { markdown: "- the [film](https://example.org/film)\n- the `code`" };
    const shown = await showProject({ ...sample, text, extra });
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
    const shown = await showProject({ ...sample, text });
    expect(shown.text).toBe("A moonlamp for two. with C++ and a cat");
    const found = (q: string) => filterArchive([shown], archiveFilter(new URLSearchParams({ q }), []));
    expect([found("moonlamp").length, found("**").length, found("/art/two").length]).toEqual([1, 0, 0]);
  });

  it("leaves the story to the project's own page", async () => {
    expect(await showStory(services, sample, "en")).toContain("<h2");
  });
});
