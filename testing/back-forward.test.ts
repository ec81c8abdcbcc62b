import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

/** Where the owner leaves a page with work that is not saved; a visitor's page has none of it. */
const asksBeforeLeaving = ["app/ui/uploads/uploader.tsx", "packages/markdown-editor/notices/leave-guard.tsx"];

const sources = readSources("{app,packages,studio}/**/*.{ts,tsx}");
const filesWith = (pattern: RegExp) =>
  Object.keys(sources).filter((file) => pattern.test(sources[file] ?? ""));

it("no page hears that it is unloaded, which would keep browsers from keeping it for Back", () => {
  expect(filesWith(/["'`]unload["'`]|\bonunload\b|\bonbeforeunload\b/)).toEqual([]);
});

it("only the owner's unsaved work asks before a page is left", () => {
  expect(filesWith(/["'`]beforeunload["'`]/)).toEqual(asksBeforeLeaving);
});
