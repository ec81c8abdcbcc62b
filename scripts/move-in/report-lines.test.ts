import { expect, it } from "vitest";
import { remarkLines } from "./report-lines.ts";

it("lists what the owner should know: of the whole export, of each text, and of what is left out", () => {
  const item = { kind: "post" as const, title: "", trouble: "", remarks: [] };
  expect(
    remarkLines([
      { ...item, title: "Moss", remarks: ["It was sticky.", "It has no date."] },
      { ...item, kind: "remark", title: "Comments do not come: posts here have none." },
      { ...item, title: "Rain" },
      { ...item, kind: "file", title: "film.mov", trouble: "It has 90 MB." },
    ]),
  ).toEqual([
    "· Comments do not come: posts here have none.",
    "Moss",
    "  · It was sticky.",
    "  · It has no date.",
    "film.mov does not come.",
    "  · It has 90 MB.",
  ]);
});
