import { beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { deliveries, mailQuota, newsletterIssues, subscribers, suppressions } from "#db/schema.ts";
import { metered } from "#testing/metered.ts";
import { testServices } from "#testing/services.ts";
import { isRefused } from "../outcome.ts";
import { signToken } from "../tokens/token.server.ts";
import { forgetUnconfirmed, sweepConfirmations } from "./confirming.server.ts";
import { addressHash } from "./suppression.server.ts";
import { subscribe } from "./subscribe.server.ts";
import { confirmSubscription, findSubscription, unsubscribe } from "./subscription.server.ts";

const email = "Reader@Pond.example";
const minute = 60_000;
let { services, world } = testServices();

beforeEach(async () => {
  ({ services, world } = testServices());
  await services.db.delete(deliveries);
  await services.db.delete(newsletterIssues);
  await services.db.delete(subscribers);
  await services.db.delete(suppressions);
  await services.db.delete(mailQuota);
});

async function ask(address = email) {
  const outcome = await subscribe(services, "203.0.113.7", { email: address });
  await Promise.all(world.background);
  return outcome;
}

function later(milliseconds: number) {
  world.now = new Date(world.now.getTime() + milliseconds);
}

async function only() {
  const rows = await services.db.select().from(subscribers);
  expect(rows).toHaveLength(1);
  const [row] = rows;
  if (!row) throw new Error("There is no subscriber.");
  return row;
}

/** That of the newest link that was mailed. */
function confirmToken() {
  const links = world.mails.map(({ text }) => /\/confirmation\/([\w.-]+)/.exec(text)?.[1]);
  const token = links.findLast((link) => link !== undefined);
  if (!token) throw new Error("No confirmation was mailed.");
  return token;
}
const confirm = (token = confirmToken()) => confirmSubscription(services, "203.0.113.7", token);
const leave = async () =>
  unsubscribe(services, await signToken(services.secret, "unsubscribe", (await only()).id));

describe("asking for a subscription", () => {
  it("makes it pending and mails a link to confirm it", async () => {
    await ask();
    expect(await only()).toMatchObject({ email, emailKey: "reader@pond.example", state: "pending" });
    expect(world.mails).toHaveLength(1);
    expect(world.mails[0]?.to).toBe(email);
    const url = `https://toadstool.test/confirmation/${confirmToken()}`;
    expect(world.mails[0]?.html).toContain(url);
    expect(world.mails[0]?.text).toContain(url);
  });

  it("answers the same whether the address is new, pending, confirmed, gone, bounced or complained", async () => {
    const answers = [await ask()];
    for (const state of ["pending", "confirmed", "unsubscribed", "bounced", "complained"] as const) {
      await services.db.update(subscribers).set({ state });
      later(10 * minute);
      answers.push(await ask());
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ email })]),
    );
  });

  it("costs the same statements and answers the same for each state an address can be in, forgotten or not", async () => {
    const seen = new Set<string>();
    const askMetered = async () => {
      const { services: counted, cost } = metered(services);
      later(10 * minute);
      const answer = await subscribe(counted, "203.0.113.7", { email });
      seen.add(JSON.stringify([answer, cost.calls, cost.statements]));
      await Promise.all(world.background);
    };
    await askMetered();
    for (const state of ["pending", "confirmed", "unsubscribed", "bounced", "complained"] as const) {
      await services.db.update(subscribers).set({ state });
      await askMetered();
    }
    for (const reason of ["unsubscribed", "bounced", "complained"] as const) {
      await services.db.delete(subscribers);
      await services.db.delete(suppressions);
      const addressHashed = await addressHash(services, email);
      await services.db.insert(suppressions).values({ addressHash: addressHashed, reason, since: world.now });
      await askMetered();
    }
    expect([...seen]).toEqual([JSON.stringify([{ email }, 2, 6])]);
  });

  it("takes capitals for the same address", async () => {
    await ask("reader@pond.example");
    await ask("READER@pond.EXAMPLE");
    await only();
    expect(world.mails).toHaveLength(1);
  });

  it("mails no address again within five minutes, and again after them", async () => {
    await ask();
    later(5 * minute - 1);
    await ask();
    expect(world.mails).toHaveLength(1);
    later(1);
    await ask();
    expect(world.mails).toHaveLength(2);
  });

  it("mails a confirmed reader that they are subscribed already, and asks for no new confirmation", async () => {
    await ask();
    await confirm();
    later(10 * minute);
    await ask();
    expect(world.mails[1]?.subject).toContain("already subscribed");
    expect(world.mails[1]?.html).not.toContain("/confirmation/");
    expect((await only()).state).toBe("confirmed");
  });

  it("mails nothing to readers who bounced or complained", async () => {
    await ask();
    for (const state of ["bounced", "complained"] as const) {
      await services.db.update(subscribers).set({ state });
      later(10 * minute);
      await ask();
      expect((await only()).state).toBe(state);
    }
    expect(world.mails).toHaveLength(1);
  });

  it.each(["bounced", "complained"] as const)(
    "mails nothing to a reader who %s and was erased, keeps no trace of them, and answers as always",
    async (reason) => {
      const addressHashed = await addressHash(services, email);
      await services.db.insert(suppressions).values({ addressHash: addressHashed, reason, since: world.now });
      expect(await ask()).toEqual({ email });
      await sweepConfirmations(services);
      expect(world.mails).toHaveLength(0);
      expect(await services.db.$count(subscribers)).toBe(0);
    },
  );

  it("lets a reader who had left and was erased come back: their suppression is removed", async () => {
    const addressHashed = await addressHash(services, email);
    const left = { addressHash: addressHashed, reason: "unsubscribed" as const, since: world.now };
    await services.db.insert(suppressions).values(left);
    await ask();
    expect(await services.db.$count(suppressions)).toBe(1);
    expect(await confirm()).toMatchObject({ state: "confirmed" });
    expect(await services.db.$count(suppressions)).toBe(0);
  });

  it("shows readers who left that they left, and when, before they confirm again", async () => {
    await ask();
    await confirm();
    await leave();
    later(10 * minute);
    await ask();
    expect(world.mails[1]?.subject).toMatch(/^Welcome back\?/);
    expect(world.mails[1]?.text).toContain("on 1 June 2026");
    expect(world.mails[1]?.text).toContain("/confirmation/");
  });

  it("requires Turnstile where it is set up, and looks at no address before that", async () => {
    services.settings = { ...services.settings, turnstile: { siteKey: "a-key", secret: "a-secret" } };
    services.fetch = async () => Response.json({ success: false, "error-codes": ["invalid-input-response"] });
    const input = { email, turnstile: "a-proof" };
    expect(await subscribe(services, "203.0.113.7", input)).toMatchObject({ code: "person_unproven" });
    expect(await ask()).toMatchObject({ code: "person_unproven" });
    expect(await services.db.$count(subscribers)).toBe(0);
    services.fetch = async () => Response.json({ success: true });
    expect(await subscribe(services, "203.0.113.7", input)).toEqual({ email });
  });

  it("waits for no mail server: an address that is mailed costs no more time than one that is not", async () => {
    await ask();
    later(10 * minute);
    services.mail = { ...services.mail, send: () => new Promise(() => undefined) };
    for (const address of [email, "new@pond.example"]) {
      expect(await subscribe(services, "203.0.113.7", { email: address })).toEqual({ email: address });
    }
  });

  it("is refused when one visitor asks too often", async () => {
    services.limits.subscribe = async () => false;
    expect(await ask()).toMatchObject({ refused: "tooMany", retryAfter: 60 });
    expect(await services.db.$count(subscribers)).toBe(0);
  });

  it("is refused while the site has no address to send from", async () => {
    const mail = { ...services.settings.mail, from: { name: "Toadstool", address: "" } };
    services.settings = { ...services.settings, mail };
    expect(isRefused(await ask())).toBe(true);
  });

  it("loses no reader's return to a busy mail server, and mails only readers for whom it was requested", async () => {
    await ask();
    await leave();
    await sweepConfirmations(services);
    expect(world.mails).toHaveLength(1);
    world.acceptMail = () => ({ result: "busy", reason: "421 later", retryAfter: null });
    await ask();
    world.acceptMail = () => ({ result: "accepted", messageId: null });
    await sweepConfirmations(services);
    await sweepConfirmations(services);
    expect(world.mails).toHaveLength(3);
    expect(await confirm()).toMatchObject({ state: "confirmed" });
  });

  it("loses nothing to a busy mail server: the next sweep mails the link", async () => {
    world.acceptMail = () => ({ result: "busy", reason: "421 later", retryAfter: null });
    await ask();
    expect((await only()).confirmationSentAt).toBeNull();
    world.acceptMail = () => ({ result: "accepted", messageId: null });
    await sweepConfirmations(services);
    await sweepConfirmations(services);
    expect(world.mails).toHaveLength(2);
  });
});

