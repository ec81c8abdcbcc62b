import { beforeEach, describe, expect, it } from "vitest";
import { deliveries, newsletterIssues } from "#db/schema.ts";
import { createDraft, findDraft } from "#domain/drafts/drafts.server.ts";
import type { IssueState } from "#domain/newsletter/issue.ts";
import type { MailResult } from "#domain/services.ts";
import { accepted, letter, testLedger } from "#testing/ledger.ts";
import { thrownBy, visit } from "#testing/pages.ts";
import { action, loader } from "./send-page.tsx";

const pattern = "/admin/email/letters/:id";
let ledger = testLedger();

beforeEach(async () => {
  ledger = testLedger();
  await ledger.clear();
});

interface Visit {
  query?: string;
  isOwner?: boolean;
}

function open(id: string, { query = "", isOwner = true }: Visit = {}) {
  const visited = visit(ledger.services, `/admin/email/letters/${id}${query}`, { owner: isOwner });
  return loader({ ...visited, params: { id }, pattern });
}

async function press(id: string, intent: string, isOwner = true) {
  const form = { intent };
  const visited = visit(ledger.services, `/admin/email/letters/${id}`, { owner: isOwner, form });
  const answer = await action({ ...visited, params: { id } });
  return answer instanceof Response
    ? { status: answer.status, location: answer.headers.get("Location") }
    : { status: answer.init?.status, ...answer.data.refusal };
}

/** A send for whose deliveries the provider reports these results, in order. */
async function sent(...results: MailResult[]) {
  await ledger.enlist(results.length);
  const { id } = await ledger.send();
  ledger.world.acceptMail = () => results.shift() ?? accepted;
  await ledger.drain();
  return id;
}

const refused: MailResult = { result: "refused", reason: "550 no such toad" };
const lost: MailResult = { result: "uncertain", reason: "connection lost" };

async function standingIn(state: IssueState) {
  const id = await sent(refused, lost, accepted);
  await ledger.services.db.update(newsletterIssues).set({ state });
  return id;
}

describe("a send's page", () => {
  it("shows its state, the number of readers in each state, and the readers it did not reach", async () => {
    const { issue, progress, failures, cursor } = await open(await sent(accepted, refused, lost));
    expect(issue).toMatchObject({
      subject: letter.subject,
      state: "sent",
      balance: { audience: 3, accepted: 1, failed: 1, uncertain: 1 },
    });
    expect(progress).toMatchObject({ percent: 100 });
    expect(failures.map(({ email, state, reason }) => [email, state, reason])).toEqual([
      ["confirmed-0001@pond.example", "failed", "550 no such toad"],
      ["confirmed-0002@pond.example", "uncertain", "connection lost"],
    ]);
    expect(cursor).toBeNull();
  });

  it("shows fifty failures at a time, each once", async () => {
    const id = await sent(...Array.from({ length: 70 }, () => refused));
    const first = await open(id);
    expect(first.failures).toHaveLength(50);
    const second = await open(id, { query: `?cursor=${encodeURIComponent(first.cursor ?? "")}` });
    expect(second.cursor).toBeNull();
    const shown = [...first.failures, ...second.failures].map(({ email }) => email);
    expect([shown.length, new Set(shown).size]).toEqual([70, 70]);
  });

  it("is 404 for an unknown send, whichever button is pressed", async () => {
    expect(await thrownBy(() => open("none"))).toMatchObject({ status: 404 });
    for (const intent of ["take-back", "pause", "resume", "cancel", "retry", "believe", "again"])
      expect([intent, await press("none", intent)]).toMatchObject([intent, { status: 404 }]);
  });

  it("is for the owner only, to look at and to use", async () => {
    const id = await sent(accepted);
    expect(await thrownBy(() => open(id, { isOwner: false }))).toMatchObject({ status: 401 });
    expect(await thrownBy(() => press(id, "pause", false))).toMatchObject({ status: 401 });
  });
});

describe("its buttons", () => {
  it("undo a send before its first mail, and open the draft it came from", async () => {
    const { services, owner } = ledger;
    await ledger.enlist(2);
    const empty = { summary: "", slug: "", dateString: "", imageUrl: "" };
    const written = { ...empty, title: letter.subject, content: letter.content };
    const { id: draftId } = await createDraft(services, owner, { ...written, kind: "letter" });
    const { id } = await ledger.send({ ...letter, draftId });
    expect(await press(id, "take-back")).toMatchObject({ location: `/admin/email?letter=${draftId}` });
    expect(await findDraft(services, owner, draftId)).toMatchObject({ content: letter.content });
    expect(await services.db.select().from(deliveries)).toEqual([]);
    expect(await press(id, "take-back")).toMatchObject({ status: 404 });
  });

  it.each<[string, IssueState, IssueState]>([
    ["pause", "sending", "paused"],
    ["resume", "paused", "sending"],
    ["cancel", "sending", "cancelled"],
    ["cancel", "paused", "cancelled"],
    ["retry", "sent", "sending"],
    ["retry", "paused", "paused"],
    ["again", "sent", "sending"],
    ["believe", "sent", "sent"],
  ])("%s a letter that is %s: it is %s, and its page comes again", async (intent, before, after) => {
    const id = await standingIn(before);
    if (intent === "resume") await ledger.services.db.update(deliveries).set({ state: "waiting" });
    expect(await press(id, intent)).toEqual({ status: 303, location: `/admin/email/letters/${id}` });
    expect(await ledger.issue()).toMatchObject({ state: after });
  });

  it("count the affected readers again", async () => {
    const id = await standingIn("sent");
    await press(id, "believe");
    expect((await ledger.issue()).balance).toMatchObject({ accepted: 2, failed: 1, uncertain: 0 });
    await press(id, "retry");
    expect((await ledger.issue()).balance).toMatchObject({ accepted: 2, failed: 0, waiting: 1 });
  });

  it.each<[string, IssueState, string]>([
    ["take-back", "sending", "The first emails have been sent"],
    ["take-back", "sent", "The first emails have been sent"],
    ["pause", "sent", "Only a letter that is being sent can be paused. This letter has been sent."],
    ["resume", "cancelled", "Only a paused letter can be resumed. This letter was cancelled."],
    ["cancel", "holding", "undo the send instead. This letter can still be undone."],
    ["retry", "cancelled", "nothing is sent again. This letter was cancelled."],
    ["again", "cancelled", "nothing is sent again. This letter was cancelled."],
  ])("%s refuses a letter that is %s, says why and changes nothing", async (intent, state, words) => {
    const id = await standingIn(state);
    const before = await ledger.issue();
    expect(await press(id, intent)).toMatchObject({ status: 409, message: expect.stringContaining(words) });
    expect(await ledger.issue()).toEqual(before);
  });

  it("refuse what no button says", async () => {
    const id = await sent(accepted);
    for (const intent of ["", "toString", "delete"])
      expect(await press(id, intent)).toMatchObject({ status: 422, code: "unknown_intent" });
  });
});
