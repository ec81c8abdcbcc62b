import { describe, expect, it } from "vitest";
import { goodZone, resolverOver } from "@toadstool/mail/stand-ins/sending-domains";
import { examine, reportOf } from "./examine.ts";
import type { Patient } from "./finding.ts";
import { examineHeaders } from "./headers.ts";
import { examineLogin } from "./login.ts";
import { examineMailDomain } from "./mail-domain.ts";
import { examinePictures } from "./pictures.ts";

const origin = "https://site.test";
type Answers = Record<string, () => Response>;

/** A site that answers these addresses, and 404 at all others. */
const site = (answers: Answers): Patient => ({
  origin,
  fetch: async (address) => answers[address.replace(origin, "")]?.() ?? new Response("", { status: 404 }),
});
const told = async (findings: Promise<{ isGood: boolean | null; about: string }[]>) =>
  (await findings).map(({ isGood, about }) => `${isGood === null ? "?" : isGood ? "+" : "-"} ${about}`);

const headers = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Content-Security-Policy": "script-src toadstool.test/assets/; frame-ancestors 'none'",
};
const toHttps = () => new Response(null, { status: 301, headers: { Location: "https://site.test/" } });
const page =
  (changed: Record<string, string> = {}) =>
  () =>
    new Response("", { headers: { ...headers, ...changed } });

it("the doctor reports a site that does not answer, part by part, and goes on", async () => {
  const cause = new Error("getaddrinfo ENOTFOUND site.test");
  const fetch = async () => Promise.reject(new TypeError("fetch failed", { cause }));
  const chapters = await examine({ origin, fetch }, { Mail: async () => [] });
  expect(chapters.map(({ title }) => title)).toEqual([
    "Headers and encryption",
    "Page cache",
    "Pictures",
    "Login",
    "Mail",
  ]);
  expect(reportOf(chapters)).toContain("  ✗ no answer      fetch failed: getaddrinfo ENOTFOUND site.test");
});

describe("the doctor on headers", () => {
  it("finds them in order", async () => {
    const answers = { "/": page(), "http://site.test/": toHttps };
    expect(await told(examineHeaders(site(answers)))).toEqual([
      "+ home page",
      "+ headers",
      "+ policy",
      "+ encryption",
    ]);
  });

  it("finds a policy that lets any script run, a header that was changed, and an answer without encryption", async () => {
    const weak = page({
      "X-Frame-Options": "",
      "Content-Security-Policy": "script-src toadstool.test/assets/ 'unsafe-inline'; frame-ancestors 'none'",
    });
    const answers = { "/": weak, "http://site.test/": page() };
    expect(await told(examineHeaders(site(answers)))).toEqual([
      "+ home page",
      "- headers",
      "- policy",
      "- encryption",
    ]);
  });
});

describe("the doctor on pictures", () => {
  const html =
    '<source srcset="/media/a-480.avif 480w, /media/a-960.avif 960w"><img src="/media/a.webp" srcset="">';
  const picture = () => new Response("bytes", { headers: { "Content-Type": "image/avif" } });
  const answers: Answers = {
    "/": () => new Response(html),
    "/media/a-480.avif": picture,
    "/media/a.webp": picture,
  };

  it("takes every size, and names the one that is gone", async () => {
    const [finding] = await examinePictures(site(answers));
    expect(finding).toMatchObject({ isGood: false });
    expect(finding?.words).toContain("/media/a-960.avif (404");
    expect(await told(examinePictures(site({ ...answers, "/media/a-960.avif": picture })))).toEqual([
      "+ pictures",
    ]);
  });
});

describe("the doctor on the login", () => {
  const leads = (callback: string) => () =>
    new Response(null, {
      status: 302,
      headers: {
        Location: `https://provider.test/authorize?response_type=code&code_challenge_method=S256&redirect_uri=${encodeURIComponent(callback)}`,
      },
    });
  /** The provider answers every address of its own with this status. */
  const patient = (callback: string, status: number): Patient => {
    const own = site({ "/auth/login?provider": leads(callback) });
    return {
      origin,
      fetch: async (address, init) =>
        address.startsWith("https://provider.test/")
          ? new Response("", { status })
          : own.fetch(address, init),
    };
  };

  it("finds a provider that knows the client", async () => {
    expect(await told(examineLogin(patient(`${origin}/auth/callback`, 200)))).toEqual([
      "+ login",
      "+ callback",
      "+ provider",
    ]);
  });

  it("finds another address in the callback, a provider that refuses, and no login at all", async () => {
    expect(await told(examineLogin(patient("https://other.test/auth/callback", 400)))).toEqual([
      "+ login",
      "- callback",
      "- provider",
    ]);
    expect(await told(examineLogin(site({})))).toEqual(["- login"]);
  });
});

describe("the doctor on mail", () => {
  it("reports what the name servers say of the sender’s domain, and nothing without a sender", async () => {
    const { fetch } = resolverOver(goodZone);
    const patient = { origin, fetch: (address: string, init?: RequestInit) => fetch(address, init) };
    const settings = {
      MAIL_FROM: "letters@toadstool.test",
      MAIL_TRANSPORT: "resend",
      DKIM_SELECTOR: "resend",
    };
    const all = await told(examineMailDomain(patient, settings));
    expect(all.length).toBeGreaterThan(4);
    expect(await told(examineMailDomain(patient, {}))).toEqual(["? mail"]);
  });
});
