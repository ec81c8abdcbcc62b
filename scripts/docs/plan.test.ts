import { describe, expect, it } from "vitest";
import { drawPlan } from "./draw.ts";
import type { Import } from "./imports.ts";
import { planOf } from "./plan.ts";

const imports = (...pairs: [string, string, "type"?][]): Import[] =>
  pairs.map(([from, to, type]) => ({ from, to, isType: type !== undefined }));

describe("the picture of the architecture", () => {
  it("has an arrow for each pair of houses, dashed only while all of its imports take types", () => {
    const types = imports(
      ["app/a.ts", "workers/client.ts", "type"],
      ["app/b.ts", "workers/client.ts", "type"],
    );
    expect(planOf(types).arrows).toEqual([{ from: "app", to: "workers", isType: true }]);
    const value = imports(["app/c.ts", "workers/client.ts"]);
    expect(planOf([...types, ...value]).arrows).toEqual([{ from: "app", to: "workers", isType: false }]);
  });

  it("puts each folder of domain/ above all that it imports", () => {
    const found = planOf(
      imports(
        ["domain/drafts/a.ts", "domain/posts/b.ts"],
        ["domain/posts/b.ts", "domain/text/c.ts"],
        ["domain/likes/d.ts", "domain/text/c.ts"],
      ),
    );
    expect(found.nouns).toEqual([["drafts"], ["likes", "posts"], ["text"]]);
  });

  it("refuses a circle between folders of domain/, and names it", () => {
    const circle = imports(["domain/a/x.ts", "domain/b/y.ts"], ["domain/b/y.ts", "domain/a/z.ts", "type"]);
    expect(() => planOf(circle)).toThrow("domain/ has a circle: a → b → a");
  });

  it("refuses an import that the table does not allow", () => {
    expect(() => drawPlan(planOf(imports(["db/a.ts", "domain/b/c.ts"])))).toThrow("db/ imports domain/");
  });
});
