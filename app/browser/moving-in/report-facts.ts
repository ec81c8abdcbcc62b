import { fileSize } from "@toadstool/media";
import { itemsOf, type Move } from "./move.ts";
import { among, bytesIn, textKinds, totalOf } from "./totals.ts";

type Fact = [name: string, value: string];

/** What comes of an export, in numbers. */
export function comingFacts(move: Move): Fact[] {
  const items = itemsOf(move);
  const states = ["waiting"] as const;
  const files = among([...move.files.values()], { states });
  const inside = files.filter(({ bytes }) => bytes !== null);
  return withNumbers([
    ["Posts, published", totalOf(items, { kinds: ["post"], states, isPublished: true })],
    ["Pages, published", totalOf(items, { kinds: ["page"], states, isPublished: true })],
    ["Drafts", totalOf(items, { kinds: textKinds, states, isPublished: false })],
    [`Files of the export, ${fileSize(bytesIn(inside))}`, inside.length],
    ["Files fetched from the web", files.length - inside.length],
    ["Redirects of its own", totalOf(items, { kinds: ["redirect"], states })],
    ["New readers", newReaders(move)],
    ["Here already", totalOf(items, { kinds: textKinds, states: ["done"] })],
    ["Left out", totalOf(items, { states: ["left"] })],
  ]);
}

/** Readers that would be added. */
export const newReaders = ({ readers }: Move) => (readers && !readers.areAdded ? readers.counts.new : 0);

/** What came of it. */
export function doneFacts(move: Move): Fact[] {
  const items = itemsOf(move);
  const states = ["done"] as const;
  return withNumbers([
    ["Posts", totalOf(items, { kinds: ["post"], states, isPublished: true })],
    ["Pages", totalOf(items, { kinds: ["page"], states, isPublished: true })],
    ["Drafts", totalOf(items, { kinds: textKinds, states, isPublished: false })],
    ["Files", totalOf(items, { kinds: ["file"], states })],
    ["Readers added", move.readers?.areAdded ? move.readers.counts.new : 0],
    ["Left out", totalOf(items, { states: ["left"] })],
    ["Failed", totalOf(items, { states: ["failed"] })],
  ]);
}

const withNumbers = (facts: [string, number][]): Fact[] =>
  facts.flatMap(([name, count]) => (count > 0 ? [[name, count.toLocaleString("en-GB")] as Fact] : []));
