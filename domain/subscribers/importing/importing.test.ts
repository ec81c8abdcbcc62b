import { collect } from "@toadstool/media/bindings";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { importRows, subscriberImports, subscribers, suppressions } from "#db/schema.ts";
import { isRefused } from "#domain/outcome.ts";
import { latin1, listForm, utf16 } from "#testing/lists.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { emptySubscribers, enlist } from "#testing/subscribers.ts";
import { recordMailEvents } from "#domain/newsletter/mail-events.server.ts";
import { exportSubscribers } from "../exports.server.ts";
import { forgetSubscriber } from "../forget-subscriber.server.ts";
import { addressHash } from "../suppression.server.ts";
import { noteWords, verdictWords } from "./import.ts";
import {
  countVerdicts,
  findImport,
  findPlan,
  listKey,
  listRows,
  sweepImports,
  throwAwayImport,
} from "./imports.server.ts";
import { readOn, sweepReading } from "./read-on.server.ts";
import { receiveList } from "./receive-list.server.ts";
import { takeImport } from "./take-import.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const { db, store } = services;

beforeEach(async () => {
  await emptySubscribers();
  await store.delete(await collect(store.list("imports/")));
  world.now = new Date("2026-06-01T12:00:00Z");
});

type List = Parameters<typeof listForm>[0];

async function receive(list: List, options: Parameters<typeof listForm>[1] = {}) {
  const { outcome } = await receiveList(services, owner, listForm(list, options));
  if (isRefused(outcome)) throw new Error(outcome.message);
  return outcome.id;
}

/** A list, read to its end: its rows as `line verdict address`. */
async function look(list: List) {
  const id = await receive(list);
  let read = await readOn(services, owner, id);
  while (read?.state === "reading") read = await readOn(services, owner, id);
  const rows = await listRows(services, owner, id, { limit: 10_000 });
  return {
    id,
    list: read,
    rows,
    said: rows.map(({ line, verdict, email }) => `${line} ${verdict} ${email}`),
  };
}

const refusalOf = async (list: List, options: Parameters<typeof listForm>[1] = {}) =>
  (await receiveList(services, owner, listForm(list, options))).outcome;

const everybody = async () =>
  (await db.select().from(subscribers)).map(({ emailKey, state }) => `${emailKey} ${state}`).toSorted();

describe("the tags in a list", () => {
  it("become those of its new subscribers, and come out of an export as they went in", async () => {
    await enlist("known@a.example");
    const { id } = await look(
      `email,tags\nnew@a.example,"Friends, 版画 🖨️, friends,, ${"x".repeat(61)}"\nknown@a.example,riso\nplain@a.example,\n`,
    );
    await takeImport(services, owner, id);
    await takeImport(services, owner, id);
    const lines = (await new Response(exportSubscribers(services, owner, {})).text()).split("\r\n");
    expect(lines.find((line) => line.startsWith("new@"))).toContain(',"Friends, 版画 🖨️",');
    expect(lines.find((line) => line.startsWith("known@"))).not.toContain("riso");
  });
});

it("the languages in a list become those of its readers, and one that is none is named", async () => {
  const { id, rows } = await look(
    "email,language\nada@a.example,DE_at\nben@a.example,\ncleo@a.example,Klingon\nada@a.example,ja\n",
  );
  expect(rows.map(noteWords)).toEqual([
    "",
    "",
    "There is no language “Klingon”: taken as the site’s. Write its tag, like “de”.",
    "Same address as in line 2.",
  ]);
  await takeImport(services, owner, id);
  const lines = (await new Response(exportSubscribers(services, owner, {})).text()).split("\r\n");
  const heads = (lines[0] ?? "").split(",");
  const languageOf = (name: string) =>
    lines.find((line) => line.startsWith(name))?.split(",")[heads.indexOf("language")];
  expect(["ada", "ben", "cleo"].map(languageOf)).toEqual(["de-AT", "", ""]);
});

