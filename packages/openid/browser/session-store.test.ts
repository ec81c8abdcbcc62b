import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onIdentity } from "./events.ts";
import type { SessionAnswer } from "./session-answer.ts";
import { foundHere, markedSession, wasHere } from "./presence.ts";
import { notAsked, SessionStore } from "./session-store.ts";

const nobody: SessionAnswer = { state: "initialised", user: null, expiresAt: null };
const owner: SessionAnswer = {
  state: "initialised",
  user: { name: "Toadstool", subject: "owner" },
  expiresAt: "2026-06-02T12:00:00.000Z",
};

/** A page of a site that answers `answer`, with a provider that answers the silent check with `code`. */
function openPage() {
  const site = {
    answer: owner as unknown,
    code: "login_required",

    checks: 0,
  };
  const window = new EventTarget();
  const frame = {
    contentWindow: {},
    setAttribute: () => undefined,
    remove: () => undefined,
    src: "",
  };
  const data = () => ({ kind: "site-silent-login", code: site.code });
  const appendChild = () => {
    site.checks++;
    const message = { origin: "https://pond.example", source: frame.contentWindow, data: data() };
    queueMicrotask(() => window.dispatchEvent(Object.assign(new Event("message"), message)));
  };
  const kept = new Map<string, string>();
  vi.stubGlobal("window", window);
  vi.stubGlobal("location", { origin: "https://pond.example" });
  vi.stubGlobal("document", { createElement: () => frame, body: { appendChild } });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("fetch", async () => Response.json(site.answer));
  const session = new SessionStore({
    loginAddress: "/login",
    sessionAddress: "/session",
    sessionName: () => "first",
  });
  return { site, session, frame };
}

describe("the session as a page knows it", () => {
  const heard: string[] = [];
  const deafen: (() => void)[] = [];
  beforeEach(() => {
    heard.length = 0;
    for (const type of ["redirect-handled", "token-obtained", "logout"] as const) {
      deafen.push(onIdentity(type, () => heard.push(type)));
    }
  });
  afterEach(() => {
    for (const stop of deafen.splice(0)) stop();
    vi.unstubAllGlobals();
  });

  it("is not known before the site has answered, and is remembered and announced once then", async () => {
    const { session } = openPage();
    expect(session.current()).toBe(notAsked);
    expect(await session.check()).toEqual(owner);
    await session.check();
    expect([foundHere(), markedSession(), session.hasEnded()]).toEqual([true, "first", false]);
    expect(heard).toEqual(["redirect-handled", "token-obtained"]);
  });

  it("ends where neither the site nor the provider knows it any more", async () => {
    const { session, site, frame } = openPage();
    await session.check();
    site.answer = nobody;
    expect(await session.check()).toEqual(nobody);
    expect([foundHere(), markedSession(), wasHere(), session.hasEnded()]).toEqual([false, null, true, true]);
    expect(frame.src).toBe("/login?mode=silent");
    expect(heard).toEqual(["redirect-handled", "token-obtained", "logout"]);
    // A browser that had no session since asks for nothing.
    await session.check();
    expect(site.checks).toBe(1);
  });

  it("stays unknown where the provider says nothing of use, and where the site does not answer", async () => {
    const { session, site } = openPage();
    await session.check();
    site.answer = { state: "error", code: "missing_refresh_token", message: "" };
    site.code = "provider_unreachable";
    expect(await session.check()).toMatchObject({ state: "error", code: "provider_unreachable" });
    site.answer = { anything: "else" };
    expect(await session.check()).toMatchObject({ state: "error", code: "unanswered" });
    expect([foundHere(), markedSession(), session.hasEnded()]).toEqual([true, "first", false]);
    expect(heard).not.toContain("logout");
  });
});
