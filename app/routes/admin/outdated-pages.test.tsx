import { ElementsWords } from "@toadstool/elements/words";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { words as speech } from "#testing/words.ts";
import { OutdatedPages } from "./outdated-pages.tsx";

describe("the notice of a purge that failed", () => {
  it("says what visitors see, that nothing is lost and that the site tries again", () => {
    const trouble = { since: "2026-03-04T09:00:00.000Z", reason: "Too many requests." };
    const shown = renderToStaticMarkup(
      <ElementsWords value={speech}>
        <OutdatedPages trouble={trouble} />
      </ElementsWords>,
    ).replaceAll("<!-- -->", "");
    expect(shown).toContain("pages from before your last change");
    expect(shown).toContain("2026-03-04T09:00:00.000Z");
    expect(shown).toContain("tries again every five minutes");
    expect(shown).toContain("“Too many requests.”");
  });

  it("is not there while every purge was accepted", () => {
    expect(renderToStaticMarkup(<OutdatedPages trouble={null} />)).toBe("");
  });
});
