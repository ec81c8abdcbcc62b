import { describe, expect, it } from "vitest";
import { testLedger } from "#testing/ledger.ts";
import { metered } from "#testing/metered.ts";
import { progressOf } from "./progress.server.ts";
import { sendIssue } from "./send-issue.server.ts";
import { sweepIssues } from "./sweep-issues.server.ts";

/** What a letter to `count` readers costs, from the button to the last mail. */
async function costOf(count: number, remembers: number) {
  const ledger = testLedger();
  const { services, world, owner } = ledger;
  services.mail = { ...services.mail, remembers };
  world.acceptMail = ({ idempotencyKey }) => ({ result: "accepted", messageId: idempotencyKey });
  await ledger.clear();
  await ledger.enlist(count);
  const freezing = metered(services);
  await sendIssue(freezing.services, owner, {
    subject: "Spores",
    content: "Hello.",
    sendKey: `cost-${count}`,
  });
  ledger.later(60_000);
  const sending = metered(services);
  const chunks = world.chunks.splice(0);
  for (const chunk of chunks.slice(0, -1)) await ledger.deliver(chunk, sending.services);
  const { id } = await ledger.issue();
  const watching = metered(services);
  await sweepIssues(watching.services);
  const looking = metered(services);
  await progressOf(looking.services, owner, id);
  for (const chunk of chunks.slice(-1)) await ledger.deliver(chunk, sending.services);
  expect((await ledger.issue()).balance.accepted).toBe(count);
  return {
    freezing: freezing.cost,
    sending: sending.cost,
    sweep: watching.cost,
    progress: looking.cost,
  };
}

const day = 86_400_000;

describe("the cost of a letter", () => {
  it.each([
    ["remembers", day, 10],
    ["forgets, in tens", 0, 75],
  ])(
    "by a transport that %s grows with its readers and no faster: some statements for a hundred of them, none for each",
    { timeout: 120_000 },
    async (_, remembers, most) => {
      const small = await costOf(1000, remembers);
      const large = await costOf(2000, remembers);
      expect(large.freezing.statements).toBe(small.freezing.statements);
      expect(small.sending.statements / 10).toBeLessThanOrEqual(most);
      expect(large.sending.statements).toBeLessThanOrEqual(small.sending.statements * 2);
      for (const part of ["freezing", "sending"] as const) {
        for (const rows of ["read", "written"] as const) {
          expect(large[part][rows]).toBeLessThan(small[part][rows] * 2.1);
        }
      }
      expect(small.freezing.written + small.sending.written).toBeLessThan(10_000);
      expect(small.sending.read).toBeLessThan(remembers ? 20_000 : 60_000);
      // A sweep looks at the front, not at everyone.
      expect(large.sweep.read).toBeLessThan(small.sweep.read * 1.5 + 100);
    },
  );
});