describe("confirming", () => {
  beforeEach(async () => void (await ask()));

  it("is not done by looking at the page", async () => {
    expect(await findSubscription(services, "confirm", confirmToken())).toEqual({
      email: "R…@Pond.example",
      state: "pending",
    });
    expect((await only()).state).toBe("pending");
  });

  it("makes a pending subscription confirmed, and may be done again", async () => {
    expect(await confirm()).toMatchObject({ state: "confirmed" });
    const { confirmedAt } = await only();
    later(minute);
    expect(await confirm()).toMatchObject({ state: "confirmed" });
    expect((await only()).confirmedAt).toEqual(confirmedAt);
  });

  it("brings back readers who have left by a link alone that was mailed since", async () => {
    const first = confirmToken();
    await confirm();
    await leave();
    expect(await confirm(first)).toMatchObject({ state: "unsubscribed" });
    later(10 * minute);
    await ask();
    expect((await only()).state).toBe("unsubscribed");
    expect(await confirm(first)).toMatchObject({ state: "unsubscribed" });
    expect(await confirm()).toMatchObject({ state: "confirmed" });
  });

  it("is open to a reader who has left and holds the newest link, closed to one with an older link", async () => {
    const first = confirmToken();
    await leave();
    await ask();
    expect(await findSubscription(services, "confirm", confirmToken())).toMatchObject({ state: "pending" });
    expect(await findSubscription(services, "confirm", first)).toMatchObject({ state: "unsubscribed" });
    expect((await only()).state).toBe("unsubscribed");
  });

  it("brings a reader back once for each time they left, even within one millisecond", async () => {
    const links = [];
    for (let time = 0; time < 3; time++) {
      await leave();
      await ask();
      links.push(confirmToken());
      expect(await confirm()).toMatchObject({ state: "confirmed" });
    }
    expect(new Set(links).size).toBe(3);
    await leave();
    for (const link of links) expect(await confirm(link)).toMatchObject({ state: "unsubscribed" });
  });

  it.each(["bounced", "complained"] as const)(
    "does nothing for an address that has %s since",
    async (state) => {
      await leave();
      await ask();
      await services.db.update(subscribers).set({ state });
      expect(await confirm()).toMatchObject({ state });
      const addressHashed = await addressHash(services, email);
      const reason = state;
      await services.db.insert(suppressions).values({ addressHash: addressHashed, reason, since: world.now });
      await services.db.update(subscribers).set({ state: "unsubscribed" });
      expect(await confirm()).toMatchObject({ state: "unsubscribed" });
      expect(await services.db.$count(suppressions)).toBe(1);
    },
  );

  it("does not accept a token that is forged, cut short, of another purpose or another site", async () => {
    const token = confirmToken();
    const { id } = await only();
    const others = [
      token.slice(0, -1),
      token.slice(0, 20),
      `${token.slice(0, -2)}xx`,
      await signToken(services.secret, "unsubscribe", id),
      await signToken("the secret of quite another site, as long", "confirm", id),
      await signToken(services.secret, "confirm", "nobody"),
      "",
      "%00",
    ];
    for (const other of others) expect(await confirmSubscription(services, "x", other)).toBeNull();
    expect((await only()).state).toBe("pending");
  });

  it("is refused when one visitor tries too often", async () => {
    services.limits.confirm = async () => false;
    expect(await confirm()).toMatchObject({ refused: "tooMany" });
  });
});

