import { afterEach, describe, expect, it, vi } from "vitest";
import { createThemes } from "./create-themes.ts";

const themes = [
  { name: "default", label: "Night" },
  { name: "paper", label: "Paper" },
] as const;
const { restore, themeBeforePaint } = createThemes(themes, "theme");

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const write = vi.fn<(html: string) => void>();

/** The theme before and after scripts of a document that is served in `unchosen`, where the browser has stored `theme`. */
function shownWith(theme: string | undefined, served: Record<string, string> = {}): (string | undefined)[] {
  const unchosen = served.unchosen ?? "default";
  const dataset: Record<string, string> = { theme: unchosen, unchosen, ...served };
  const kept: Record<string, unknown> = theme === undefined ? {} : { theme };
  vi.stubGlobal("document", { documentElement: { dataset }, write });
  vi.stubGlobal("localStorage", { ...kept, getItem: (key: string) => kept[key] ?? null });
  // oxlint-disable-next-line no-new-func -- the head of each document runs this text
  new Function(themeBeforePaint("/themes.css"))();
  const before = dataset.theme;
  restore();
  return [before, dataset.theme];
}

describe("the stored theme", () => {
  it("is shown before and after scripts", () => {
    expect(shownWith(undefined)).toEqual(["default", "default"]);
    expect(shownWith("default")).toEqual(["default", "default"]);
    expect(write, "styles of another theme").not.toHaveBeenCalled();
    expect(shownWith("paper")).toEqual(["paper", "paper"]);
    expect(write.mock.calls).toEqual([['<link rel=stylesheet href="/themes.css">']]);
  });

  it.each(["nonsense", "Paper", "constructor", "__proto__", "undefined", "", " paper"])(
    "is as none where it is %j, before and after scripts",
    (theme) => {
      expect(shownWith(theme)).toEqual(["default", "default"]);
      expect(shownWith(theme, { unchosen: "system" })).toEqual(["system", "system"]);
    },
  );

  it.each([
    ["noon", "2026-06-01T12:00:00", "paper"],
    ["midnight", "2026-06-01T00:00:00", "default"],
  ])("by the clock is the same at %s before and after scripts", (_, now, theme) => {
    vi.useFakeTimers({ now: new Date(now) });
    const pair = { light: "paper", dark: "default" };
    expect(shownWith("clock", pair)).toEqual([theme, theme]);
    expect(shownWith("clock"), "where the document names no two themes").toEqual(["default", "default"]);
  });
});
