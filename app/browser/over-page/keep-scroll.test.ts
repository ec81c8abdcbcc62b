import { parseHTML } from "linkedom";
import { afterEach, expect, it, vi } from "vitest";
import { keepScroll } from "./keep-scroll.ts";

afterEach(() => vi.unstubAllGlobals());

/** One tab, in which documents follow each other: where each is scrolled to as it comes. */
function tab(kept: Record<string, string> = {}) {
  return (pathname: string, { closes, left = 0 }: { closes?: string; left?: number } = {}) => {
    const heard: (() => void)[] = [];
    let top = 0;
    const { document } = parseHTML(closes ? `<a data-closes></a>` : "");
    Object.assign(document.querySelector("a") ?? {}, { pathname: closes });
    vi.stubGlobal("document", document);
    vi.stubGlobal("location", { pathname });
    vi.stubGlobal("sessionStorage", kept);
    vi.stubGlobal("window", {
      scrollTo: (to: { top: number }) => (top = to.top),
      addEventListener: (_: string, listener: () => void) => heard.push(listener),
      scrollY: left,
    });
    keepScroll();
    for (const leave of heard) leave();
    return top;
  };
}

it("keeps the page below in place as something opens over it, leads on, and closes", () => {
  const open = tab();
  expect(open("/wall", { left: 1200 })).toBe(0);
  expect(open("/wall/toad", { closes: "/wall", left: 1200 })).toBe(1200);
  expect(open("/wall/frog", { closes: "/wall", left: 1200 })).toBe(1200);
  expect(open("/wall")).toBe(1200);
});

it("lets every other page begin at its top", () => {
  const open = tab();
  open("/wall", { left: 1200 });
  expect(open("/wall"), "the same page again").toBe(0);
  open("/wall", { left: 1200 });
  expect(open("/blog", { left: 300 })).toBe(0);
  expect(open("/wall/toad", { closes: "/wall" }), "from elsewhere").toBe(0);
});

it("does without storage", () => {
  const none = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException("No.", "SecurityError");
      },
    },
  );
  expect(tab(none)("/wall")).toBe(0);
});
