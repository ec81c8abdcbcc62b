import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { identityEvents } from "#db/schema.ts";
import { refusalsKeptAnHour } from "#domain/identity/events.server.ts";
import { testServices } from "#testing/services.ts";
import { openSite, type Site } from "../document/site.ts";

/** The attack: wrong passkeys without end, to guess one, and to fill what is kept of refusals so that a real one is not. */

const { db } = testServices().services;
const wrong = { answer: JSON.stringify({ id: "guessed" }) };

beforeEach(() => db.delete(identityEvents));

async function flood(times: number, browserOf: (n: number) => ReturnType<Site["browser"]>) {
  const statuses: number[] = [];
  const waits = new Set<string | null>();
  for (let n = 0; n < times; n++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await browserOf(n).post("/auth/passkey", wrong);
    statuses.push(answer.status);
    waits.add(answer.headers.get("Retry-After"));
  }
  return { statuses, waits };
}

const kept = (code: string) => db.$count(identityEvents, eq(identityEvents.code, code));

describe("wrong passkeys", () => {
  it("are answered with the limit from one address, which may still log in at the provider", async () => {
    const site = await openSite();
    const attacker = site.browser();
    const { statuses, waits } = await flood(50, () => attacker);
    expect(waits).toEqual(new Set([null, "60"]));
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await attacker.begin()).origin).toBe(new URL(site.issuer).origin);
  });

  it("from a crowd fill nothing: a refusal for another reason is kept", async () => {
    const site = await openSite();
    await flood(3 * refusalsKeptAnHour + 5, () => site.browser());
    expect(await kept("passkey_refused")).toBe(refusalsKeptAnHour);
    const person = site.browser();
    await person.finish(await person.begin(), { error: "access_denied" });
    expect(await db.$count(identityEvents)).toBe(refusalsKeptAnHour + 1);
  });
});
