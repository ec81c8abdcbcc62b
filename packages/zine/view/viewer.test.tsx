import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { boxBeforePaint, spreadBeforePaint } from "./spread.ts";
import { ZineTranscript } from "./transcript.tsx";
import { speak } from "@toadstool/language";
import { compileMessages } from "@toadstool/language/messages";
import type { ReactNode } from "react";
import { zineViewer } from "../english.ts";
import { ZineWords } from "../words.ts";
import { ZineViewer } from "./viewer.tsx";

const speech = {
  language: "en-GB",
  zineViewer: speak<typeof zineViewer>(compileMessages(zineViewer), "en-GB"),
};
const served = (element: ReactNode) => renderToStaticMarkup(<ZineWords value={speech}>{element}</ZineWords>);

const zine = {
  title: "Moss",
  width: 1200,
  height: 800,
  pages: [1, 2, 3, 4].map((page) => ({
    alt: `Drawing ${page}.`,
    transcript: page === 1 ? "Moss" : "",
    src: `/moss/${page}.webp`,
    whole: `/moss/${page}.webp`,
  })),
};

it("is complete before a script runs: every page with its size and its words, and a link to each", () => {
  const html = served(<ZineViewer zine={zine} />);
  for (const page of [1, 2, 3, 4]) {
    expect(html).toMatch(
      new RegExp(`<img [^>]*src="/moss/${page}.webp" [^>]*width="1200" height="800" alt="zine page"`),
    );
    expect(html).toContain(`id="p=${page}"`);
    expect(html).toContain(`href="#p=${page}"`);
  }
  expect(html).toContain("Page 1 of 4. Drawing 1. It says: Moss<");
  expect(html).toContain("Page 2 of 4. Drawing 2.<");
  expect(html).not.toContain("aria-current");
});

it("opens a page at a time, with two of them one press away, as the reader chose before it is painted", () => {
  const html = served(<ZineViewer zine={zine} />);
  expect(html).toMatch(/<input id="zine" type="checkbox"\/><script>[^<]+<\/script>Two pages at a time</);
  for (const [kept, isChecked] of [
    [{}, false],
    [{ zine: "on" }, true],
  ] as const) {
    const box = { checked: !isChecked };
    const around = new Set<string>();
    const parentNode = {
      setAttribute: (name: string) => around.add(name),
      removeAttribute: (name: string) => around.delete(name),
    };
    vi.stubGlobal("localStorage", kept);
    vi.stubGlobal("zine", box);
    vi.stubGlobal("document", { currentScript: { parentNode }, querySelector: () => parentNode });
    // oxlint-disable-next-line no-new-func -- the document runs these texts
    const run = (text: string) => new Function(text)();
    run(spreadBeforePaint);
    expect(around.size).toBe(isChecked ? 1 : 0);
    run(boxBeforePaint);
    expect(Boolean(box.checked)).toBe(isChecked);
    expect(around.size, "the box alone decides from now on").toBe(0);
  }
  vi.unstubAllGlobals();
});

it("has a transcript without empty lines for pages without words", () => {
  const html = served(<ZineTranscript zine={zine} />);
  expect(html.match(/<li>/g)).toHaveLength(4);
  expect(html.match(/<p /g)).toHaveLength(5);
});
