import { describe, expect, it } from "vitest";
import { pageAt, pageViewOf } from "./page-view.ts";

const origin = "https://toadstool.test";
const paths = (written: string[]) =>
  written.map((path) => pageViewOf({ path, referrer: "" }, origin)?.path ?? null);

describe("the path of a view", () => {
  it("never holds a token of a confirmation, an unsubscription or a letter, however it is disguised", () => {
    const written = [
      "/confirmation/c2VjcmV0",
      "/unsubscribe/c2VjcmV0/",
      "/letters/c2VjcmV0",
      "/Letters/c2VjcmV0",
      "/%6Cetters/c2VjcmV0",
      "/letters%2Fc2VjcmV0",
      "/./letters//c2VjcmV0",
      "/art/..//letters/c2VjcmV0",
    ];
    expect(JSON.stringify(paths(written))).not.toMatch(/c2VjcmV0/i);
    expect(new Set(paths(written))).toEqual(new Set(["/confirmation", "/unsubscribe", "/letters"]));
  });

  it("is not one of a draft's preview, whose address is a token", () => {
    expect(paths(["/preview/c2VjcmV0", "/Preview/c2VjcmV0", "/%70review%2Fc2VjcmV0"])).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("is not counted in the admin, at the login or in the API", () => {
    expect(paths(["/admin", "/Admin/email", "/auth/callback", "/api/posts"])).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

it("counts what is beneath a page of the studio as that page, and keeps nothing of the address", () => {
  const paths = new Set(["/art/zine/swap", "/art/zine/swap/*", "/colophon"]);
  expect(pageAt("/art/zine/swap/1abc", paths)).toEqual({ path: "/art/zine/swap" });
  expect(pageAt("/art/zine/swap/1abc/1.svg", paths)).toEqual({ path: "/art/zine/swap" });
  expect(pageAt("/colophon/deep/1abc", paths)).toBeNull();
  expect(pageAt("/art/zine/swap/1abc", new Set())).toBeNull();
});
