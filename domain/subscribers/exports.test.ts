import { beforeEach, describe, expect, it } from "vitest";
import { isRefused } from "#domain/outcome.ts";
import { listForm } from "#testing/lists.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { emptySubscribers, enlist, letterTo } from "#testing/subscribers.ts";
import { exportReport, exportSubscribers } from "./exports.server.ts";
import { listRows } from "./importing/imports.server.ts";
import { readOn } from "./importing/read-on.server.ts";
import { receiveList } from "./importing/receive-list.server.ts";
import { findPerson } from "./person.server.ts";

const { services } = testServices();
const owner = testOwner(services);

beforeEach(emptySubscribers);

/** The file's text, its mark at the beginning included. */
async function textOf(file: ReadableStream<Uint8Array>): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await new Response(file).arrayBuffer());
}

async function look(list: string) {
  const { outcome } = await receiveList(services, owner, listForm(list));
  if (isRefused(outcome)) throw new Error(outcome.message);
  await readOn(services, owner, outcome.id);
  return outcome.id;
}

describe("subscribers as a file", () => {
  it("hold all facts about each, with headings, and give no spreadsheet a formula", async () => {
    await enlist("=cmd@a.example", {
      consent: "+1, said “yes”",
      leavingReason: "Too\nmany",
      language: "de",
      state: "unsubscribed",
    });
    const [head, ...rest] = (await textOf(exportSubscribers(services, owner, {}))).split("\r\n");
    expect(head).toBe(
      "\ufeffemail,state,added_at,confirmed_at,unsubscribed_at,source,consent,leaving_reason,tags,language,undeliverable_at,undeliverable_because",
    );
    expect(rest.join("\r\n")).toBe(
      `'=cmd@a.example,unsubscribed,2026-05-01T09:00:00.000Z,,,form,"'+1, said “yes”","Too\nmany",,de,,\r\n`,
    );
  });

  it("are those that were looked for, and all of them beyond one part", async () => {
    await enlist("ada@a.example");
    await enlist("ben@b.example", { state: "bounced" });
    const lines = async (wanted: Parameters<typeof exportSubscribers>[2]) =>
      (await textOf(exportSubscribers(services, owner, wanted))).trim().split("\r\n").length - 1;
    expect(await lines({ search: "A.example" })).toBe(1);
    expect(await lines({ state: "bounced" })).toBe(1);
    const numbers = JSON.stringify(Array.from({ length: 2100 }, (_, number) => number));
    await services.db.$client
      .prepare(
        `insert into subscribers (id, email, email_key, state, created_at)
          select 'm' || value, value || '@m.example', value || '@m.example', 'confirmed', 5 from json_each(?)`,
      )
      .bind(numbers)
      .run();
    expect(await lines({})).toBe(2102);
  });

  it("can be imported again: known readers stay, and readers who had left are not added", async () => {
    await enlist("+ada@a.example");
    await enlist("ben@b.example", { state: "unsubscribed" });
    const file = await textOf(exportSubscribers(services, owner, {}));
    await emptySubscribers();
    const rows = await listRows(services, owner, await look(file), { limit: 10 });
    expect(rows.map(({ email, verdict }) => `${email} ${verdict}`).toSorted()).toEqual([
      "+ada@a.example new",
      "ben@b.example suppressed",
    ]);
  });
});

describe("a list's report as a file", () => {
  it("names each row's line, address, verdict and reason", async () => {
    const id = await look("email\nada@a.example\n=1+1\n");
    const bad = await textOf(exportReport(services, owner, id, "bad"));
    expect(bad).toBe(
      `\ufeffline,email,verdict,note\r\n3,'=1+1,Invalid address,"That is a formula, not an address."\r\n`,
    );
    expect((await textOf(exportReport(services, owner, id))).split("\r\n")).toHaveLength(4);
  });
});

describe("one person", () => {
  it("is exported with all letters to them, and the result of each", async () => {
    await enlist("Ada@a.example", { consent: "At the fair." });
    await letterTo("spring", { subscriberId: "ada", state: "failed", reason: "Full." });
    const person = await findPerson(services, owner, "ada");
    expect(person).toMatchObject({
      email: "Ada@a.example",
      consent: "At the fair.",
      createdAt: "2026-05-01T09:00:00.000Z",
      letters: [{ subject: "Letter spring", state: "failed", reason: "Full." }],
    });
    expect(await findPerson(services, owner, "nobody")).toBeNull();
  });
});
