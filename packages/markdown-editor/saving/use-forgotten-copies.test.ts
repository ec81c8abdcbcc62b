import { describe, expect, it } from "vitest";
import type { FoundCopy } from "./local-copy.ts";
import { fateOf } from "./use-forgotten-copies.ts";

const now = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60 * 1000;
const written = { title: "Moss", slug: "moss", summary: "", content: "Green." };

const copyOf = (content: string, change: Partial<FoundCopy> = {}): FoundCopy => ({
  values: { ...written, content },
  sent: false,
  keptAt: now - day,
  place: "there",
  text: "draft:d1",
  ...change,
});

describe("a copy on this device", () => {
  it("is removed once the site holds it, however young it is", () => {
    expect(fateOf(copyOf("Green."), written, [], now)).toBe("drop");
    expect(fateOf(copyOf("Green.\r\n"), written, [], now)).toBe("drop");
  });

  it("waits a month for its text to be opened again, and is offered then", () => {
    expect(fateOf(copyOf("Greener."), written, [], now)).toBe("leave");
    expect(fateOf(copyOf("Greener.", { keptAt: now - 31 * day }), written, [], now)).toBe("offer");
  });

  it("is offered at once where its text is gone", () => {
    expect(fateOf(copyOf("Green."), "gone", [], now)).toBe("offer");
    expect(fateOf(copyOf("Green."), "gone", [{ slug: "moss", title: "Moss" }], now)).toBe("offer");
  });

  it("is removed where its draft was published by a form whose answer was lost", () => {
    const posts = [{ slug: "other" }, { slug: "moss", title: "Moss", summary: "" }];
    expect(fateOf(copyOf("Green.", { sent: true }), "gone", posts, now)).toBe("drop");
    expect(fateOf(copyOf("Green.", { sent: true }), "gone", [{ slug: "other" }], now)).toBe("offer");
  });
});
