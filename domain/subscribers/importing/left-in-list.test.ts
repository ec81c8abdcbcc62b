import { beforeEach, describe, expect, it } from "vitest";
import { importRows, subscriberImports, subscribers } from "#db/schema.ts";
import { isRefused } from "#domain/outcome.ts";
import { asSaid, listForm } from "#testing/lists.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { emptySubscribers, enlist } from "#testing/subscribers.ts";
import { countBroughtBack, decideBroughtBack, listBroughtBack } from "./brought-back.server.ts";
import { listSaid } from "./decide.server.ts";
import { noteWords } from "./import.ts";
import { findImport, listImports, listRows } from "./imports.server.ts";
import { readOn } from "./read-on.server.ts";
import { receiveList } from "./receive-list.server.ts";
import { takeImport } from "./take-import.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const { db } = services;

beforeEach(async () => {
  await emptySubscribers();
  world.now = new Date("2026-06-01T12:00:00Z");
});

async function read(list: string, fileName = "list.csv") {
  const { outcome } = await receiveList(services, owner, listForm(list, { fileName }));
  if (isRefused(outcome)) throw new Error(outcome.message);
  while ((await readOn(services, owner, outcome.id))?.state === "reading");
  return outcome.id;
}

const said = (id: string) => listSaid(services, owner, id);
const everybody = async () =>
  (await db.select().from(subscribers)).map(({ emailKey, state }) => `${emailKey} ${state}`).toSorted();

const mixed =
  "E-Mail;Status;Subscribed\non@a.example;Active;2023-01-01\nout@a.example;Unsubscribed;2023-01-01\n" +
  "back@a.example;Bounced;2023-01-01\nangry@a.example;Junk;2023-01-01\n" +
  "new@a.example;Unconfirmed;2023-01-01\nodd@a.example;Dormant;2023-01-01\n";

describe("people who have left by a list", () => {
  it("are asked about before anyone is added, with the reason for each", async () => {
    const id = await read(mixed);
    expect(await takeImport(services, owner, id)).toMatchObject({ code: "undecided" });
    expect(await everybody()).toEqual([]);
    const rows = await listRows(services, owner, id, { limit: 10 });
    expect(rows.map(({ verdict, ...row }) => `${verdict}: ${noteWords({ verdict, ...row })}`)).toEqual([
      "new: ",
      "suppressed: Unsubscribed: “Status” is “Unsubscribed”.",
      "suppressed: Bounced: “Status” is “Bounced”.",
      "suppressed: Marked a letter as spam: “Status” is “Junk”.",
      "suppressed: Not confirmed: “Status” is “Unconfirmed”.",
      "suppressed: Not clear whether they subscribed: “Status” is “Dormant”.",
    ]);
  });

  it("are kept as left, so that no second list brings them; a state that is not clear adds no one", async () => {
    const id = await read(mixed);
    await takeImport(services, owner, id, asSaid(await said(id)));
    const all = ["angry@a.example complained", "back@a.example bounced", "on@a.example confirmed"];
    expect(await everybody()).toEqual([...all, "out@a.example unsubscribed"]);
    const again = await read("out@a.example\nback@a.example\nangry@a.example\n");
    expect(await said(again)).toEqual([]);
    await takeImport(services, owner, again);
    expect(await everybody()).toEqual([...all, "out@a.example unsubscribed"]);
  });

  it("are what the owner says they are, where the list only seems to say otherwise", async () => {
    const id = await read("email\nada@a.example\n", "cleaned-of-double-rows.csv");
    const [group] = await said(id);
    expect(group).toMatchObject({ state: "bounced", count: 1 });
    await takeImport(services, owner, id, { [group?.note ?? ""]: "reader" });
    expect(await everybody()).toEqual(["ada@a.example confirmed"]);
    expect(await listRows(services, owner, id, { limit: 1 })).toMatchObject([{ verdict: "new" }]);
  });

  it("have left by any of their rows, however far apart these are", async () => {
    const many = Array.from({ length: 4000 }, (_, index) => `r${index}@many.example,active`).join("\n");
    const id = await read(
      `email,status\nada@a.example,active\nada@a.example,bounced\nben@a.example,active\ncleo@a.example,bounced\n${many}\nben@a.example,unsubscribed\ncleo@a.example,pending\n`,
    );
    const [ada, , ben, cleo] = await listRows(services, owner, id, { limit: 4 });
    expect([ada, ben, cleo]).toMatchObject([
      { verdict: "suppressed", note: "file:bounced:“status” is “bounced”" },
      { verdict: "suppressed", note: "file:unsubscribed:“status” is “unsubscribed”" },
      { verdict: "suppressed", note: "file:bounced:“status” is “bounced”" },
    ]);
  });

  it("stay readers here where they read here by their own wish, and the row says so", async () => {
    await enlist("out@a.example");
    const id = await read(mixed);
    await takeImport(services, owner, id, asSaid(await said(id)));
    expect(await everybody()).toContain("out@a.example confirmed");
    const [, row] = await listRows(services, owner, id, { limit: 2 });
    expect(row && noteWords(row)).toContain("Subscribed here, but not by the file");
    const list = await findImport(services, owner, id);
    expect(list && (await listBroughtBack(services, owner, list))).toEqual([]);
  });
});

describe("readers whom an earlier import brought back", () => {
  const byImport = {
    source: "import" as const,
    createdAt: new Date("2026-05-30T12:00:00Z"),
    confirmedAt: new Date("2026-05-30T12:00:00Z"),
  };
  const find = async (id: string) => {
    const list = await findImport(services, owner, id);
    return list ? listBroughtBack(services, owner, list) : [];
  };

  it("are found by a list that says they had left, and put back or left as the owner decides", async () => {
    await enlist("out@a.example", byImport);
    await enlist("back@a.example", byImport);
    await enlist("angry@a.example", { ...byImport, confirmedAt: new Date("2026-05-31T12:00:00Z") });
    const id = await read(mixed);
    const lists = await listImports(services, owner);
    expect(await countBroughtBack(services, owner, lists)).toEqual(new Map([[id, 2]]));
    expect(await find(id)).toMatchObject([
      { email: "out@a.example", state: "unsubscribed", line: 3 },
      { email: "back@a.example", state: "bounced", line: 4 },
    ]);
    await decideBroughtBack(services, owner, id, { ids: ["out"], leave: "as-left" });
    await decideBroughtBack(services, owner, id, { ids: ["back"], leave: "as-readers" });
    expect(await find(id)).toEqual([]);
    expect(await everybody()).toEqual([
      "angry@a.example confirmed",
      "back@a.example confirmed",
      "out@a.example unsubscribed",
    ]);
  });

  it("are found by the name of the file that brought them", async () => {
    const [id, at] = ["earlier", byImport.createdAt];
    await db.insert(subscriberImports).values({
      id,
      fileName: "unsubscribed_members_export_1.csv",
      consent: "",
      state: "done",
      bytes: 1,
      createdAt: at,
      finishedAt: at,
    });
    const emailKey = "gone@a.example";
    await db.insert(importRows).values({ importId: id, line: 2, verdict: "new", email: emailKey, emailKey });
    await enlist(emailKey, byImport);
    expect(await find(id)).toMatchObject([{ email: emailKey, state: "unsubscribed" }]);
    await decideBroughtBack(services, owner, id, { ids: ["gone"], leave: "as-left" });
    expect(await everybody()).toEqual(["gone@a.example unsubscribed"]);
  });
});