describe("a list", () => {
  it("is judged row by row, without adding anyone", async () => {
    await enlist("known@a.example");
    await enlist("asked@a.example", { state: "pending" });
    await enlist("left@a.example", { state: "unsubscribed" });
    await enlist("back@a.example", { state: "bounced" });
    await enlist("angry@a.example", { state: "complained" });
    await enlist("gone@a.example", { state: "unsubscribed" });
    await forgetSubscriber(services, owner, { id: "gone", isKeptAway: false });
    const { rows, list } = await look(
      "email,name\nNew@a.example,Ada\nknown@A.example,Ben\nasked@a.example,\nleft@a.example,\nback@a.example,\n" +
        "angry@a.example,\nGone@a.example,\nnew@a.example,Ada again\nnobody,\n,no address\n",
    );
    const said = rows.map((row) => `${row.line} ${verdictWords[row.verdict]}: ${noteWords(row)}`);
    expect(said).toEqual([
      "2 New: ",
      "3 Already subscribed or known: Already subscribed; nothing changes.",
      "4 Already subscribed or known: Not confirmed yet; stays pending.",
      "5 Left out: Unsubscribed; only the person can subscribe again.",
      "6 Left out: Bounced; email cannot be delivered to this address.",
      "7 Left out: Marked a letter as spam; receives no more.",
      "8 Left out: Was erased after unsubscribing.",
      "9 Duplicate: Same address as in line 2.",
      "10 Invalid address: That is not an email address.",
      "11 Invalid address: There is no address in this row.",
    ]);
    expect(list).toMatchObject({ state: "checked", rows: 10, bytesRead: list?.bytes });
    expect(await db.$count(subscribers)).toBe(5);
  });

  it("takes all new ones in one step, with where they came from and how they agreed", async () => {
    const { id } = await look("Ada@a.example\nben@b.example\n");
    const taken = await takeImport(services, owner, id);
    expect(taken).toMatchObject({ state: "done", finishedAt: "2026-06-01T12:00:00.000Z" });
    const [ada] = (await db.select().from(subscribers)).toSorted((a, b) =>
      a.emailKey.localeCompare(b.emailKey),
    );
    expect(ada).toMatchObject({
      email: "Ada@a.example",
      emailKey: "ada@a.example",
      state: "confirmed",
      source: "import",
      consent: "Signed up at the fair.",
      createdAt: world.now,
      confirmedAt: world.now,
    });
    expect(ada?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await everybody()).toEqual(["ada@a.example confirmed", "ben@b.example confirmed"]);
  });

  it("is taken once, however often and at how many places it is pressed", async () => {
    const { id } = await look("ada@a.example\nben@b.example\n");
    await Promise.all([takeImport(services, owner, id), takeImport(services, owner, id)]);
    await takeImport(services, owner, id);
    expect(await db.$count(subscribers)).toBe(2);
    await db.delete(subscribers);
    expect(await takeImport(services, owner, id)).toMatchObject({ state: "done" });
    expect(await db.$count(subscribers)).toBe(0);
  });

  it("respects readers who subscribed, left or were erased between the look and the press", async () => {
    const { id } = await look("ada@a.example\nben@b.example\ncleo@c.example\ndan@d.example\n");
    await enlist("ada@a.example", { state: "pending" });
    await enlist("ben@b.example", { state: "unsubscribed" });
    await enlist("cleo@c.example", { state: "unsubscribed" });
    await forgetSubscriber(services, owner, { id: "cleo", isKeptAway: false });
    await takeImport(services, owner, id);
    expect(await everybody()).toEqual([
      "ada@a.example pending",
      "ben@b.example unsubscribed",
      "dan@d.example confirmed",
    ]);
    expect(await countVerdicts(services, owner, id)).toMatchObject({ new: 1, known: 1, suppressed: 1 });
  });

  it("respects a complaint about a forgotten reader that arrives between the look and the press", async () => {
    const { id } = await look("ada@a.example\nben@b.example\n");
    const delivery = { issueId: "gone", subscriberId: "gone" };
    const complaint = { id: "late", kind: "complained" as const, bounce: null, messageId: null, reason: "" };
    await recordMailEvents(services, "resend", [{ ...complaint, delivery, email: "Ada@a.example" }]);
    await takeImport(services, owner, id);
    expect(await everybody()).toEqual(["ben@b.example confirmed"]);
    const [row] = await listRows(services, owner, id, { limit: 1 });
    expect(row && noteWords(row)).toBe("Marked a letter as spam; receives no more.");
  });

  it("respects the first fingerprint of all, added while a part of the list is being judged", async () => {
    const id = await receive("ada@a.example\nben@b.example\n");
    const since = world.now;
    const hash = await addressHash(services, "ada@a.example");
    const judging = vi.spyOn(db, "batch").mockImplementationOnce(async (statements) => {
      await db.insert(suppressions).values({ addressHash: hash, reason: "unsubscribed", since });
      judging.mockRestore();
      return db.batch(statements);
    });
    while ((await readOn(services, owner, id))?.state === "reading");
    await takeImport(services, owner, id);
    expect(await everybody()).toEqual(["ben@b.example confirmed"]);
  });

  it("adds no one while it is being read, and no one from a discarded list", async () => {
    const id = await receive("ada@a.example\n");
    expect(await takeImport(services, owner, id)).toMatchObject({ code: "still_reading" });
    await throwAwayImport(services, owner, id);
    expect(await takeImport(services, owner, id)).toBeNull();
    expect(await db.$count(subscribers)).toBe(0);
  });

  it("adds all or none: a failure half way leaves the list as it was", async () => {
    const { id } = await look("ada@a.example\nben@b.example\n");
    // Two rows of one address cannot both be added: the step as a whole fails.
    await db.update(importRows).set({ emailKey: "ada@a.example" });
    await expect(takeImport(services, owner, id)).rejects.toThrow(/UNIQUE/);
    expect(await db.$count(subscribers)).toBe(0);
    expect(await findImport(services, owner, id)).toMatchObject({ state: "checked" });
  });

  it("is discarded whole, and after a week automatically; the readers it added stay", async () => {
    const { id } = await look("ada@a.example\n");
    await takeImport(services, owner, id);
    world.now = new Date("2026-06-08T11:59:00Z");
    await sweepImports(services);
    expect(await db.$count(subscriberImports)).toBe(1);
    world.now = new Date("2026-06-08T12:01:00Z");
    await sweepImports(services);
    expect(await db.$count(subscriberImports)).toBe(0);
    expect(await db.$count(importRows)).toBe(0);
    expect(await findPlan(services, id)).toBeNull();
    expect(await db.$count(subscribers)).toBe(1);
  });
});

