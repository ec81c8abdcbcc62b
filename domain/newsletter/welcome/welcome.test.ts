import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { subscribers, welcomeLetters } from "#db/schema.ts";
import { crashing } from "#testing/crashing.ts";
import { testLedger } from "#testing/ledger.ts";
import { seeds } from "#testing/seeds.ts";
import { createDraft, deleteDraft, restoreDraft, saveDraft, sweepTrash } from "../../drafts/drafts.server.ts";
import { isRefused } from "../../outcome.ts";
import type { MailTransport, Services } from "../../services.ts";
import { parse } from "../../parse.ts";
import { pageOfIssues } from "../issues.server.ts";
import { sweepIssues } from "../ledger/sweep-issues.server.ts";
import { sendDueWelcomes } from "./send-welcomes.server.ts";
import { addWelcomeLetter, updateWelcomeText } from "./publish-welcome.server.ts";
import { turnInput } from "./welcome-letter.ts";
import {
  changeTurn,
  listUnaddedLetters,
  listWelcomeLetters,
  moveWelcomeLetter,
  switchWelcomeLetter,
} from "./welcome-letters.server.ts";

const day = 86_400_000;
let ledger = testLedger();

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  ledger = testLedger();
  await empty();
});
afterEach(() => vi.restoreAllMocks());

async function empty() {
  await ledger.clear();
  await ledger.services.db.delete(welcomeLetters);
}

const empties = { summary: "", slug: "", dateString: "", imageUrl: "" };
const tea = { ...empties, content: "Sit down, *have some tea*." };

async function write(subject: string, days: number, isOn = true) {
  const { services, owner } = ledger;
  const { id } = await createDraft(services, owner, { ...tea, title: subject, kind: "welcome" });
  const added = await addWelcomeLetter(services, owner, id, { days, isOn });
  if (!added || isRefused(added)) throw new Error("It was not added.");
  return added;
}
/** Changes the draft, and gives readers what it says. */
async function rewrite(id: string, title: string, content = tea.content) {
  const { services, owner } = ledger;
  await saveDraft(services, owner, id, { ...tea, title, content });
  return updateWelcomeText(services, owner, id);
}
async function join(name: string) {
  const { services, world } = ledger;
  const email = `${name}@pond.example`;
  const row = { id: name, email, emailKey: email, createdAt: world.now, confirmedAt: world.now };
  await services.db.insert(subscribers).values({ ...row, state: "confirmed", source: "form" });
}
/** The cron runs, and the queue is emptied. */
async function turn(services: Services = ledger.services) {
  await sweepIssues(services);
  await sendDueWelcomes(services);
  for (const chunk of ledger.world.chunks.splice(0)) await ledger.deliver(chunk, services);
}
async function days(count: number) {
  for (let passed = 0; passed < count; passed++) {
    ledger.later(day);
    await turn();
  }
}
const sent = (name: string) =>
  ledger.world.mails.filter(({ to }) => to.startsWith(`${name}@`)).map(({ subject }) => subject);

