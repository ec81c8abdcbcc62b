import { createInterface } from "node:readline/promises";
import { openSource, recognise } from "@toadstool/moving-in";
import { filesAt } from "@toadstool/moving-in/node";
import { createClient, dataOf } from "../../packages/client/index.ts";
import { sendExport } from "../../app/routes/admin/move-in/send-export.ts";
import { openSite } from "../local/open-site.ts";
import type { Wanted } from "./arguments.ts";
import { senderOf, patientFetch } from "./sender.ts";
import { remarkLines, reportLines } from "./report-lines.ts";

/** Stages an export on a site, prints what comes of it, and brings it in where that is wanted. */
export async function moveIn(wanted: Wanted, token: string | undefined): Promise<void> {
  const source = await openSource(await filesAt(wanted.paths));
  const { system, name, site: named, why } = await recognise(source);
  console.log(`${source.name}: ${name}. ${why}`);
  const say = (progress: string) => console.log(`· ${progress}`);
  const site = await openSite({ site: wanted.to, scopes: ["move-in"], command: "move-in", token, say });
  try {
    const { origin } = site;
    const client = createClient({ site: origin, token: site.token, fetch: patientFetch });
    const address = wanted.site || named.address;
    const { id } = await dataOf(
      client.POST("/moves", {
        body: { system, name: source.name.slice(0, 200), site: address, moveKey: crypto.randomUUID() },
      }),
    );
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const options = { system, site: address || undefined, timeZone };
    const tell = progressLine();
    await sendExport(
      source,
      senderOf(client, { ...site, id }),
      options,
      ({ texts, files, subscribers, read }) =>
        tell(
          `· Reading: ${Math.floor(read * 100)} %, ${texts} texts, ${files} files, ${subscribers} readers`,
        ),
    );
    await dataOf(client.POST("/moves/{id}/whole", { params: { path: { id } } }));
    const report = () => dataOf(client.GET("/moves/{id}", { params: { path: { id } } }));
    const staged = await report();
    console.log(`\n${reportLines(staged, wanted.consent).join("\n")}\n`);
    for (const show of ["remarks", "left"]) {
      // oxlint-disable-next-line no-await-in-loop -- one list after the other
      const items = await dataOf(
        client.GET("/moves/{id}/items", { params: { path: { id }, query: { show } } }),
      );
      for (const line of remarkLines(items)) console.log(line);
      if (items.length === mostListed)
        console.log(`· There are more: ${origin}/admin/move-in/${id}?show=${show}`);
    }
    console.log(`Each text: ${origin}/admin/move-in/${id}\n`);
    if (wanted.isReport) return;
    if (!wanted.isSure && !(await isAgreed())) {
      console.log("Nothing was brought in. The report stays for 7 days.");
      return;
    }
    // What is not clear is left out here; on the page of the move, the owner can decide otherwise.
    const decisions = Object.fromEntries(
      staged.said.map(({ note, state }) => [note, state === "unknown" ? "pending" : state]),
    );
    const act = { act: "start" as const, consent: wanted.consent, decisions };
    await dataOf(client.POST("/moves/{id}/act", { params: { path: { id } }, body: act }));
    await untilDone(report, tell);
  } finally {
    await site.close();
    await source.close();
  }
}

/** Items that the site lists at once. */
const mostListed = 100;

type Report = Parameters<typeof reportLines>[0];

/** Looks without a change, a second apart, after which only files are left that the site tries again later. */
const looksAtRest = 15;

/** Looks on until the site has ended; it goes on by itself where the command is ended first. */
async function untilDone(read: () => Promise<Report>, tell: (line: string) => void): Promise<void> {
  let last = "";
  let looks = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const { move, counts } = await read();
    const of = (state: string) => counts.filter((one) => one.kind !== "remark" && one.state === state);
    const count = (state: string) => of(state).reduce((sum, one) => sum + one.count, 0);
    const line = `· Moving in: ${count("done")} here, ${count("waiting")} waiting, ${count("failed")} failed`;
    tell(line);
    if (move.state !== "running")
      return console.log(`\n${move.state === "done" ? "All is done." : "The move was paused or undone."}`);
    looks = line === last ? looks + 1 : 0;
    last = line;
    if (looks > looksAtRest && of("waiting").every(({ kind }) => kind === "file"))
      return console.log(`\nAll texts are here. The site tries ${count("waiting")} files again by itself.`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await new Promise((wake) => setTimeout(wake, 1000));
  }
}

async function isAgreed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Bring it in? (y/N) ");
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Writes each line over the last one; nothing in a log, which would fill with them. */
function progressLine(): (line: string) => void {
  return (line) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${line}`);
  };
}
