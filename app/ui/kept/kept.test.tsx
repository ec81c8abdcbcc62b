import { type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Kept, KeptParts } from "./kept.tsx";
import { keptParts } from "./kept-parts.ts";

let rendered = 0;

function Words({ children }: { children: ReactNode }) {
  rendered++;
  return <p>{children}</p>;
}

/** A document of cards, and how many of them were rendered for it. */
function open(root: unknown, cards: readonly (string | null)[], inside: ReactNode = "Ink") {
  const kept = keptParts(root);
  rendered = 0;
  const html = renderToString(
    <KeptParts value={kept.find}>
      {cards.map((card) => (
        <Kept key={card} as="article" of={card} className="card">
          {() => (
            <Words>
              {inside} & {card}
            </Words>
          )}
        </Kept>
      ))}
    </KeptParts>,
  );
  return [kept.keep(html), rendered];
}

const card = (words: string) => `<article class="card"><p>Ink<!-- --> &amp; <!-- -->${words}</p></article>`;

it("renders a part once, and writes the same document each time", () => {
  expect(open("once", ["fold", "peg"])).toEqual([card("fold") + card("peg"), 2]);
  expect(open("once", ["fold", "peg"])).toEqual([card("fold") + card("peg"), 0]);
  expect(open("once", ["peg", "toad"])).toEqual([card("peg") + card("toad"), 1]);
});

it("writes nothing that was kept of another root", () => {
  open({ words: "en" }, ["fold"], "Ink");
  expect(open({ words: "de" }, ["fold"], "Farbe")[0]).toContain("Farbe");
  expect(open({ words: "en" }, ["fold"])).toEqual([card("fold"), 1]);
});

it("keeps no part of a single document, and none with an element of its own name in it", () => {
  open("none", [null]);
  expect(open("none", [null])[1]).toBe(1);
  const nested = open("none", ["fold"], <article>Ink</article>);
  expect(open("none", ["fold"], <article>Ink</article>)).toEqual(nested);
  expect(nested[0]).not.toContain("data-kept");
});
