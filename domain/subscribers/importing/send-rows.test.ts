import { beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { bulkChanges, deliveries, subscribers } from "#db/schema.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { emptySubscribers, enlist } from "#testing/subscribers.ts";
import { beginCreating } from "../../bulk/created.server.ts";
import { undoCreated } from "../../bulk/undo-created.server.ts";
import { sendIssue } from "../../newsletter/ledger/send-issue.server.ts";
import { isRefused } from "../../outcome.ts";
import { parse } from "../../parse.ts";
import { forgetSubscriber } from "../forget-subscriber.server.ts";
import { addImportInput, sendRowsInput } from "./send-rows.ts";
import { addImport, beginImport, readImport, sendRows } from "./send-rows.server.ts";
import { takeImport } from "./take-import.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const { db } = services;
const consent = "They had subscribed at the former site.";

beforeEach(async () => {
  await emptySubscribers();
  await db.delete(bulkChanges);
});

type Row = { line: number; email: string; said?: { state: "unsubscribed" | "unknown"; by: string } };

async function imported(rows: Row[], fileName = "ghost.zip") {
  const report = await beginImport(services, owner, { key: crypto.randomUUID(), fileName });
  if (!report) throw new Error("The import was not begun.");
  const { id } = report.list;
  await send(id, rows);
  return id;
}

function send(id: string, rows: Row[]) {
  const input = parse(sendRowsInput, { rows });
  if (isRefused(input)) throw new Error(input.message);
  return sendRows(services, owner, id, input);
}

const add = (id: string, also: object = {}) => {
  const input = parse(addImportInput, { consent, ...also });
  return isRefused(input) ? input : addImport(services, owner, id, input);
};
const everybody = async () =>
  (await db.select().from(subscribers)).map(({ emailKey, state }) => `${emailKey} ${state}`).toSorted();

const isAt = (email: string) => eq(subscribers.emailKey, email);
const person = (email: string) => db.query.subscribers.findFirst({ where: isAt(email) });

const left = { state: "unsubscribed" as const, by: "“status” is “unsubscribed”" };
const given = [
  { line: 1, email: "ada@pond.example" },
  { line: 2, email: "bob@pond.example", said: left },
  { line: 3, email: "Ada <ADA@pond.example>" },
  { line: 4, email: "known@pond.example" },
  { line: 5, email: "gone@pond.example" },
  { line: 6, email: "forgotten@pond.example" },
  { line: 7, email: "nothing" },
];

describe("an import that a program sends", () => {
  beforeEach(async () => {
    await enlist("known@pond.example");
    await enlist("gone@pond.example", { state: "unsubscribed" });
    await enlist("forgotten@pond.example", { state: "unsubscribed" });
    await forgetSubscriber(services, owner, { id: "forgotten", isKeptAway: true });
  });

  it("is judged as any list is, each line once, and adds no one by that", async () => {
    const before = await everybody();
    const id = await imported(given);
    await send(id, given.slice(0, 3));
    expect(await readImport(services, owner, id)).toMatchObject({
      list: { state: "checked", rows: 7 },
      verdicts: { new: 1, double: 1, known: 1, suppressed: 3, bad: 1 },
      said: [{ words: expect.stringContaining("“status” is “unsubscribed”"), count: 1 }],
    });
    expect(await everybody()).toEqual(before);
  });

  it("needs a word on consent, from whichever page it is added", async () => {
    const id = await imported(given.slice(0, 1));
    expect(await takeImport(services, owner, id)).toMatchObject({ code: "consent_missing" });
    for (const word of ["", "yes"])
      expect(add(id, { consent: word })).toMatchObject({ issues: [{ field: "consent" }] });
    expect(await everybody()).not.toContain("ada@pond.example confirmed");
  });

  it("asks first about people of whom it says that they left, and keeps them as left", async () => {
    const id = await imported(given);
    expect(await add(id)).toMatchObject({ code: "undecided" });
    const note = (await readImport(services, owner, id))?.said[0]?.note ?? "";
    const decisions = { [note]: "unsubscribed" };
    for (let tries = 0; tries < 2; tries++)
      // oxlint-disable-next-line no-await-in-loop -- the second adds no one
      expect(await add(id, { decisions })).toMatchObject({ list: { state: "done", consent } });
    expect(await everybody()).toEqual([
      "ada@pond.example confirmed",
      "bob@pond.example unsubscribed",
      "gone@pond.example unsubscribed",
      "known@pond.example confirmed",
    ]);
    expect(await person("ada@pond.example")).toMatchObject({ source: "import", consent });
    expect(world.mails).toEqual([]);
    expect(await send(id, [{ line: 9, email: "late@pond.example" }])).toMatchObject({
      code: "import_takes_no_rows",
    });
  });

  it("asks about everyone where the name of its file says that they left", async () => {
    const id = await imported([{ line: 1, email: "ada@pond.example" }], "unsubscribed.csv");
    expect(await readImport(services, owner, id)).toMatchObject({
      verdicts: { new: 0, suppressed: 1 },
      said: [{ state: "unsubscribed", count: 1 }],
    });
    expect(await add(id)).toMatchObject({ code: "undecided" });
  });

  it("heeds what a later part says of an address", async () => {
    const id = await imported([{ line: 1, email: "ada@pond.example" }]);
    await send(id, [{ line: 501, email: "ada@pond.example", said: left }]);
    expect(await readImport(services, owner, id)).toMatchObject({
      verdicts: { new: 0, suppressed: 1, double: 1 },
    });
  });

  it("takes 500 rows at once", () => {
    const rows = Array.from({ length: 501 }, (_, line) => ({ line: line + 1, email: "a@b.example" }));
    expect(parse(sendRowsInput, { rows })).toMatchObject({ code: "invalid_input" });
  });
});

describe("the undo of the bulk change that an import was part of", () => {
  it("removes who was added and has got no letter; who had left stays as left", async () => {
    const change = crypto.randomUUID();
    await enlist("known@pond.example");
    const letter = { subject: "Spores", content: "Hello.", sendKey: crypto.randomUUID() };
    const issue = await sendIssue(services, owner, letter);
    if (isRefused(issue)) throw new Error(issue.message);
    const rows = [...given, { line: 8, email: "cy@pond.example" }, { line: 9, email: "eve@pond.example" }];
    const id = await imported(rows);
    const note = (await readImport(services, owner, id))?.said[0]?.note ?? "";
    const decisions = { [note]: "unsubscribed" };
    expect(await add(id, { decisions, change })).toMatchObject({ code: "change_unknown" });
    expect(await everybody(), "none without their change").toEqual(["known@pond.example confirmed"]);
    await beginCreating(services, owner, { key: change, name: "ghost.zip" });
    await add(id, { decisions, change });
    expect(await everybody()).toContain("cy@pond.example confirmed");
    const subscriberId = (await person("cy@pond.example"))?.id ?? "";
    await db.insert(deliveries).values({ issueId: issue.id, subscriberId });
    await db.update(subscribers).set({ state: "unsubscribed" }).where(isAt("eve@pond.example"));
    const step = await undoCreated(services, owner, change);
    expect(step).toMatchObject({ isOver: true });
    expect(step?.kept).toHaveLength(2);
    expect(await everybody()).toEqual([
      "bob@pond.example unsubscribed",
      "cy@pond.example confirmed",
      "eve@pond.example unsubscribed",
      "known@pond.example confirmed",
    ]);
  });
});
