import { beforeEach, describe, expect, it } from "vitest";
import { subscribers } from "#db/schema.ts";
import { testServices } from "#testing/services.ts";
import { words } from "#testing/words.ts";
import { isRefused } from "../outcome.ts";
import { parse } from "../parse.ts";
import { signToken, type TokenPurpose } from "../tokens/token.server.ts";
import { leavingForm, longestReason, reasonText } from "./leaving.ts";
import { saveLeavingReason } from "./subscription.server.ts";
import { signConfirmation } from "./confirmation-link.server.ts";
import { subscribe } from "./subscribe.server.ts";
import { testSubscriber } from "../letter/test-mail.server.ts";
import { confirmSubscription, unsubscribe } from "./subscription.server.ts";

const { leave } = words.readers;

let { services, world } = testServices();

beforeEach(async () => {
  ({ services, world } = testServices());
  await services.db.delete(subscribers);
  const email = "reader@pond.example";
  await services.db
    .insert(subscribers)
    .values({ id: "reader", email, emailKey: email, state: "confirmed", createdAt: world.now });
});

const token = (purpose: TokenPurpose = "unsubscribe") => signToken(services.secret, purpose, "reader");
const kept = async () => (await services.db.select().from(subscribers))[0]?.leavingReason;

async function tell(typed: { reason?: string; words?: string }, link?: string) {
  const input = parse(leavingForm(leave), typed);
  if (isRefused(input)) return input;
  return saveLeavingReason(services, link ?? (await token()), reasonText(input, leave));
}

describe("a reason for leaving", () => {
  it.each([
    [{ reason: "too-many" }, "Too many letters"],
    [{ reason: "too-many", words: " Twice a day! " }, "Too many letters: Twice a day!"],
    [{ reason: "other", words: "I moved\r\nto a desert." }, "I moved\nto a desert."],
    [{ reason: "other", words: "" }, "Something else"],
    [{ words: "=cmd|' /C calc'!A0" }, "=cmd|' /C calc'!A0"],
    [{ words: "\u0000Nul\u0007 and bell" }, "Nul  and bell"],
  ])("may be %j", async (typed, text) => {
    await unsubscribe(services, await token());
    expect(await tell(typed)).toBe(true);
    expect(await kept()).toBe(text);
  });

  it.each([
    [{}, "reason"],
    [{ words: "  \n " }, "reason"],
    [{ reason: "because" }, "reason"],
    [{ words: "x".repeat(longestReason + 1) }, "words"],
  ])("may not be %j", async (typed, field) => {
    await unsubscribe(services, await token());
    expect(await tell(typed)).toMatchObject({ refused: "invalid", issues: [{ field }] });
    expect(await kept()).toBe("");
  });

  it("may have exactly 500 characters, however many bytes they are", async () => {
    await unsubscribe(services, await token());
    expect(await tell({ words: "ü".repeat(longestReason) })).toBe(true);
  });

  it("may be changed: the last answer counts", async () => {
    await unsubscribe(services, await token());
    await tell({ reason: "too-many" });
    await tell({ reason: "elsewhere" });
    expect(await kept()).toBe("I read it elsewhere");
  });

  it("is accepted only from the holder of the link", async () => {
    await unsubscribe(services, await token());
    const right = await token();
    const others = [
      await token("confirm"),
      right.slice(0, -1),
      `${right.slice(0, -2)}xx`,
      await signToken("the secret of quite another site, as long", "unsubscribe", "reader"),
      await signToken(services.secret, "unsubscribe", "nobody"),
      "",
    ];
    for (const other of others) expect(await tell({ reason: "too-many" }, other)).toBe(false);
    expect(await kept()).toBe("");
  });

  it("is not accepted from a reader who has not left", async () => {
    expect(await tell({ reason: "too-many" })).toBe(false);
    expect(await kept()).toBe("");
  });

  it("is thanked for and kept nowhere when it comes from a test letter's link", async () => {
    await unsubscribe(services, await token());
    const link = await signToken(services.secret, "unsubscribe", testSubscriber);
    expect(await tell({ reason: "too-many" }, link)).toBe(true);
    expect(await kept()).toBe("");
  });

  it("is forgotten when the reader comes back", async () => {
    await unsubscribe(services, await token());
    await tell({ reason: "too-many" });
    await subscribe(services, "203.0.113.7", { email: "reader@pond.example" });
    const [row] = await services.db.select().from(subscribers);
    if (!row) throw new Error("There is no subscriber.");
    await confirmSubscription(services, "203.0.113.7", await signConfirmation(services, row));
    expect(await kept()).toBe("");
  });
});
