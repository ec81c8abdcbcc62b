import { beforeEach, describe, expect, it } from "vitest";
import { letterLinks } from "#db/schema.ts";
import { testLedger } from "#testing/ledger.ts";
import { signToken } from "../../tokens/token.server.ts";
import { isRefused } from "../../outcome.ts";
import { sendIssue } from "../ledger/send-issue.server.ts";
import { sweepIssues } from "../ledger/sweep-issues.server.ts";
import { undoSend } from "../ledger/undo-send.server.ts";
import { followLink, listClicks } from "./clicks.server.ts";

const site = "https://toadstool.test";
const content =
  "[A post](/blog/frog?a=1&b=2#top), [again](/blog/frog?a=1&b=2#top), [far](https://池.example/ü), <ada@pond.example>, [home](/)";
const letter = { subject: "Spores", content, sendKey: "key-00000001", countsClicks: true };
let ledger = testLedger();

beforeEach(async () => {
  ledger = testLedger();
  await ledger.clear();
  await ledger.enlist(2);
});

async function send(more: object = {}) {
  const issue = await ledger.send({ ...letter, ...more });
  await ledger.drain();
  return issue;
}
const tokensIn = (html = "") => [...html.matchAll(/\/l\/([\w.-]+)"/g)].map(([, token = ""]) => token);
const follow = (token: string, isClick = true) =>
  followLink(ledger.services, "203.0.113.7", token, isClick).finally(() =>
    Promise.all(ledger.world.background),
  );

describe("the clicks of a letter", () => {
  it("are counted for each link, by an address that is the same for every reader", async () => {
    const issue = await send();
    const [one, other] = ledger.world.mails;
    const tokens = tokensIn(one?.html);
    expect(tokens).toHaveLength(3);
    expect(tokensIn(other?.html)).toEqual(tokens);
    expect(one?.html).toContain("Clicks on its links are counted, without noting who clicked.");
    expect(one?.html).toContain(`href="${site}/unsubscribe/`);
    expect(one?.html).toContain(`href="${site}/letters/`);
    expect(one?.text).toContain(`${site}/blog/frog?a=1&b=2#top`);
    for (const token of tokens) expect(await follow(token)).toMatch(/^https:\/\/(toadstool\.test|xn--)/);
    expect(await listClicks(ledger.services, ledger.owner, issue.id)).toMatchObject([
      { url: `${site}/blog/frog?a=1&b=2#top`, clicks: 2 },
      { url: expect.stringMatching(/\/(ü|%C3%BC)$/), clicks: 1 },
    ]);
    await follow(tokens[0] ?? "", false);
    expect(await listClicks(ledger.services, ledger.owner, issue.id)).toMatchObject([{ clicks: 2 }, {}]);
  });

  it("are not counted unless the owner asks, and no link is changed then", async () => {
    await send({ countsClicks: undefined });
    const [mail] = ledger.world.mails;
    expect(tokensIn(mail?.html)).toEqual([]);
    expect(mail?.html).not.toContain("Clicks on");
    expect(await ledger.services.db.$count(letterLinks)).toBe(0);
  });

  it("are counted in a scheduled letter, too", async () => {
    const { services, owner, world } = ledger;
    await sendIssue(services, owner, { ...letter, dueAt: new Date(world.now.getTime() + 60_000) });
    expect(await services.db.$count(letterLinks)).toBe(0);
    ledger.later(120_000);
    await sweepIssues(services);
    expect(await services.db.$count(letterLinks)).toBe(2);
  });

  it("go with a send that is undone", async () => {
    const { services, owner } = ledger;
    const issue = await sendIssue(services, owner, letter);
    if (isRefused(issue)) throw new Error(issue.message);
    await undoSend(services, owner, issue.id);
    expect(await services.db.$count(letterLinks)).toBe(0);
  });

  it("are of no link that is forged, cut short or made for something else", async () => {
    const issue = await send();
    const [token = ""] = tokensIn(ledger.world.mails[0]?.html);
    const { secret } = ledger.services;
    const others = [
      await signToken(secret, "view-letter", `${issue.id}:0`),
      await signToken(secret, "letter-link", `${issue.id}:99`),
      await signToken(secret, "letter-link", "none:0"),
    ];
    for (const bad of [token.slice(0, -1), `${token}x`, "💌", ...others])
      expect(await follow(bad)).toBeNull();
    expect(await listClicks(ledger.services, ledger.owner, issue.id)).toMatchObject([
      { clicks: 0 },
      { clicks: 0 },
    ]);
  });
});
