import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { alternatesByAddress, alternatesOf, languageField } from "./translation.ts";

describe("the language of a text", () => {
  it.each([
    ["", ""],
    [" DE ", "de"],
    ["pt-br", "pt-BR"],
  ])("is kept as BCP 47 writes it: “%s”", (written, kept) =>
    expect(safeParse(languageField, written).output).toBe(kept),
  );

  it.each(["xx", "deutsch", "de_DE", "de-XX", `de${"-abcde".repeat(9)}`])(
    "is refused where there is none: %s",
    (written) =>
      expect(safeParse(languageField, written).issues?.[0].message).toContain(
        "Write its tag, like “de”, “ja” or “pt-BR”",
      ),
  );
});

describe("what a page says of its translations", () => {
  const text = (address: string, language: string) => ({ address, language, title: address });
  const said = (...texts: Parameters<typeof alternatesOf>[0]) =>
    alternatesOf(texts, "en-GB").map(({ hreflang, address }) => `${hreflang} ${address}`);

  it("is each by its language, and the site’s for others", () => {
    expect(said(text("/ink-de", "de"), text("/ink", ""))).toEqual([
      "de /ink-de",
      "en-GB /ink",
      "x-default /ink",
    ]);
  });

  it("has the oldest for others where none is in the site’s language", () => {
    expect(said(text("/ink-ja", "ja"), text("/ink-de", "de")).at(-1)).toBe("x-default /ink-ja");
  });

  it("is nothing where it is alone", () => expect(said(text("/ink", ""))).toEqual([]));

  it("is found by address among many", () => {
    const many = [text("/a", ""), text("/b", "de")].map((one) => ({ ...one, group: "1" }));
    const found = alternatesByAddress([...many, { ...text("/c", "de"), group: "2" }], "en");
    expect([...found].map(([address, all]) => [address, all.length])).toEqual([
      ["/a", 3],
      ["/b", 3],
      ["/c", 0],
    ]);
  });
});
