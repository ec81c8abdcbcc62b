import { describe, expect, it } from "vitest";
import type { MoveCount, MoveReport } from "#domain/moving-in/report.server.ts";
import { comingFacts, doneFacts } from "./report-facts.ts";

const of = (count: Partial<MoveCount>): MoveCount => ({
  kind: "post",
  state: "waiting",
  isPublished: true,
  count: 1,
  bytes: 0,
  fromWeb: 0,
  remarked: 0,
  ...count,
});
const report = (counts: MoveCount[], move: { state?: string; subscribersAt?: Date | null } = {}) =>
  ({ counts, move, subscribers: { new: 1200 } }) as unknown as MoveReport;

describe("in numbers", () => {
  it("what comes is told from drafts, and files of the export from those of the web", () => {
    const counts = [
      of({ count: 3 }),
      of({ isPublished: false, count: 2 }),
      of({ kind: "file", count: 5, bytes: 2_000_000, fromWeb: 4 }),
      of({ kind: "redirect" }),
      of({ state: "left" }),
    ];
    expect(Object.fromEntries(comingFacts(report(counts)))).toEqual({
      "Posts, published": "3",
      Drafts: "2",
      "Files of the export, 2\u00a0MB": "1",
      "Files fetched from the web": "4",
      "Redirects of its own": "1",
      "New readers": "1,200",
      "Left out": "1",
    });
  });

  it("what came is counted, and readers once they have been added", () => {
    const counts = [of({ state: "done", count: 2 }), of({ state: "kept" }), of({ state: "failed" })];
    const added = { state: "done", subscribersAt: new Date() };
    expect(Object.fromEntries(doneFacts(report(counts, added)))).toEqual({
      Posts: "3",
      "Readers added": "1,200",
      Failed: "1",
    });
    for (const not of [
      { ...added, subscribersAt: null },
      { ...added, state: "undone" },
    ])
      expect(doneFacts(report(counts, not)).map(([name]) => name)).not.toContain("Readers added");
  });
});
