import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#testing/document/person.ts";
import { beginImport, sendRows } from "#domain/subscribers/importing/send-rows.server.ts";
import { openSite } from "#testing/document/site.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { emptySubscribers, enlist } from "#testing/subscribers.ts";

const home = "/admin/email/subscribers";
const { services } = testServices();

beforeEach(emptySubscribers);

const rows = (owner: Person) => owner.within("list", "people").readAll("listitem");

async function csvAt(owner: Person, link: string): Promise<string[]> {
  const answer = await owner.ask(owner.element("link", link).getAttribute("href") ?? "");
  expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="[\w-]+\.csv";/);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer()).split("\r\n");
}

describe("the list of subscribers", () => {
  it("takes one who is added with a note on consent, and loses nothing typed where it refuses", async () => {
    const owner = await (await openSite()).owner();
    await owner.open(home);
    expect(owner.read()).toContain("No people yet");
    await owner.press("Add a person");
    owner.fill("Email address", "Reader@pond.example");
    owner.fill("Consent", "ok");
    await owner.press("Add subscriber");
    expect(owner.control("Consent").getAttribute("aria-invalid")).toBe("true");
    expect(owner.value("Email address")).toBe("Reader@pond.example");
    owner.fill("Consent", "Asked me by letter in May.");
    await owner.press("Add subscriber");
    expect(owner.read("region", "Notice")).toContain("Reader@pond.example is now subscribed.");
    expect(rows(owner)).toEqual([expect.stringMatching(/^Reader@pond\.example State: Confirmed/)]);
    await owner.follow("Import");
    expect(owner.read("heading", "Import people")).toBeTruthy();
  });

  it("is searched by any part of an address, read a page at a time, and downloaded", async () => {
    const owner = await (await openSite()).owner();
    for (let n = 0; n < 60; n++)
      await enlist(`reader${n}@${n < 2 ? "fair" : "pond"}.example`, {
        createdAt: new Date(Date.UTC(2026, 4, 1, 0, n)),
      });
    await owner.open(home);
    expect(owner.readAll("status")).toContain("60 people");
    const newest = rows(owner);
    await owner.follow("Next");
    expect(rows(owner)).not.toContain(newest[0]);
    await owner.follow("First");
    expect(rows(owner)).toEqual(newest);
    expect(owner.names("link")).not.toContain("Previous");
    owner.fill("Search people", "FAIR.ex");
    await owner.press("Search");
    expect(owner.readAll("status")).toContain("2 people");
    const lines = await csvAt(owner, "Download these 2 as CSV");
    expect(lines[0]).toMatch(/^\ufeffemail,state,added_at/);
    expect(lines[1]).toContain("confirmed");
    expect(lines).toHaveLength(4);
    owner.fill("Search people", "nobody at all");
    await owner.press("Search");
    expect(owner.read()).toContain("Nothing found No people match this search and these filters.");
  });

  it("lets one be unsubscribed, shown all that is kept of them, and erased for good", async () => {
    const owner = await (await openSite()).owner();
    await enlist("Reader@pond.example", { consent: "Asked me by letter in May." });
    await owner.open(`${home}?q=reader@pond`);
    await owner.follow("Reader@pond.example");
    expect(owner.read()).toContain("Asked me by letter in May.");
    await owner.press("Unsubscribe…");
    await owner.press("Unsubscribe");
    expect(owner.read("region", "Notice")).toContain("They get no more letters.");
    expect(owner.names("button")).not.toContain("Unsubscribe…");
    expect(owner.read()).toContain("Unsubscribed");
    const data = owner.element("link", "Download all data about this subscriber").getAttribute("href");
    expect(await (await owner.ask(data ?? "")).json()).toMatchObject({
      email: "Reader@pond.example",
      letters: [],
    });
    await owner.press("Erase subscriber");
    expect(owner.read()).toContain("This cannot be undone.");
    expect(owner.read()).toContain("A fingerprint of the address is kept");
    await owner.press("Erase");
    expect(owner.read("region", "Notice")).toContain("The subscriber is erased.");
    await owner.open(`${home}/import`);
    owner.fill("Consent", "Signed the sheet at the June fair.");
    owner.fill("CSV file", new File(["reader@pond.example\n"], "again.csv"));
    await owner.press("Preview the import");
    expect(owner.read()).toContain("There are no subscribers to add.");
    expect(owner.within("list", "rows").read()).toContain("Was erased after unsubscribing");
  });
});

it("what is noted of a subscriber is saved and emptied, and another window’s is replaced by a second press", async () => {
  const site = await openSite();
  const [owner, other] = [await site.owner(), await site.owner()];
  await enlist("Reader@pond.example");
  for (const window of [owner, other]) {
    await window.open(home);
    await window.follow("Reader@pond.example");
  }
  const tags = "Tags of this subscriber";
  other.fill(tags, "press");
  await other.press("Save");
  owner.fill(tags, "friends");
  await owner.press("Save");
  expect(owner.read("alert")).toContain("changed in another window, to “press”");
  expect(owner.value(tags)).toBe("friends");
  await owner.press("Save");
  expect(owner.read("region", "Notice")).toContain("The tags and the language are saved.");
  expect(owner.value(tags)).toBe("friends");
  expect(owner.control(tags).hasAttribute("required")).toBe(false);
  owner.fill(tags, "");
  await owner.press("Save");
  expect(owner.value(tags)).toBe("");
});

