import { describe, expect, it } from "vitest";
import { longestReturnTo, safeReturnTo } from "./safe-return-to.ts";

const wayBack = (path: string | null | undefined) =>
  safeReturnTo(path, "/admin", (pathname) => pathname.startsWith("/auth/") && pathname !== "/auth/done");

describe("the way back after a login", () => {
  it.each(["/", "/admin", "/admin/blog?draft=1#title", "/blog/a-post", "/blog?q=caf%C3%A9", "/auth/done"])(
    "keeps the site's own path %s",
    (path) => expect(wayBack(path)).toBe(path),
  );

  it.each([
    ["nothing", ""],
    ["another host", "https://evil.test/"],
    ["another host without scheme", "//evil.test"],
    ["three slashes", "///evil.test"],
    ["a backslash", "/\\evil.test"],
    ["backslashes first", "\\\\evil.test"],
    ["a backslash later", "/admin\\evil"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["a relative path", "admin"],
    ["a tab that browsers drop", "/\t/evil.test"],
    ["a line break", "/admin\r\nSet-Cookie: a=b"],
    ["a leading space", " //evil.test"],
    ["a NUL", "/\u0000/evil.test"],
    ["an encoded slash", "/%2Fevil.test"],
    ["an encoded backslash", "/%5Cevil.test"],
    ["a doubly encoded slash", "/%252Fevil.test"],
    ["an encoded line break", "/admin%0d%0aSet-Cookie:x"],
    ["dots that leave two slashes", "/.//evil.test"],
    ["dots up to two slashes", "/admin/..//evil.test"],
    ["encoded dots", "/%2e%2e//evil.test"],
    ["broken encoding", "/%zz"],
    ["a login in a circle", "/auth/login"],
    ["the callback", "/auth/callback?code=x"],
    ["a login by a detour", "/admin/../auth/logout"],
    ["too long a path", `/${"a".repeat(longestReturnTo)}`],
  ])("leads to the admin's home for %s", (_name, path) => expect(wayBack(path)).toBe("/admin"));

  it("leads to the admin's home where none was asked for", () => {
    expect(wayBack(null)).toBe("/admin");
    expect(wayBack(undefined)).toBe("/admin");
  });
});
