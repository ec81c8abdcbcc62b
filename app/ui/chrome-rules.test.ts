import { describe, expect, it } from "vitest";
import { hasFooter, hasSubscribeButton, subscribeButtonRests } from "./chrome-rules.ts";

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
    "/portfolio/crystal-clear",
    "/admin",
    "/admin/email",
    "/blog/a-post",
    "/blog/a-post/",
    "/art/zine/a-zine",
    "/unsubscribe/token",
    "/confirmation/token",
  ])("is not on %s", (path) => expect(hasSubscribeButton(path)).toBe(false));

  it.each(["/about-me", "/art", "/art/waffle", "/blog", "/blog/", "/404", "/project/djello"])(
    "is on %s",
    (path) => expect(hasSubscribeButton(path)).toBe(true),
  );

  it.each(["/art/waffle", "/art/3d/soft-knot", "/art/the-guest/", "/project/shaders/week1", "/toad-ar"])(
    "waits at the foot of %s, whose controls it would cover",
    (path) => expect(subscribeButtonRests(path)).toBe(true),
  );

  it.each(["/art", "/art/", "/about-me", "/blog", "/404"])("floats over %s", (path) =>
    expect(subscribeButtonRests(path)).toBe(false),
  );
});