describe("leaving", () => {
  beforeEach(async () => void (await ask()));

  it("ends a confirmed subscription, and may be done again", async () => {
    await confirm();
    expect(await leave()).toMatchObject({ state: "unsubscribed" });
    const { unsubscribedAt } = await only();
    later(minute);
    expect(await leave()).toMatchObject({ state: "unsubscribed" });
    expect((await only()).unsubscribedAt).toEqual(unsubscribedAt);
  });

  it("lets a reader who changes their mind come back at once", async () => {
    await confirm();
    await leave();
    world.mails.length = 0;
    await ask();
    expect(world.mails).toHaveLength(1);
    expect(await confirm()).toMatchObject({ state: "confirmed" });
  });

  it("ends a pending one too", async () => expect(await leave()).toMatchObject({ state: "unsubscribed" }));

  it("cannot be done with a token for confirming", async () => {
    expect(await unsubscribe(services, confirmToken())).toBeNull();
    expect((await only()).state).toBe("pending");
  });

  it("does not unsubscribe anyone by a test letter's link", async () => {
    const token = await signToken(services.secret, "unsubscribe", "test");
    expect(await unsubscribe(services, token)).toMatchObject({ state: "unsubscribed" });
    expect((await only()).state).toBe("pending");
  });
});

describe("a person who never confirms", () => {
  it("is forgotten after a month, and not before", async () => {
    await ask();
    later(30 * 24 * 60 * minute - 1);
    await forgetUnconfirmed(services);
    await only();
    later(2);
    await forgetUnconfirmed(services);
    expect(await services.db.$count(subscribers)).toBe(0);
  });

  it("stays in the account of the letters they once had", async () => {
    await ask();
    const { id } = await only();
    await services.db.insert(newsletterIssues).values({
      id: "i",
      sendKey: "k",
      subject: "s",
      content: "c",
      origin: "o",
      audience: 1,
      state: "sent",
      startedAt: world.now,
    });
    await services.db.insert(deliveries).values({ issueId: "i", subscriberId: id, state: "accepted" });
    later(40 * 24 * 60 * minute);
    await forgetUnconfirmed(services);
    expect(await services.db.$count(subscribers, eq(subscribers.id, id))).toBe(1);
  });
});
