import { describe, expect, it } from "vitest";
import { callbackOf } from "../document/browser.ts";
import { openSite, openSiteWithOwner } from "../document/site.ts";

const planted = "p".repeat(43);

/** A header that contains a name twice, in either order: a host beside this one can cause that. */
const twice = (name: string, first: string, second: string, rest = "") => [
  { Cookie: `${name}=${first}; ${name}=${second}; ${rest}` },
  { Cookie: `${name}=${second}; ${rest}; ${name}=${first}` },
];

describe("an attacker who can set cookies from a host beside this one", () => {
  it("sends a second session along, and neither is believed", async () => {
    const { site, owner } = await openSiteWithOwner();
    const genuine = owner.cookies.get("__Host-session") ?? "";
    for (const headers of twice("__Host-session", genuine, planted)) {
      expect((await site.browser().ask("/api/drafts", { headers })).status).toBe(401);
      expect((await site.browser().ask("/admin", { headers })).status).toBe(401);
    }
  });

  it("sends the mark of their own login along, and their callback logs no one in", async () => {
    const site = await openSite();
    const attacker = site.browser();
    const begun = await attacker.begin();
    const marks = twice("__Host-login", planted, attacker.cookies.get("__Host-login") ?? "");
    for (const headers of marks) {
      site.answerTokens(begun);
      const answer = await site.browser().ask(callbackOf(begun), { headers });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("Invalid state");
    }
    expect(site.tokenRequests()).toEqual([]);
  });

  it("sends a second XSRF token along, and it proves nothing", async () => {
    const { owner } = await openSiteWithOwner();
    const session = `__Host-session=${owner.cookies.get("__Host-session")}`;
    const genuine = owner.cookies.get("XSRF-TOKEN") ?? "";
    for (const headers of twice("XSRF-TOKEN", genuine, planted, session)) {
      const sent = { ...headers, "X-XSRF-TOKEN": planted, "Sec-Fetch-Site": "same-origin" };
      expect((await owner.ask("/api/drafts/x", { method: "DELETE", headers: sent })).status).toBe(403);
    }
  });

  it.each(["=__Host-session=VALUE", "x; =__Host-session=VALUE", "a=b,__Host-session=VALUE"])(
    "hides a session in a cookie without a name (%s), and it is none",
    async (form) => {
      const { site, owner } = await openSiteWithOwner();
      const Cookie = form.replace("VALUE", owner.cookies.get("__Host-session") ?? "");
      expect((await site.browser().ask("/api/drafts", { headers: { Cookie } })).status).toBe(401);
    },
  );

  it("fills the jar until the site cannot read it, and no one is logged in", async () => {
    const site = await openSite();
    const Cookie = Array.from({ length: 400 }, (_, n) => `__Host-session=${n}`).join("; ");
    expect((await site.browser().ask("/admin", { headers: { Cookie } })).status).toBe(401);
  });
});

describe("an attacker who looks for a cookie to take or to overwrite", () => {
  it("finds each bound to this host and to encryption, and those that grant something out of scripts' reach", async () => {
    const { site, owner } = await openSiteWithOwner();
    await owner.ask("/admin");
    await owner.begin("/auth/login?asAnother=1");
    await owner.post("/auth/logout");
    const lines = site.given.flatMap(({ headers }) => headers.getSetCookie());
    expect(new Set(lines.map((line) => line.split("=")[0]))).toEqual(
      new Set(["__Host-login", "__Host-session", "XSRF-TOKEN"]),
    );
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/;/);
      expect(line).toMatch(/; Secure\b/);
      expect(line).toMatch(/; SameSite=Lax\b/);
      expect(line).not.toMatch(/Domain/i);
      expect([line, /; HttpOnly\b/.test(line)]).toEqual([line, !line.startsWith("XSRF-TOKEN=")]);
      expect(Number(/Max-Age=(\d+)/.exec(line)?.[1])).toBeLessThanOrEqual(86_400);
    }
  });

  it("finds no answer with a cookie in a shared cache", async () => {
    const { site, owner } = await openSiteWithOwner();
    await owner.ask("/admin");
    await owner.post("/auth/logout");
    for (const answer of site.given.filter(({ headers }) => headers.has("Set-Cookie"))) {
      expect(answer.headers.get("Cache-Control")).toContain("no-store");
    }
  });
});