describe("the welcome letters", () => {
  it("sends each letter once, its days after the one before, in their order", async () => {
    await write("One", 0);
    await write("Two", 3);
    await write("Three", 2);
    await join("ada");
    await turn();
    expect(sent("ada")).toEqual(["One"]);
    await days(2);
    expect(sent("ada")).toEqual(["One"]);
    await days(1);
    expect(sent("ada")).toEqual(["One", "Two"]);
    await days(9);
    expect(sent("ada")).toEqual(["One", "Two", "Three"]);
    const [mail] = ledger.world.mails;
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(mail?.headers["Auto-Submitted"]).toBe("auto-generated");
    expect(mail?.html).not.toContain("View online");
  });

  it("stops where the reader leaves, and goes to nobody who was added, imported or there before", async () => {
    await join("early");
    ledger.later(1000);
    await write("One", 0);
    await write("Two", 1);
    await join("ada");
    await join("bo");
    await ledger.services.db.update(subscribers).set({ source: "import" }).where(eq(subscribers.id, "bo"));
    await turn();
    await ledger.services.db
      .update(subscribers)
      .set({ state: "unsubscribed" })
      .where(eq(subscribers.id, "ada"));
    await days(3);
    expect([sent("ada"), sent("bo"), sent("early")]).toEqual([["One"], [], []]);
  });

  it("passes over a paused letter, and a letter switched on again begins with turns from then on", async () => {
    const { services, owner } = ledger;
    await write("One", 0);
    const two = await write("Two", 1);
    await write("Three", 2);
    await switchWelcomeLetter(services, owner, two.id, false);
    await join("ada");
    await turn();
    await days(2);
    expect(sent("ada")).toEqual(["One", "Three"]);
    await switchWelcomeLetter(services, owner, two.id, true);
    await join("bo");
    await turn();
    await days(4);
    expect([sent("ada"), sent("bo")]).toEqual([
      ["One", "Three"],
      ["One", "Two", "Three"],
    ]);
  });

  it("sends a letter once although it is edited, and none that was moved before one that a reader has had", async () => {
    const { services, owner } = ledger;
    const one = await write("One", 0);
    const two = await write("Two", 1);
    await join("ada");
    await turn();
    await rewrite(one.id, "One", "Another text.");
    await moveWelcomeLetter(services, owner, two.id, "up");
    await days(3);
    expect(sent("ada")).toEqual(["One"]);
    await join("bo");
    await turn();
    expect(sent("bo")).toEqual([]);
    await days(1);
    await days(1);
    expect(sent("bo")).toEqual(["Two", "One"]);
    await deleteDraft(services, owner, two.id);
    await days(3);
    expect([sent("ada"), sent("bo")]).toEqual([["One"], ["Two", "One"]]);
    expect(await listWelcomeLetters(services, owner)).toMatchObject([
      { subject: "One", balance: { audience: 2, accepted: 2 } },
    ]);
    expect((await pageOfIssues(services, owner)).issues).toEqual([]);
  });

  it("is moved a step, to the top or to a place; one that is gone is not", async () => {
    const { services, owner } = ledger;
    const [one, , three] = [await write("One", 0), await write("Two", 1), await write("Three", 1)];
    const move = async (...[id, to]: [string, "up" | "down" | "top" | number]) => {
      const isMoved = await moveWelcomeLetter(services, owner, id, to);
      return [isMoved, ...(await listWelcomeLetters(services, owner)).map(({ subject }) => subject)];
    };
    expect(await move(three.id, "up")).toEqual([true, "One", "Three", "Two"]);
    expect(await move(one.id, "down")).toEqual([true, "Three", "One", "Two"]);
    expect(await move(three.id, "up")).toEqual([true, "Three", "One", "Two"]);
    expect(await move(three.id, 3)).toEqual([true, "One", "Two", "Three"]);
    expect(await move(three.id, "top")).toEqual([true, "Three", "One", "Two"]);
    expect(await move("gone", "top")).toEqual([false, "Three", "One", "Two"]);
  });

  it("goes as it was last saved for readers, whatever its draft says since", async () => {
    const { services, owner } = ledger;
    const one = await write("One", 0);
    await saveDraft(services, owner, one.id, { ...tea, title: "Half a thought" });
    expect(await listWelcomeLetters(services, owner)).toMatchObject([{ subject: "One", isChanged: true }]);
    await join("ada");
    await turn();
    expect(await updateWelcomeText(services, owner, one.id, 1)).toMatchObject({ code: "changed_elsewhere" });
    await updateWelcomeText(services, owner, one.id, 2);
    await join("bo");
    await turn();
    expect([sent("ada"), sent("bo")]).toEqual([["One"], ["Half a thought"]]);
    expect(await listWelcomeLetters(services, owner)).toMatchObject([{ isChanged: false }]);
    expect(await rewrite(one.id, " ")).toMatchObject({ issues: [{ field: "subject" }] });
    expect(await updateWelcomeText(services, owner, "gone")).toBeNull();
  });

  it("changes nothing from an older window, and a press repeated adds one letter", async () => {
    const { services, owner } = ledger;
    const one = await write("One", 0);
    const changed = { days: 3, isOn: true, version: 1 };
    expect(await changeTurn(services, owner, one.id, changed)).toMatchObject({ days: 3, version: 2 });
    expect(await changeTurn(services, owner, one.id, changed)).toMatchObject({ code: "changed_elsewhere" });
    await addWelcomeLetter(services, owner, one.id, { days: 9, isOn: true });
    expect(await listWelcomeLetters(services, owner)).toMatchObject([{ days: 3 }]);
    expect(await changeTurn(services, owner, "gone", changed)).toBeNull();
  });

  it("waits in its place, paused, when a deleted letter is restored", async () => {
    const { services, owner } = ledger;
    const one = await write("One", 0);
    await write("Two", 1);
    await deleteDraft(services, owner, one.id);
    expect(await listWelcomeLetters(services, owner)).toMatchObject([{ subject: "Two" }]);
    expect(await switchWelcomeLetter(services, owner, one.id, true)).toBe(false);
    await restoreDraft(services, owner, one.id);
    expect(await listWelcomeLetters(services, owner)).toMatchObject([
      { subject: "One", isOn: false },
      { subject: "Two" },
    ]);
    await deleteDraft(services, owner, one.id);
    ledger.later(31 * day);
    await sweepTrash(services);
    expect(await services.db.$count(welcomeLetters)).toBe(1);
  });

  it("takes twelve letters", async () => {
    const { services, owner } = ledger;
    for (let number = 1; number <= 12; number++) await write(`Letter ${number}`, 1);
    const { id } = await createDraft(services, owner, { ...tea, title: "One more", kind: "welcome" });
    expect(await addWelcomeLetter(services, owner, id, { days: 1, isOn: true })).toMatchObject({
      code: "too_many_welcomes",
    });
    expect(await listUnaddedLetters(services, owner)).toMatchObject([{ title: "One more" }]);
  });

  it.each([[-1], [1.5], [366], [Number.NaN], [""]])("refuses %j days", (days) => {
    expect(parse(turnInput, { days, isOn: true, version: "0" })).toMatchObject({
      issues: [{ field: "days" }],
    });
  });
});

