import { expect, it } from "vitest";
import { type Cover, uncovered, workCalled, type WorkRow } from "./laid-over.ts";
import type { Work } from "./work.ts";

const file = (slug: string) => ({ kind: "artwork", file: slug, slug, position: "a0", facts: {} }) as Work;
const row = (slug: string, changes: Partial<WorkRow> = {}) =>
  ({
    kind: "artwork",
    slug,
    file: null,
    isHidden: false,
    publishAt: null,
    facts: "{}",
    ...changes,
  }) as WorkRow;

it.each<[string, Cover[], string[]]>([
  ["no row", [], ["moon", "pond"]],
  ["a row over one of them, by whatever slug", [row("anew", { file: "moon" })], ["pond"]],
  ["a row with the slug of one", [row("pond")], ["moon"]],
  ["a row of another kind", [row("pond", { kind: "zine" })], ["moon", "pond"]],
])("leaves the files that are not covered by %s", (_covers, covers, left) => {
  expect(uncovered([file("moon"), file("pond")], covers).map(({ slug }) => slug)).toEqual(left);
});

it("prefers a row to a file, and a file to a former slug", () => {
  const found = { called: row("a"), overlaid: row("b"), file: file("c"), redirected: { slug: "d" } };
  const no = undefined;
  expect(workCalled(found)).toMatchObject({ slug: "a" });
  expect(workCalled({ ...found, called: no })).toEqual({ movedTo: "b" });
  expect(workCalled({ ...found, called: no, overlaid: no })).toMatchObject({ slug: "c" });
  expect(workCalled({ ...found, called: no, overlaid: no, file: no })).toEqual({ movedTo: "d" });
});

it("finds nothing where a row is hidden or planned, not even the file beneath", () => {
  const beneath = { file: file("c"), redirected: { slug: "d" } };
  for (const state of [{ isHidden: true }, { publishAt: new Date() }]) {
    expect(workCalled({ ...beneath, called: row("c", state), overlaid: undefined })).toBeNull();
    expect(workCalled({ ...beneath, called: undefined, overlaid: row("a", state) })).toBeNull();
  }
});
