import { describe, expect, it } from "vitest";
import { openSite, openSiteWithOwner, type Site } from "../document/site.ts";

/** Pages, data, refusals, redirects, files and errors: whatever could be shown in a frame. */
const addresses = [
  "/auth/login",
  "/auth/login?returnTo=/admin",
  "/auth/callback",
  "/auth/callback?code=c&state=s",
  "/auth/callback.data?code=c&state=s",
  "/auth/done",
  "/auth/logout",
  "/admin",
  "/admin.data",
  "/nowhere",
  "/api/drafts",
  "/api/docs",
  "/api/openapi.json",
  "/api/nowhere",
  "/rss.xml",
  "/robots.txt",
];

function policyOf({ headers }: Response): Record<string, string> {
  const policy = headers.get("Content-Security-Policy") ?? "";
  return Object.fromEntries(policy.split("; ").map((rule) => rule.split(/ (.*)/s).slice(0, 2)));
}

async function everyAnswer(): Promise<[string, Response][]> {
  const { site, owner } = await openSiteWithOwner();
  const visitor = site.browser();
  const answers: [string, Response][] = [];
  for (const path of addresses) {
    answers.push([`${path} for the owner`, await owner.ask(path)]);
    answers.push([`${path} for a visitor`, await visitor.ask(path)]);
  }
  answers.push(["a forged form", await owner.post("/auth/logout", {}, { Origin: "https://evil.test" })]);
  answers.push(["a broken form", await owner.ask("/auth/logout", broken)]);
  answers.push(["a login that is refused", await strangerIn(site)]);
  answers.push(["a logout", await owner.post("/auth/logout")]);
  return answers;
}

const broken = {
  method: "POST",
  headers: { "Content-Type": "text/plain", "Sec-Fetch-Site": "same-origin" },
  body: "x",
};

async function strangerIn(site: Site): Promise<Response> {
  const stranger = site.browser();
  const begun = await stranger.begin();
  site.answerTokens(begun, { sub: "stranger" });
  return stranger.finish(begun);
}

describe("an attacker who lays their own page over this site's", () => {
  it("finds nothing here that lets itself be framed", async () => {
    for (const [what, answer] of await everyAnswer()) {
      expect([what, answer.headers.get("X-Frame-Options")]).toEqual([what, "DENY"]);
      expect([what, policyOf(answer)["frame-ancestors"]]).toEqual([what, "'none'"]);
    }
  });

  it("finds the headers still there when the site is broken", async () => {
    const logged = await openSite({ OIDC_MAX_AGE: "soon" });
    const answer = await logged.browser().ask("/auth/login");
    expect(answer.status).toBe(500);
    expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
    expect(policyOf(answer)["frame-ancestors"]).toBe("'none'");
  });
});

describe("an attacker who gets a word of theirs into a page", () => {
  it("finds no script, style, base, form or plugin of theirs let in", async () => {
    const answers = await everyAnswer();
    for (const [what, answer] of answers) {
      const policy = policyOf(answer);
      const rules = [policy["default-src"], policy["base-uri"], policy["object-src"], policy["style-src"]];
      expect([what, ...rules]).toEqual([what, "'self'", "'none'", "'none'", "'self'"]);
      expect(policy["script-src"]).toMatch(
        /^toadstool\.test\/assets\/( '(nonce-[\w-]{36}|sha256-[\w+/]{43}=)')*$/,
      );
      expect(policy["form-action"]).toMatch(/^'self' https:\/\/identity-\d+\.test$/);
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  });
});

it("an attacker who comes to the owner's computer later finds no page of the login or the admin area kept there", async () => {
  const owners = (await everyAnswer()).filter(([what]) => /^\/(auth|admin)|login|logout$/.test(what));
  expect(owners.length).toBeGreaterThan(15);
  for (const [what, answer] of owners) {
    expect([what, answer.headers.get("Cache-Control")]).toEqual([what, expect.stringContaining("no-store")]);
  }
});

it("an attacker who listens on the way learns nothing: each answer asks for encryption from then on", async () => {
  for (const [what, answer] of await everyAnswer()) {
    const seconds = Number(/max-age=(\d+)/.exec(answer.headers.get("Strict-Transport-Security") ?? "")?.[1]);
    expect([what, seconds >= 31_536_000]).toEqual([what, true]);
  }
});
