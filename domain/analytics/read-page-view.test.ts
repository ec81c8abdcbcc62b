import { describe, expect, it } from "vitest";
import { readPageView } from "./read-page-view.ts";
import { mayBeCounted } from "./may-be-counted.ts";

const view = (path: string, referrer = "") => readPageView({ path, referrer }, "https://toadstool.test");
const paths = (written: string[]) => written.map((path) => view(path)?.path ?? null);

describe("the path of a view", () => {
  it("has no query, no hash and no slash at its end, and is one however it is written", () => {
    const written = [
      "/blog",
      "/blog/",
      "/Blog",
      "/blog?q=me@pond.example",
      "/blog#top",
      "//blog",
      "/art/../blog",
    ];
    expect(paths(written)).toEqual(["/blog", "/blog", "/blog", "/blog", "/blog", null, "/blog"]);
    expect(paths(["/", "/?a=b", "/resume.pdf"])).toEqual(["/", "/", "/resume.pdf"]);
  });

  it("must be a path of this site", () => {
    const strange = [
      "",
      "blog",
      "https://elsewhere.example/",
      "/\\elsewhere.example",
      "/%5Cx",
      "/a%00b",
      "/%ff",
    ];
    expect(paths(strange)).toEqual(strange.map(() => null));
    expect(view(`/${"a".repeat(250)}`)).toBeNull();
  });

  it("never holds a token of a confirmation, an unsubscription or a letter, however it is disguised", () => {
    const written = [
      "/confirmation/c2VjcmV0",
      "/unsubscribe/c2VjcmV0/",
      "/letters/c2VjcmV0",
      "/Letters/c2VjcmV0",
      "/%6Cetters/c2VjcmV0",
      "/letters%2Fc2VjcmV0",
      "/%6Cetters%2Fc2VjcmV0",
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
    const written = ["/admin", "/Admin/email", "/%41dmin/email", "/auth/callback", "/api/posts"];
    expect(paths(written)).toEqual(written.map(() => null));
  });
});

describe("the referrer of a view", () => {
  it("is a host alone, without www", () => {
    expect(view("/", "https://www.Search.example:8443/find?q=private#x")?.referrer).toBe("search.example");
  });

  it("is empty for this site's own pages, and for anything but a web address", () => {
    const none = [
      "",
      "https://toadstool.test/blog",
      "https://www.toadstool.test",
      "android-app://mail",
      "nonsense",
    ];
    expect(none.map((referrer) => view("/", referrer)?.referrer)).toEqual(none.map(() => ""));
  });
});

describe("a counted visitor", () => {
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
  const silent = { doNotTrack: null, globalPrivacyControl: null };

  it("is a person's browser, and one that allows it in so many words", () => {
    expect(mayBeCounted({ userAgent, ...silent })).toBe(true);
    expect(mayBeCounted({ userAgent, doNotTrack: "0", globalPrivacyControl: "0" })).toBe(true);
  });

  it("sends neither DNT: 1 nor Sec-GPC: 1", () => {
    expect(mayBeCounted({ userAgent, ...silent, doNotTrack: "1" })).toBe(false);
    expect(mayBeCounted({ userAgent, ...silent, globalPrivacyControl: "1" })).toBe(false);
  });

  it("is not a robot, and has a user agent", () => {
    const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    expect(mayBeCounted({ userAgent: bot, ...silent })).toBe(false);
    expect(mayBeCounted({ userAgent: null, ...silent })).toBe(false);
  });
});