describe("a list that is imported", () => {
  const consent = "Signed the sheet at the June fair.";

  async function bring(owner: Person, name: string, content: string | Uint8Array<ArrayBuffer>) {
    await owner.open(`${home}/import`);
    owner.fill("Consent", consent);
    owner.fill("CSV file", new File([content], name, { type: "text/csv" }));
    await owner.press("Preview the import");
  }

  it("is shown row by row with what would become of each, and then taken once", async () => {
    const owner = await (await openSite()).owner();
    const list =
      'Name;E-Mail\n"Pond; Ada";ada@fair.example\n"Zoë ""Toad"" Marsh";zoe@fair.example\nAda again;ADA@fair.example\nNobody;no address here\n;=1+1\n';
    // Bytes as an older spreadsheet writes them.
    const latin1 = Uint8Array.from(list, (sign) => sign.charCodeAt(0));
    await bring(owner, "fair.csv", latin1);
    expect(owner.read()).toContain("Read as Windows-1252 (Latin-1), with semicolons as separators");
    const read = owner.within("list", "rows").readAll("listitem");
    expect(read).toContain("ADA@fair.example Same address as in line 2. Line: 4 Result: Duplicate");
    expect(read.at(-1)).toMatch(/^=1\+1 That is a formula.*Line: 6 Result: Invalid address$/);
    const report = await csvAt(owner, "Download these rows as CSV");
    expect(report[5]).toBe(`6,'=1+1,Invalid address,"That is a formula, not an address."`);
    const { pathname } = owner.page().address;
    await owner.press("Add 2 subscribers");
    expect(owner.read()).toContain("2 subscribers were added");
    await owner.open(pathname);
    expect(owner.names("button").join()).not.toContain("Add");
  });

  it("is added where it came from, if a move or a program has sent it", async () => {
    const owner = await (await openSite()).owner();
    const list = await beginImport(services, testOwner(services), {
      key: "k".repeat(8),
      fileName: "ghost.zip",
    });
    const id = list?.list.id ?? "";
    const rows = [{ line: 1, email: "ada@fair.example", tags: [] }];
    await sendRows(services, testOwner(services), id, { rows });
    await owner.open(`${home}/import/${id}`);
    expect(owner.read()).toContain("They are added there, with your note on how they agreed.");
    expect(owner.names("button").join()).not.toContain("Add");
    expect(owner.read()).not.toContain("Consent:");
  });

  it("is read on by the page that shows how far it is, and discarded on request", async () => {
    const owner = await (await openSite()).owner();
    await bring(owner, "fair.csv", "ada@fair.example\n");
    const rows = Array.from({ length: 12_000 }, (_, n) => `reader${n}@many.example`).join("\n");
    await bring(owner, "many.csv", rows);
    expect(owner.read()).toMatch(/\d\d% of the file, 1[01],\d{3} rows so far/);
    const [share] = owner.readAll("progressbar");
    expect(share).toBeDefined();
    const again = owner.page().document.querySelector("noscript meta[http-equiv=refresh]");
    expect(again?.getAttribute("content")).toBe("1");
    const { pathname } = owner.page().address;
    await owner.open(pathname);
    await owner.open(pathname);
    expect(owner.names("button")).toContain("Add 12,000 subscribers");
    await owner.press("Discard this import…");
    await owner.press("Discard this import");
    expect(owner.read("heading", "Import people")).toBeTruthy();
    expect(owner.names("link")).toContain("fair.csv");
    expect(owner.names("link")).not.toContain("many.csv");
  });

  it("names people that an import brought back, and does with the chosen ones as the owner decides", async () => {
    const owner = await (await openSite()).owner();
    const at = new Date("2026-05-01T12:00:00Z");
    for (const email of ["out@a.example", "left@a.example"])
      await enlist(email, { source: "import", createdAt: at, confirmedAt: at });
    await bring(
      owner,
      "left.csv",
      "E-Mail;Status\nout@a.example;Unsubscribed\nleft@a.example;Unsubscribed\n",
    );
    const brought = () => owner.within("list", "people that an import brought back").readAll("listitem");
    expect(brought()).toHaveLength(2);
    await owner.press("Send them no more letters");
    expect(owner.readAll("alert")).toContain("Choose people first.");
    owner.fill("Choose out@a.example", true);
    await owner.press("Send them no more letters");
    expect(owner.read("region", "Notice")).toContain("1 person gets no more letters.");
    expect(brought()).toEqual([expect.stringContaining("left@a.example")]);
    owner.fill("Which people that an import brought back", "This page: 1");
    await owner.press("Leave them as readers");
    expect(owner.read("region", "Notice")).toContain("1 person stays a reader.");
    expect(owner.names("button")).not.toContain("Leave them as readers");
  });

  it("is refused as a workbook with what to do, and the note is kept", async () => {
    const owner = await (await openSite()).owner();
    await bring(owner, "readers.xlsx", "PK\u0003\u0004 and so on");
    expect(owner.read()).toContain("and then CSV");
    expect(owner.value("Consent")).toBe(consent);
  });
});
