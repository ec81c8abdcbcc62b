import { beforeAll, expect, it } from "vitest";
import { isSlug } from "@toadstool/language/is-slug";
import { renderMarkdown } from "#domain/markdown/render.server.ts";
import { openSite } from "./document/site.ts";
import { published } from "./posts.ts";
import { testServices } from "./services.ts";

const text =
  "# Content\n\nA note[^1].\n\n## Feeds\n\n## 🎉\n\n## 🎊\n\n## Footnote label\n\n[^1]: Of *moss*.";

beforeAll(async () => {
  await published(testServices().services, { slug: "ids", content: text });
});

it.each(["/blog/ids", "/portfolio/map-of-benches", "/portfolio/tide-lamp"])(
  "no id is twice on %s, and no heading can take one of the page’s own",
  async (path) => {
    const reader = (await openSite()).reader();
    await reader.open(path);
    const { document } = reader.page();
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id, at) => id === "" || ids.indexOf(id) !== at)).toEqual([]);
    const own = [...document.querySelectorAll("[id]")].filter(
      (element) => !element.closest("[data-article]"),
    );
    const reachable = own.map(({ id }) => id).filter(isSlug);
    expect(reachable).toContain("content");
    expect(reachable.filter((id) => renderMarkdown(`## ${id}`).includes(`id="${id}"`))).toEqual([]);
  },
);

it("headings are reached by ids of their own, the same as ever where those are free", () => {
  const ids = [...renderMarkdown(`${text}\n\n## Moss\n\n## Moss`).matchAll(/<h\d id="([^"]*)"/g)].map(
    ([, id]) => id,
  );
  expect(ids).toEqual(["content-1", "feeds-1", "section", "section-1", "footnote-label-1", "moss", "moss-1"]);
});
