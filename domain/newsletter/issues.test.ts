import { beforeEach, expect, it } from "vitest";
import { testLedger } from "#testing/ledger.ts";
import { pageOfIssues } from "./issues.server.ts";

const ledger = testLedger();
const { services, owner } = ledger;

beforeEach(() => ledger.clear());

async function sendOff(count: number, pause = 1000) {
  await ledger.enlist(2);
  for (let n = 0; n < count; n++) {
    await ledger.send({ subject: `Letter ${n}`, content: "Hello.", sendKey: `key-of-letter-${n}` });
    ledger.later(pause);
  }
}

/** The subjects of every page, followed to the end. */
async function pages(limit: number) {
  const found: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await pageOfIssues(services, owner, { limit, cursor });
    found.push(page.issues.map(({ subject }) => subject));
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return found;
}

it("lists letters sent off newest first, page by page, each once and with its account", async () => {
  await sendOff(5);
  expect(await pages(2)).toEqual([["Letter 4", "Letter 3"], ["Letter 2", "Letter 1"], ["Letter 0"]]);
  const { issues } = await pageOfIssues(services, owner, { limit: 2 });
  expect(issues.map(({ balance }) => balance.audience)).toEqual([2, 2]);
});

it("has no page after the last, full as it may be", async () => {
  await sendOff(4);
  expect(await pages(2)).toHaveLength(2);
});

it("leaves out none of those sent off at the same moment", async () => {
  // The undo window is what `send` lets go by.
  await sendOff(5, -60_000);
  expect((await pages(2)).flat().toSorted()).toEqual([0, 1, 2, 3, 4].map((n) => `Letter ${n}`));
});

it("starts again where the cursor is invalid", async () => {
  await sendOff(1);
  expect((await pageOfIssues(services, owner, { cursor: "spores" })).issues).toHaveLength(1);
});
