import { beforeEach, describe, expect, it } from "vitest";
import { identityEvents, personalTokens } from "#db/schema.ts";
import { isRefused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { hashId } from "#domain/tokens/token.server.ts";
import { madeToken, tokenInput } from "#testing/personal-tokens.ts";
import { fromPondwick, testOwner, testServices } from "#testing/services.ts";
import { mostTokens, personalTokenInput } from "./personal-token.ts";
import {
  listPersonalTokens,
  makePersonalToken,
  revokePersonalToken,
  sweepPersonalTokens,
} from "./personal-tokens.server.ts";

let { services, world } = testServices();
let owner = testOwner(services);
const day = 86_400_000;
const pass = (days: number) => (world.now = new Date(world.now.getTime() + days * day));
const another = () => Object.assign({}, owner, { subject: "another" });

beforeEach(async () => {
  ({ services, world } = testServices());
  owner = testOwner(services);
  await services.db.delete(personalTokens);
  await services.db.delete(identityEvents);
});

describe("making a personal access token", () => {
  it("shows it once, with 256 bits, and keeps its hash and its first nine characters", async () => {
    const made = await madeToken(services, { scopes: ["email", "read", "read"] });
    expect(made.token).toMatch(/^site_[\w-]{43}$/);
    expect(made).toMatchObject({ scopes: ["read", "email"], state: "open", lastUsedAt: null });
    expect((await madeToken(services)).token).not.toBe(made.token);
    const [kept] = (await services.db.select().from(personalTokens)).filter(({ id }) => id === made.id);
    expect(kept).toMatchObject({ hash: await hashId(made.token), hint: made.token.slice(0, 9) });
    expect(JSON.stringify(kept)).not.toContain(made.token.slice(9));
    expect(JSON.stringify(await listPersonalTokens(services, owner))).not.toContain(made.token.slice(9));
  });

  it("writes down that one was made, and one was revoked, without a word of the token", async () => {
    const { id, token } = await madeToken(services);
    await revokePersonalToken(services, owner, id, fromPondwick);
    const events = await services.db.select().from(identityEvents);
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "token_made", code: "made", subject: "owner", ...fromPondwick }),
        expect.objectContaining({ kind: "token_revoked", code: "revoked", subject: "owner" }),
      ]),
    );
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toContain(token.slice(0, 9));
  });

  it("makes one of a form that is sent twice, and says so", async () => {
    const input = tokenInput();
    const sent = await Promise.all(
      [1, 2, 3].map(() => makePersonalToken(services, owner, input, fromPondwick)),
    );
    expect(sent.filter((answer) => !isRefused(answer))).toHaveLength(1);
    expect(sent.find(isRefused)).toMatchObject({ refused: "conflict", code: "token_made_already" });
    expect(await services.db.$count(personalTokens)).toBe(1);
  });

  it(`keeps at most ${mostTokens} open, even if many are asked for at once`, async () => {
    const asked = Array.from({ length: mostTokens + 5 }, () =>
      makePersonalToken(services, owner, tokenInput(), fromPondwick),
    );
    const refused = (await Promise.all(asked)).filter(isRefused);
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => "too_many_tokens"));
    const [oldest] = await listPersonalTokens(services, owner);
    await revokePersonalToken(services, owner, oldest?.id ?? "", fromPondwick);
    await madeToken(services);
    expect((await makePersonalToken(services, owner, tokenInput(), fromPondwick)) as object).toHaveProperty(
      "refused",
    );
    pass(30);
    await madeToken(services);
  });

  it("lasts 7, 30, 90 or 365 days, for at least one scope there is, under a name", () => {
    for (const days of [7, "30", 90, "365"])
      expect(parse(personalTokenInput, tokenInput({ days } as never))).toMatchObject({ days: Number(days) });
    const wrong: [field: string, changes: object][] = [
      ["days", { days: 366 }],
      ["days", { days: 8 }],
      ["days", { days: -7 }],
      ["days", { days: "" }],
      ["days", { days: "7e9" }],
      ["scopes", { scopes: [] }],
      ["scopes.0", { scopes: ["admin"] }],
      ["scopes.0", { scopes: ["read posts"] }],
      ["name", { name: "   " }],
      ["name", { name: "a".repeat(61) }],
      ["key", { key: "1" }],
    ];
    for (const [field, changes] of wrong)
      expect(parse(personalTokenInput, { ...tokenInput(), ...changes }), `${field}`).toMatchObject({
        code: "invalid_input",
        issues: [{ field, message: expect.stringMatching(/^[A-Z].*\.|”\.$/) }],
      });
  });
});

describe("the list of tokens", () => {
  it("shows the newest first, and what ended for thirty days more", async () => {
    const first = await madeToken(services, { name: "First", days: 7 });
    pass(1);
    const second = await madeToken(services, { name: "Second", days: 90 });
    const shown = async () =>
      (await listPersonalTokens(services, owner)).map(({ name, state }) => [name, state]);
    expect(await shown()).toEqual([
      ["Second", "open"],
      ["First", "open"],
    ]);
    pass(6);
    expect(await shown()).toEqual([
      ["Second", "open"],
      ["First", "expired"],
    ]);
    await revokePersonalToken(services, owner, second.id, fromPondwick);
    pass(29);
    await sweepPersonalTokens(services);
    expect(await shown()).toEqual([
      ["Second", "revoked"],
      ["First", "expired"],
    ]);
    pass(1);
    expect(await shown()).toEqual([]);
    await sweepPersonalTokens(services);
    expect(await services.db.$count(personalTokens)).toBe(0);
    expect(await revokePersonalToken(services, owner, first.id, fromPondwick)).toBeNull();
  });

  it("is each owner's own, to see, to fill and to revoke from", async () => {
    const { id } = await madeToken(services);
    const theirs = await madeToken(services, { name: "Theirs" }, another());
    expect(await listPersonalTokens(services, owner)).toMatchObject([{ name: "Backup script" }]);
    expect(await revokePersonalToken(services, another(), id, fromPondwick)).toBeNull();
    expect(await revokePersonalToken(services, owner, theirs.id, fromPondwick)).toBeNull();
    const elsewhere = Object.assign({}, owner, { issuer: "https://elsewhere.test" });
    expect(await revokePersonalToken(services, elsewhere, id, fromPondwick)).toBeNull();
    expect(await services.db.$count(identityEvents)).toBe(2);
    expect(await revokePersonalToken(services, owner, id, fromPondwick)).toMatchObject({ state: "revoked" });
    expect(await revokePersonalToken(services, owner, id, fromPondwick)).toBeNull();
  });
});
