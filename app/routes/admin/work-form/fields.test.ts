import { expect, it } from "vitest";
import { artworks } from "#studio/artworks.ts";
import { projects } from "#studio/projects.ts";
import { zines } from "#studio/zines.ts";
import { fileWorks } from "#domain/works/file-works.ts";
import { readFacts } from "#domain/works/read-facts.ts";
import type { WorkFacts, WorkKind } from "#domain/works/work.ts";
import { rowsIn } from "./fields.ts";
import { formOf, readFields } from "./read-fields.server.ts";

const files = Object.values(fileWorks({ projects, artworks, zines })).flat();

const sent = (kind: WorkKind, facts: WorkFacts, changes: Record<string, string> = {}) =>
  readFacts(kind, readFields(kind, { ...formOf(kind, facts, {}).texts, ...changes }, facts), false);

it.each(files.map(({ kind, slug, facts }) => [kind, slug, facts] as const))(
  "keeps every fact of the %s %s that is saved unchanged",
  (kind, _slug, facts) => {
    expect(JSON.parse(JSON.stringify(sent(kind, facts)))).toEqual(JSON.parse(JSON.stringify(facts)));
  },
);

it("keeps links, rich texts and crops of a project", () => {
  const [project] = projects;
  if (!project) throw new Error("The small studio has a project.");
  const rich = {
    ...project,
    text: { markdown: "*Rich*, at last" },
    extra: [{ label: "Go on", href: "/art" }],
    centerImage: false,
    featuredSameTab: true,
  };
  expect(sent("project", rich)).toEqual(rich);
  expect(sent("project", rich, { "extra.0.label": "", "extra.0.href": "" })).toMatchObject({
    extra: undefined,
  });
  expect(sent("project", { ...rich, extra: { markdown: "[Go](/art)" } })).toMatchObject({
    extra: { markdown: "[Go](/art)" },
  });
});

it("reads a new zine’s pages and leaves out the rows that stay empty", () => {
  const fields = { "pages.0.alt": "A", "pages.2.picture": "/media/a", "pages.1.alt": " ", height: "a" };
  expect(rowsIn(fields, "pages")).toEqual([{ alt: "A" }, { alt: "" }, { picture: "/media/a" }]);
  expect(readFields("zine", fields, null)).toMatchObject({
    height: Number.NaN,
    pages: [
      { picture: undefined, alt: "A", transcript: "" },
      { picture: "/media/a", alt: "", transcript: "" },
    ],
  });
});