/** A small generator of numbers from 0 to 1 (mulberry32), so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A provider that takes the same mail once, and what it has taken, by name. */
function provider() {
  const keys = new Set<string>();
  const received: Record<string, string[]> = {};
  const transport: MailTransport = {
    name: "remembering",
    takesLetters: true,
    remembers: day,
    async send(mails) {
      for (const { to, subject, idempotencyKey } of mails) {
        const name = to.split("@")[0] ?? "";
        if (!keys.has(idempotencyKey)) received[name] = [...(received[name] ?? []), subject];
        keys.add(idempotencyKey);
      }
      return mails.map(() => ({ result: "accepted", messageId: null }));
    },
  };
  return { transport, received };
}

describe("a Worker that dies at any call", () => {
  it.each(seeds(1))(
    "neither skips nor repeats a welcome letter (seed %i)",
    { timeout: 120_000 },
    async (seed) => {
      const random = randomFrom(seed);
      const { transport, received } = provider();
      ledger = testLedger({ mail: transport });
      await empty();
      await write("One", 0);
      await write("Two", 1);
      await write("Three", 2);
      const names = ["ada", "bo", "cy", "dee"];
      for (let step = 0; step < 30; step++) {
        const name = step % 5 === 0 ? names[step / 5] : undefined;
        if (name) await join(name);
        const crash = { at: 1 + Math.floor(random() * 25), isDone: random() < 0.5 };
        const { db } = crashing(ledger.services, crash).services;
        await turn({ ...ledger.services, db }).catch(() => undefined);
        ledger.later(11 * 60_000);
        // A provider forgets after a day: an outage that is longer makes deliveries uncertain, which is no crash.
        if (random() < 0.5) await turn();
        if (random() < 0.5) ledger.later(day / 4);
      }
      await days(8);
      expect(received).toEqual(Object.fromEntries(names.map((name) => [name, ["One", "Two", "Three"]])));
    },
  );
});
