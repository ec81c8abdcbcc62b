import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawPlan } from "./docs/draw.ts";
import { readImports } from "./docs/imports.ts";
import { planOf } from "./docs/plan.ts";
import { indexOf } from "./docs/index-of.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("documents that scripts write", () => {
  it("show the imports as they are, and no circle between folders of domain/: `npm run docs`", () => {
    expect(read("docs/pictures/architecture.svg")).toBe(drawPlan(planOf(readImports(root))));
  });

  it("list every decision by its title: `npm run docs`", () => {
    expect(read("docs/decisions/README.md")).toBe(indexOf(join(root, "docs/decisions")));
  });
});
