import { describe, expect, it } from "vitest";
import type { Browser } from "../document/browser.ts";
import { locationOf } from "../document/browser.ts";
import { openSiteWithOwner } from "../document/site.ts";

const silent = "/auth/login?mode=silent";
const ownFrame = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "iframe" };

const elsewhere: [how: string, headers: Record<string, string>][] = [
  ["a frame of another site", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "iframe" }],
  ["a frame of a neighbouring host", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "iframe" }],
  ["a link on another site", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" }],
  ["a link on this site", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document" }],
  ["a picture", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image" }],
  ["a browser that says nothing of it", {}],
];

/** The provider answers that there is no login. */
async function nobodyThere(owner: Browser, begun: URL, headers: Record<string, string>): Promise<Response> {
  const state = begun.searchParams.get("state") ?? "";
  return owner.ask(`/auth/callback?${new URLSearchParams({ error: "login_required", state })}`, { headers });
}

describe("an attacker who wants a silent check to log the owner out", () => {
  it.each(elsewhere)(
    "begins one from %s, and it is an ordinary login that ends nothing",
    async (_how, headers) => {
      const { owner } = await openSiteWithOwner();
      const begun = locationOf(await owner.ask(silent, { headers }));
      expect(begun.searchParams.get("prompt")).not.toBe("none");
      await nobodyThere(owner, begun, headers);
      expect(await owner.isLoggedIn()).toBe(true);
    },
  );

  it("answers one in the provider's place without knowing its state, and it ends nothing", async () => {
    const { owner } = await openSiteWithOwner();
    const begun = locationOf(await owner.ask(silent, { headers: ownFrame }));
    expect(begun.searchParams.get("prompt")).toBe("none");
    begun.searchParams.set("state", "s".repeat(43));
    await nobodyThere(owner, begun, ownFrame);
    await owner.ask("/auth/callback?error=login_required", { headers: ownFrame });
    await owner.ask("/auth/checked?code=login_required", { headers: ownFrame });
    expect(await owner.isLoggedIn()).toBe(true);
  });

  it("is the provider itself, and does", async () => {
    const { owner } = await openSiteWithOwner();
    const begun = locationOf(await owner.ask(silent, { headers: ownFrame }));
    const answer = await nobodyThere(owner, begun, { ...ownFrame, "Sec-Fetch-Site": "cross-site" });
    expect(answer.headers.get("Location")).toBe("/auth/checked?code=login_required");
    expect(await owner.isLoggedIn()).toBe(false);
  });

  it("answers a browser that sent no session, and takes none from it", async () => {
    const { owner } = await openSiteWithOwner();
    owner.cookies.delete("__Host-session");
    const begun = locationOf(await owner.ask(silent, { headers: ownFrame }));
    const answer = await nobodyThere(owner, begun, { ...ownFrame, "Sec-Fetch-Site": "cross-site" });
    expect(answer.headers.get("Location")).toBe("/auth/checked?code=login_required");
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.includes("session="))).toEqual([]);
  });

  it("is late, and does not end the session that a login has begun since", async () => {
    const { owner } = await openSiteWithOwner();
    const begun = locationOf(await owner.ask(silent, { headers: ownFrame }));
    const check = owner.cookies.get("__Host-login") ?? "";
    await owner.logIn();
    // A login by a passkey leaves it.
    owner.cookies.set("__Host-login", check);
    await nobodyThere(owner, begun, { ...ownFrame, "Sec-Fetch-Site": "cross-site" });
    expect(await owner.isLoggedIn()).toBe(true);
  });
});

it("a silent check that finds the owner keeps her session, also where its answer never reaches her", async () => {
  const { site, owner } = await openSiteWithOwner();
  const before = new Map(owner.cookies);
  const begun = locationOf(await owner.ask(silent, { headers: ownFrame }));
  site.answerTokens(begun);
  const answer = await owner.finish(begun);
  expect(answer.headers.get("Location")).toBe("/auth/checked?code=logged_in");
  expect(await owner.isLoggedIn()).toBe(true);
  // The owner left the page meanwhile, so the browser dropped the answer with its cookies.
  for (const [name, value] of before) owner.cookies.set(name, value);
  expect(await owner.isLoggedIn()).toBe(true);
});

describe("an attacker who wants a silent check to log someone in", () => {
  it("has the provider answer it with another person, and no one is logged in", async () => {
    const { site, owner } = await openSiteWithOwner();
    const begun = locationOf(await owner.ask(silent, { headers: ownFrame }));
    site.answerTokens(begun, { sub: "stranger" });
    await owner.finish(begun);
    expect(await owner.isLoggedIn()).toBe(false);
  });

  it("lets it restore a session that the owner ended, and it does not", async () => {
    const { site, owner } = await openSiteWithOwner();
    const stolen = site.browser();
    for (const [name, value] of owner.cookies) stolen.cookies.set(name, value);
    await owner.post("/auth/logout");
    const answer = await stolen.ask(silent, { headers: ownFrame });
    expect(locationOf(answer).pathname).toBe("/auth/checked");
    expect(await stolen.isLoggedIn()).toBe(false);
  });

  it("leads the end of one to their own page, and it ends here", async () => {
    const { site, owner } = await openSiteWithOwner();
    const path = `${silent}&returnTo=https://evil.test&asAnother=1`;
    const begun = locationOf(await owner.ask(path, { headers: ownFrame }));
    site.answerTokens(begun);
    expect((await owner.finish(begun)).headers.get("Location")).toBe("/auth/checked?code=logged_in");
  });
});
