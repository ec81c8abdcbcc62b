import { describe, expect, it } from "vitest";
import { movedFile, chosen, exportWith, fromWeb, movedPicture, movedText } from "#testing/moving-in.ts";
import { emptyWorld, fakeSite } from "#testing/fake-site.ts";
import { bring } from "./bring.ts";
import { comingFacts, doneFacts } from "./report-facts.ts";

const given = [
  movedText("a"),
  movedText("b"),
  movedText("idea", { status: "draft" }),
  movedText("long", { markdown: "x".repeat(500_001) }),
  movedPicture(movedFile("one", { from: { in: "archive", path: "one", bytes: 2_000_000 } })),
  movedPicture(fromWeb("web")),
  { type: "redirect" as const, id: "1", from: "/old", to: "/feed.xml" },
];

describe("in numbers", () => {
  it("what comes is told from drafts, files of the export from those of the web, and what came is counted", async () => {
    const bringing = await chosen(exportWith(given, { one: Uint8Array.from([1]) }), fakeSite(emptyWorld()));
    expect(Object.fromEntries(comingFacts(bringing.move))).toEqual({
      "Posts, published": "4",
      Drafts: "1",
      "Files of the export, 2\u00a0MB": "1",
      "Files fetched from the web": "1",
      "Redirects of its own": "1",
      "Left out": "1",
    });
    await bring(bringing, null);
    expect(Object.fromEntries(doneFacts(bringing.move))).toEqual({
      Posts: "4",
      Drafts: "1",
      Files: "2",
      "Left out": "1",
    });
  });

  it("readers are counted once they have been added", async () => {
    const ada = { type: "subscriber" as const, id: "ada", email: "ada@pond.example", name: "" };
    const reader = { ...ada, joined: null, status: "confirmed" as const, says: "", tags: [], note: "" };
    const bringing = await chosen(exportWith([reader]), fakeSite(emptyWorld()));
    expect([comingFacts(bringing.move), doneFacts(bringing.move)]).toEqual([[["New readers", "1"]], []]);
    await bring(bringing, { consent: "They asked for it.", decisions: {} });
    expect([comingFacts(bringing.move), doneFacts(bringing.move)]).toEqual([[], [["Readers added", "1"]]]);
  });
});
