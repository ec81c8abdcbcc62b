import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import { drafts } from "#db/schema.ts";
import { type Crash, deathsIn, mortality, watch, watchDatabase } from "#testing/crashing.ts";
import { letter, minute, sumOf, testLedger } from "#testing/ledger.ts";
import { mailProvider } from "#testing/mail-provider.ts";
import { firstOf } from "#testing/seeds.ts";
import type { LetterQueue, Mail, Services } from "../../services.ts";
import { cancelIssue, pauseIssue, resumeIssue, retryFailed } from "./controls.server.ts";
import { listIssues } from "../issues.server.ts";
import { sendIssue } from "./send-issue.server.ts";
import { sweepIssues } from "./sweep-issues.server.ts";
import { undoSend } from "./undo-send.server.ts";

type Ledger = ReturnType<typeof testLedger>;
type Act = (ledger: Ledger, mortal: Services) => Promise<unknown>;

const day = 24 * 60 * minute;
const transports = [
  ["remembers", day],
  ["forgets", 0],
] as const;

beforeEach(() => {
  // Each crash is logged.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

/** Two chunks, of which the second is small. */
const readers = 103;
const input = { ...letter, draftId: "draft" };

const send: Act = ({ owner }, mortal) => sendIssue(mortal, owner, input);
const schedule: Act = ({ owner, world }, mortal) =>
  sendIssue(mortal, owner, { ...input, dueAt: new Date(world.now.getTime() + 1000) });
const first = async ({ world }: Ledger) => world.chunks.shift() ?? { issueId: "none", chunk: 0 };
const deliver: Act = async (ledger, mortal) => ledger.deliver(await first(ledger), mortal);
const sweep: Act = (_, mortal) => sweepIssues(mortal);
/** A button of the owner's; where the letter is gone already, there is nothing to press. */
const on =
  (press: (services: Services, owner: Ledger["owner"], id: string) => Promise<unknown>): Act =>
  async (ledger, mortal) =>
    press(mortal, ledger.owner, (await ledger.issue()).id);

const later: Act = async (ledger) => ledger.later(11 * minute);
const asked = [send, later];
const half = [...asked, deliver];

/** A chunk that the provider took, and no Worker lived to write it down. */
const dieSending: Act = async (ledger) => {
  const { services } = ledger;
  const { send } = services.mail;
  const { mortal, seen } = dying(services, null);
  const mail = {
    ...services.mail,
    async send(mails: Mail[]) {
      await send(mails);
      seen.isDead = true;
      throw new Error("crash");
    },
  };
  await expect(ledger.deliver(await first(ledger), { ...mortal, mail })).rejects.toThrow("crash");
};
const failSome: Act = ({ services }) =>
  services.db.run("update deliveries set state = 'failed' where rowid % 3 = 0");

interface Story {
  /** Each ends well. */
  before: Act[];
  act: Act;
  /** Whether the caller that meets the crash tries again. */
  isTriedAgain?: boolean;
  /** Whether some recipients, or all, get no mail in the end. */
  isEnd?: boolean;
}

const stories: Record<string, Story> = {
  "a chunk is delivered": { before: asked, act: deliver },
  "a lost claim is delivered": { before: [...asked, dieSending, later, sweep], act: deliver },
  "the sweep revives what is dead": { before: [...asked, dieSending, later], act: sweep },
  "the failed are tried again": {
    before: [...asked, failSome, deliver, deliver],
    act: on(retryFailed),
    isTriedAgain: true,
  },
  "a letter is sent": { before: [], act: send },
  "a letter is sent, and once more": { before: [], act: send, isTriedAgain: true },
  "a letter is scheduled": { before: [], act: schedule },
  "the sweep freezes what is due": { before: [schedule, later], act: sweep },
  "it is paused": { before: half, act: on(pauseIssue), isTriedAgain: true },
  "it goes on": { before: [...half, on(pauseIssue)], act: on(resumeIssue), isTriedAgain: true },
  "it is cancelled": { before: half, act: on(cancelIssue), isTriedAgain: true, isEnd: true },
  "it is taken back": { before: [send], act: on(undoSend), isTriedAgain: true, isEnd: true },
};

/** Those in which mail is under way come first: the others do not ask what a transport remembers. */
const told = Object.entries(stories);

describe.each(transports)("with a transport that %s, where the Worker dies", (_, remembers) => {
  it.each(remembers > 0 ? told : firstOf(told, 4))(
    "while %s, no subscriber is lost and none is mailed twice",
    { timeout: 300_000 },
    async (_name, story) => {
      const deaths = deathsIn(await live(story, remembers, null));
      expect(deaths.length).toBeGreaterThan(1);
      for (const death of deaths) await live(story, remembers, death);
    },
  );
});

it("leaves ten in doubt at most where a transport that forgets was in the middle of a hundred", async () => {
  const ledger = testLedger({ mail: mailProvider(0, () => "takes").transport });
  await ledger.clear();
  await ledger.enlist(readers);
  await ledger.send();
  await dieSending(ledger, ledger.services);
  await later(ledger, ledger.services);
  await sweepIssues(ledger.services);
  expect((await ledger.issue()).balance).toMatchObject({ uncertain: 10, waiting: readers - 10 });
});

/** Lives through a story, dies on the way, and goes on until nothing moves. Answers which calls there were. */
async function live(story: Story, remembers: number, crash: Crash | null) {
  const { transport, taken } = mailProvider(remembers, () => "takes");
  const ledger = testLedger({ mail: transport });
  await ledger.clear();
  await ledger.enlist(readers);
  const { services, world } = ledger;
  const draft = { id: "draft", kind: "letter" as const, createdAt: world.now, updatedAt: world.now };
  await services.db.insert(drafts).values(draft);
  for (const step of story.before) await step(ledger, services);

  const { mortal, seen } = dying(services, crash);
  await story.act(ledger, mortal).catch(() => undefined);
  await expectTruth(ledger, taken);
  if (story.isTriedAgain) await story.act(ledger, services).catch(() => undefined);
  await untilQuiet(ledger, taken);

  const [issue] = await listIssues(services, ledger.owner);
  const isLive = (await services.db.query.drafts.findFirst())?.deletedAt === null;
  // Either it was never sent, and is still a draft; or it was, and is on the ledger.
  expect(isLive).toBe(issue === undefined);
  const { accepted, uncertain, skipped, failed } = issue?.balance ?? nobody;
  expect(taken.size).toBeGreaterThanOrEqual(accepted);
  expect(taken.size).toBeLessThanOrEqual(accepted + uncertain);
  expect(failed).toBe(0);
  expect(remembers > 0 ? uncertain : 0).toBe(0);
  expect(story.isEnd ? 0 : skipped).toBe(0);
  expect(story.isTriedAgain && story.act === send ? accepted + uncertain : readers).toBe(readers);
  return seen;
}

const nobody = { accepted: 0, uncertain: 0, skipped: 0, failed: 0 };

/** The balance adds up and no recipient has been mailed twice, at this moment. */
async function expectTruth(ledger: Ledger, taken: Map<string, number>): Promise<void> {
  for (const { balance } of await listIssues(ledger.services, ledger.owner)) {
    expect(sumOf(balance)).toBe(balance.audience);
  }
  expect(Math.max(0, ...taken.values())).toBeLessThanOrEqual(1);
}

/** Crons and messages, some of which are lost in crashes, until no delivery is waiting. */
async function untilQuiet(ledger: Ledger, taken: Map<string, number>): Promise<void> {
  const { services, world, owner } = ledger;
  for (let round = 0; round < 12; round++) {
    const [issue] = await listIssues(services, owner);
    if (!issue || (["sent", "cancelled"].includes(issue.state) && issue.balance.waiting === 0)) return;
    if (issue.state === "paused") await resumeIssue(services, owner, issue.id);
    ledger.later(11 * minute);
    await sweepIssues(services);
    while (world.chunks.length > 0) {
      await ledger.drain();
      await expectTruth(ledger, taken);
    }
  }
  expect("It is still not quiet.").toBe("");
}

/** Services of a Worker that dies at one of its calls to the outside. */
function dying(services: Services, crash: Crash | null) {
  const { call, seen } = mortality(crash);
  const { DB } = env as unknown as { DB: D1Database };
  const mortal: Services = {
    ...services,
    db: openDatabase(watchDatabase(DB, call)),
    letters: watch<LetterQueue>(services.letters, call),
    mail: { ...services.mail, send: (mails) => call(() => services.mail.send(mails), false) },
  };
  return { mortal, seen };
}
