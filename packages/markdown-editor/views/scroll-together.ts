import { type RefObject, useEffect } from "react";
import { carryOver, pairBlocks, type Sketch } from "./pair-blocks.ts";
import { blocksOfSource, firstWords } from "./source-blocks.ts";

interface Sides {
  text: RefObject<HTMLTextAreaElement | null>;
  preview: RefObject<HTMLElement | null>;
}

/** Milliseconds after the last key: a long text takes a moment to measure, in which no key would be answered. */
const rest = 1000;

/** A field of Markdown and its preview show the same place of the text: the one that is used leads, the other follows. */
export function useScrollTogether({ text, preview }: Sides, isOn: boolean): void {
  useEffect(() => {
    const [left, right] = [text.current, preview.current];
    if (!isOn || !left || !right) return undefined;
    let leader: HTMLElement = left;
    let frame = 0;
    let settling: ReturnType<typeof setTimeout> | undefined;
    let stops: { left: number[]; right: number[] } | null = null;
    let typedAt = -rest;
    const forget = () => void (stops = null);

    const follow = () => {
      const isTyping = performance.now() - typedAt < rest;
      if (!stops && isTyping) return settle(rest);
      stops ??= stopsOf(left, right);
      const other = leader === left ? right : left;
      const [from, to] = leader === left ? [stops.left, stops.right] : [stops.right, stops.left];
      const place = carryOver(leader.scrollTop, from, to);
      if (Math.abs(other.scrollTop - place) > 2) other.scrollTop = place;
      return undefined;
    };
    const scrolled = (event: Event) => {
      if (event.target !== leader) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    };
    const lead = ({ currentTarget }: Event) => {
      if (leader !== currentTarget) forget();
      leader = currentTarget as HTMLElement;
    };
    // A picture has come, or what comes into view got its true height: the place is another now.
    const settle = (after = 150) => {
      forget();
      clearTimeout(settling);
      settling = setTimeout(follow, after);
    };
    const changes = new MutationObserver(forget);
    changes.observe(right, { childList: true, subtree: true });
    const sizes = new ResizeObserver(() => settle());
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const side of [left, right]) {
      for (const child of side.children) sizes.observe(child);
      side.addEventListener("scroll", scrolled, { passive: true, signal });
      for (const use of ["pointerenter", "wheel", "touchstart", "keydown", "focusin"])
        side.addEventListener(use, lead, { passive: true, signal });
    }
    left.addEventListener("input", () => void (typedAt = performance.now()), { signal });
    follow();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settling);
      changes.disconnect();
      sizes.disconnect();
      leaving.abort();
    };
  }, [text, preview, isOn]);
}

/** Where both sides are level: at their tops, at each block that they share, and at their ends. */
function stopsOf(left: HTMLTextAreaElement, right: HTMLElement) {
  const texts = blocksOfSource(left);
  const shown = [...(right.querySelector(".prose")?.children ?? [])];
  const pairs = pairBlocks(
    texts.map((block) => block.sketch),
    shown.map(sketch),
  );
  const stops = { left: [0], right: [0] };
  for (const [one, other] of pairs) {
    const [top, otherTop] = [texts[one]?.top ?? 0, topIn(right, shown[other])];
    if (top <= (stops.left.at(-1) ?? 0) || otherTop <= (stops.right.at(-1) ?? 0)) continue;
    stops.left.push(top);
    stops.right.push(otherTop);
  }
  const ends = [left.scrollHeight - left.clientHeight, right.scrollHeight - right.clientHeight];
  while (
    stops.left.length > 1 &&
    ((stops.left.at(-1) ?? 0) >= (ends[0] ?? 0) || (stops.right.at(-1) ?? 0) >= (ends[1] ?? 0))
  ) {
    stops.left.pop();
    stops.right.pop();
  }
  stops.left.push(ends[0] ?? 0);
  stops.right.push(ends[1] ?? 0);
  return stops;
}

/** A block without words of its own is known by its kind. */
function sketch(block: Element): Sketch {
  if (block.matches(".embed")) return { kind: "player", words: "" };
  const hasPicture = block.matches("p, figure") && block.querySelector("img") !== null;
  if (hasPicture && (block.matches("figure") || wordsOf(block) === "")) return { kind: "picture", words: "" };
  return { kind: "", words: wordsOf(block) };
}

/** No more of a block is read than is needed: there may be thousands. Spaces between cells and items are on one side only. */
function wordsOf(block: Element): string {
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let words = "";
  while (words.length < 30 && texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (!parentElement?.matches(".heading-anchor")) words += firstWords(nodeValue ?? "");
  }
  return firstWords(words);
}

function topIn(side: HTMLElement, block: Element | undefined): number {
  if (!block) return 0;
  return block.getBoundingClientRect().top - side.getBoundingClientRect().top + side.scrollTop;
}
