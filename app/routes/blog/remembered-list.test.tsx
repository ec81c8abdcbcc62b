import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { recallList, useNewest } from "./remembered-list.ts";

afterEach(() => vi.unstubAllGlobals());

it("recalls nothing of an address that was never shown", () => {
  vi.stubGlobal("window", { location: { pathname: "/blog", search: "?q=ink" } });
  expect(recallList(new Request("https://pond.example/blog?q=ink"))).toBeUndefined();
});

it("shows the list that it has until a newer one arrives", () => {
  const List = () => useNewest<string>({ list: "kept", newer: Promise.resolve("newer") });
  expect(renderToStaticMarkup(<List />)).toBe("kept");
});