describe("reading a list", () => {
  const many = (count: number, start = 0) =>
    Array.from({ length: count }, (_, index) => `reader${start + index}@many.example`).join("\n");

  it("goes on where the last look came to, and keeps no file once it is read", async () => {
    const id = await receive(`email\n${many(5000)}\n`);
    const first = await readOn(services, owner, id, 1);
    expect(first).toMatchObject({ state: "reading" });
    expect(first?.rows).toBeGreaterThan(500);
    const second = await readOn(services, owner, id, 1);
    expect(second?.rows).toBeGreaterThan(first?.rows ?? 0);
    while ((await readOn(services, owner, id))?.state === "reading");
    expect(await findImport(services, owner, id)).toMatchObject({ state: "checked", rows: 5000 });
    expect(await countVerdicts(services, owner, id)).toMatchObject({ new: 5000 });
    const last = await listRows(services, owner, id, { after: 5000, limit: 10 });
    expect(last).toMatchObject([{ line: 5001, email: "reader4999@many.example" }]);
    expect(await store.read(listKey(id), 0, 1)).toBeNull();
  });

  it("reads each row once, however many look at the same time", async () => {
    const id = await receive(many(4100));
    const looks = () => Promise.all([1, 2, 3].map(() => readOn(services, owner, id, 2)));
    while ((await looks()).some((read) => read?.state === "reading"));
    expect(await findImport(services, owner, id)).toMatchObject({ rows: 4100 });
    expect(await countVerdicts(services, owner, id)).toMatchObject({ new: 4100, double: 0 });
  });

  it("finds duplicates that are far apart", async () => {
    const { said } = await look(`ada@a.example\n${many(2100)}\nADA@a.example`);
    expect(said.at(-1)).toBe("2102 double ADA@a.example");
  });

  it("goes on without requests for its page", async () => {
    const id = await receive(many(2100));
    await sweepReading(services);
    expect(await findImport(services, owner, id)).toMatchObject({ state: "checked", rows: 2100 });
  });

  it("keeps lines right through every encoding, where parts are cut in the middle of a sign", async () => {
    const names = Array.from({ length: 2100 }, (_, index) => `"Zoë\nŒuvre";r${index}@many.example`);
    const text = `Name;E-Mail\r\n${names.join("\r\n")}\r\n`;
    const files = [new TextEncoder().encode(text), utf16(text, "le"), utf16(text, "be")];
    for (const file of [...files, latin1(text.replaceAll("Œ", "Ö"))]) {
      await db.delete(importRows);
      const { rows } = await look(file);
      expect(rows.length).toBe(2100);
      expect(rows.at(-1)).toMatchObject({ line: 2 + 2099 * 2, email: "r2099@many.example" });
    }
  });

  it("reports when its file is gone, and where a line has no end", async () => {
    const lost = await receive("ada@a.example\n");
    await store.delete([listKey(lost)]);
    // Its plan too: nothing says any more how it was to be read.
    await store.delete([`imports/${lost}/plan`]);
    expect(await readOn(services, owner, lost)).toMatchObject({ state: "failed" });
    const endless = await receive(`${many(5000)}\n${"x".repeat(300_000)}\nben@b.example\n`);
    const read = await readOn(services, owner, endless);
    expect(read).toMatchObject({ state: "failed", trouble: expect.stringContaining("far too long") });
    expect(await db.$count(importRows)).toBe(0);
    expect(await takeImport(services, owner, endless)).toMatchObject({ code: "not_read" });
  });
});

