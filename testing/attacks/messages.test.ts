import { logInSilently } from "@toadstool/openid/browser";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testOrigin } from "#testing/services.ts";
import { openSite } from "../document/site.ts";

afterEach(() => void vi.unstubAllGlobals());

/** As much of a page as the silent check touches, and a way for anyone to post it a message. */
function openPage() {
  const window = new EventTarget();
  const frame = {
    contentWindow: { name: "the frame" },
    setAttribute: () => undefined,
    remove: () => undefined,
  };
  vi.stubGlobal("window", window);
  vi.stubGlobal("location", { origin: testOrigin });
  vi.stubGlobal("document", { createElement: () => frame, body: { appendChild: () => undefined } });
  const post = (message: { origin: string; source: object | null; data: unknown }) =>
    window.dispatchEvent(Object.assign(new Event("message"), message));
  return { frame, post };
}

const loggedIn = { kind: "site-silent-login", code: "logged_in" };

describe("an attacker who posts messages to the site's pages", () => {
  it("claims from another origin, another window or in another shape that the owner is here, and is ignored", async () => {
    const { frame, post } = openPage();
    const answer = logInSilently("/auth/login");
    const source = frame.contentWindow;
    for (const origin of [
      "https://evil.test",
      "null",
      "",
      `${testOrigin}.evil.test`,
      "http://toadstool.test",
    ])
      post({ origin, source, data: loggedIn });
    for (const other of [null, { name: "another frame" }])
      post({ origin: testOrigin, source: other, data: loggedIn });
    for (const data of [
      "logged_in",
      { code: "logged_in" },
      { ...loggedIn, kind: "site-popup-login" },
      { ...loggedIn, code: ["logged_in"] },
    ])
      post({ origin: testOrigin, source, data });
    post({ origin: testOrigin, source, data: { ...loggedIn, code: "login_required" } });
    expect(await answer).toBe("login_required");
  });
});

describe("an attacker who listens to the messages of the site's pages", () => {
  it("frames the end of a silent check, and it posts to this origin only and repeats nothing", async () => {
    const site = await openSite();
    const answer = await site.browser().ask("/auth/checked?code=</script><script>alert(1)</script>");
    const page = await answer.text();
    expect(page).toContain("location.origin,");
    expect(page).not.toContain("alert(1)");
    const policy = answer.headers.get("Content-Security-Policy");
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w-]{36}'; frame-ancestors 'self';/);
    expect(answer.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  });
});
