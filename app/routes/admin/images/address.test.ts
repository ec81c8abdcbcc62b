import { describe, expect, it } from "vitest";
import { addressOf, imagePageOf, listedIn, readView } from "./address.ts";

const viewOf = (query: string) => readView(new URLSearchParams(query));

describe("a view of the library", () => {
  it("is read from the address and written back the same", () => {
    const view = viewOf("folder=zines/spring&q=frog&show=unused");
    expect(view).toMatchObject({ folder: "zines/spring", search: "frog", show: "unused" });
    expect(addressOf(view)).toBe("/admin/images?folder=zines%2Fspring&q=frog&show=unused");
    expect(addressOf(viewOf(""))).toBe("/admin/images");
  });

  it("makes a folder of any typed text, and rejects unknown kinds", () => {
    expect(viewOf("folder=../Zines / Spring 2026&show=constructor")).toMatchObject({
      folder: "zines/spring-2026",
      show: "all",
    });
  });

  it("starts with the newest as soon as it changes", () => {
    const view = viewOf("cursor=123_abcdefghijklmnop&q=frog");
    expect(addressOf(view, { show: "video" })).toBe("/admin/images?q=frog&show=video");
    expect(addressOf(view, { cursor: view.cursor })).toContain("cursor=");
  });

  it("is passed on to an image's page without the list's own parameters", () => {
    expect(imagePageOf("abc", viewOf("folder=zines&cursor=x"))).toBe("/admin/images/abc?folder=zines");
  });

  it("leaves out used images in the view of unused ones, and nothing otherwise", () => {
    expect(listedIn(viewOf("show=unused"), ["a"])).toMatchObject({ kind: undefined, except: ["a"] });
    expect(listedIn(viewOf("show=video"), ["a"])).toMatchObject({ kind: "video", except: undefined });
  });
});