describe("a file", () => {
  it.each([
    ["UTF-8", new TextEncoder().encode("email;name\nada@a.example;Zoë\n"), "utf-8"],
    ["UTF-8 with its mark", new TextEncoder().encode("\ufeffemail;name\nada@a.example;Zoë\n"), "utf-8"],
    ["UTF-16", utf16("email;name\nada@a.example;Zoë\n", "le"), "utf-16le"],
    ["UTF-16, the other way round", utf16("email;name\nada@a.example;Zoë\n", "be"), "utf-16be"],
    ["UTF-16 without its mark", utf16("email;name\nada@a.example;Zoë\n", "le", false), "utf-16le"],
    ["Latin-1", latin1("email;name\nada@a.example;Zo\u00eb\n"), "windows-1252"],
  ])("in %s is read, and the owner is notified", async (_, bytes, encoding) => {
    const { id, said } = await look(bytes);
    expect(said).toEqual(["2 new ada@a.example"]);
    expect(await findPlan(services, id)).toMatchObject({ encoding, header: "email", separator: ";" });
  });

  it.each([
    ["nothing", "", "list_empty"],
    ["blank lines alone", "\r\n \r\n", "list_empty"],
    ["a ZIP archive, which a workbook is", latin1("PK\u0003\u0004 rest"), "no_csv"],
    ["an old workbook", latin1("\u00d0\u00cf\u0011\u00e0 rest"), "no_csv"],
    ["a PDF", "%PDF-1.7", "no_csv"],
    ["a web page", "<!doctype html><p>ada@a.example", "no_csv"],
    ["JSON", '[{"email": "ada@a.example"}]', "no_csv"],
    ["a picture", latin1("\u0089PNG\r\n\u001a\n\u0001\u0002\u0003"), "no_csv"],
    ["several columns without an address", "name,town\nAda,Pondwick\n", "no_address_column"],
  ])("with %s is refused and not kept", async (_, list, code) => {
    expect(await refusalOf(list)).toMatchObject({ code, issues: [{ field: "file" }] });
    expect(await collect(store.list("imports/"))).toEqual([]);
    expect(await db.$count(subscriberImports)).toBe(0);
  });

  it("says of a workbook how to save it as CSV", async () => {
    const refusal = await refusalOf(latin1("PK\u0003\u0004"), { fileName: "readers.xlsx" });
    expect(refusal).toMatchObject({ message: expect.stringContaining("then CSV") });
  });

  it("is refused without a note on consent, and the note is given back where the file is at fault", async () => {
    for (const consent of [null, "", "   ", "yes", "x".repeat(1001)])
      expect(await refusalOf("ada@a.example", { consent })).toMatchObject({ issues: [{ field: "consent" }] });
    expect(await collect(store.list("imports/"))).toEqual([]);
    const { outcome, typed } = await receiveList(services, owner, listForm(null));
    expect(outcome).toMatchObject({ code: "list_missing" });
    expect(typed.consent).toBe("Signed up at the fair.");
  });

  it("of over 20 MB is refused, and an incomplete upload leaves nothing", async () => {
    expect(await refusalOf(new Uint8Array(20_000_001).fill(97))).toMatchObject({ code: "list_too_large" });
    const form = listForm("ada@a.example\n");
    const whole = new Uint8Array(await form.arrayBuffer());
    const body = whole.slice(0, whole.length - 40);
    const broken = new Request(form.url, { method: "POST", headers: form.headers, body });
    expect((await receiveList(services, owner, broken)).outcome).toMatchObject({ code: "upload_broken_off" });
    const plain = new Request(form.url, { method: "POST", body: "email=a" });
    expect((await receiveList(services, owner, plain)).outcome).toMatchObject({ code: "not_multipart" });
    expect(await collect(store.list("imports/"))).toEqual([]);
  });
});
