import { describe, expect, it } from "vitest";
import type { Room } from "#domain/art/room.ts";
import { hasFooter, hasSubscribeButton, isOpenWork } from "./rules.ts";

const rooms: Room[] = [{ kind: "piece", path: "/art/chair" }];

describe("the footer", () => {
  it.each(["/", "/subscribe", "/subscribe/", "/unsubscribe/token", "/confirmation/token", "/auth/done"])(
    "is not on %s",
    (path) => expect(hasFooter(path)).toBe(false),
  );

  it.each(["/blog", "/blog/unsubscribe", "/admin", "/404", "/portfolio", "/subscribers"])(
    "is on %s",
    (path) => expect(hasFooter(path)).toBe(true),
  );
});

describe("the floating subscribe button", () => {
  it.each([
    "/",
    "/subscribe",
    "/portfolio",
    "/portfolio/a-project",
    "/admin",
    "/admin/email",
    "/blog/a-post",
    "/blog/a-post/",
    "/art/zine/a-zine",
    "/unsubscribe/token",
    "/confirmation/token",
  ])("is not on %s", (path) => expect(hasSubscribeButton(path)).toBe(false));

  it.each([
    "/about-me",
    "/art",
    "/art/a-work",
    "/art/chair",
    "/art/3d/knot",
    "/art/series/some-series",
    "/art/series/some-series/3",
    "/chair-ar",
    "/project/game",
    "/project/studies/week1",
    "/blog",
    "/blog/",
    "/letters",
    "/404",
  ])("is on %s", (path) => expect(hasSubscribeButton(path)).toBe(true));

  it.each(["/art/a-work", "/art/a-work/"])("is in the open work's own bar on %s", (path) =>
    expect(isOpenWork(path, rooms)).toBe(true),
  );

  it.each([
    "/art",
    "/art/",
    "/art/chair",
    "/art/line",
    "/art/line/",
    "/art/feed.xml",
    "/art/3d/knot",
    "/art/series/some-series",
  ])("floats in the window's corner on %s", (path) => expect(isOpenWork(path, rooms)).toBe(false));
});
