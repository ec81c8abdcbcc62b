import { fileSize } from "@toadstool/media";
import type { MoveReport } from "#domain/moving-in/report.server.ts";
import { bytesOf, fromWeb, textKinds, totalOf } from "./totals.ts";

type Fact = [name: string, value: string];

/** What comes of an export, in numbers. */
export function comingFacts({ counts, subscribers }: MoveReport): Fact[] {
  const waiting = ["waiting"] as const;
  const files = totalOf(counts, { kinds: ["file"], states: waiting });
  const web = fromWeb(counts, { kinds: ["file"], states: waiting });
  const inside = { kinds: ["file"], states: waiting } as const;
  return withNumbers([
    ["Posts, published", totalOf(counts, { kinds: ["post"], states: waiting, isPublished: true })],
    ["Pages, published", totalOf(counts, { kinds: ["page"], states: waiting, isPublished: true })],
    ["Drafts", totalOf(counts, { kinds: textKinds, states: waiting, isPublished: false })],
    [`Files of the export, ${fileSize(bytesOf(counts, inside))}`, files - web],
    ["Files fetched from the web", web],
    ["Redirects of its own", totalOf(counts, { kinds: ["redirect"], states: waiting })],
    ["New readers", subscribers?.new ?? 0],
    ["Left out", totalOf(counts, { states: ["left"] })],
  ]);
}

/** What came of it. */
export function doneFacts({ counts, move, subscribers }: MoveReport): Fact[] {
  const done = ["done", "kept"] as const;
  return withNumbers([
    ["Posts", totalOf(counts, { kinds: ["post"], states: done, isPublished: true })],
    ["Pages", totalOf(counts, { kinds: ["page"], states: done, isPublished: true })],
    ["Drafts", totalOf(counts, { kinds: textKinds, states: done, isPublished: false })],
    ["Files", totalOf(counts, { kinds: ["file"], states: done })],
    ["Readers added", move.subscribersAt && move.state === "done" ? (subscribers?.new ?? 0) : 0],
    ["Removed", totalOf(counts, { states: ["undone"] })],
    ["Left out", totalOf(counts, { states: ["left"] })],
    ["Failed", totalOf(counts, { states: ["failed"] })],
  ]);
}

const withNumbers = (facts: [string, number][]): Fact[] =>
  facts.flatMap(([name, count]) => (count > 0 ? [[name, count.toLocaleString("en-GB")] as Fact] : []));
