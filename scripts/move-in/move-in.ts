import { createInterface } from "node:readline/promises";
import { openSource, recognise } from "@toadstool/moving-in";
import { filesAt } from "@toadstool/moving-in/node";
import { apiSite } from "../../app/browser/moving-in/api-site.ts";
import { bring } from "../../app/browser/moving-in/bring.ts";
import { exportIn } from "../../app/browser/moving-in/export.ts";
import { itemsOf, type Move } from "../../app/browser/moving-in/move.ts";
import { reportOn } from "../../app/browser/moving-in/report.ts";
import type { Site } from "../../app/browser/moving-in/site.ts";
import { totalOf } from "../../app/browser/moving-in/totals.ts";
import { undo } from "../../app/browser/moving-in/undo.ts";
import { openSite } from "../local/open-site.ts";
import type { Wanted } from "./arguments.ts";
import { remarkLines, reportLines } from "./report-lines.ts";

/** Reports what comes of an export and brings it in where that is wanted; or undoes a move. */
export async function moveIn(wanted: Wanted, token: string | undefined): Promise<void> {
  const say = (progress: string) => console.log(`· ${progress}`);
  const scopes = ["read", "posts", "images", "email"] as const;
  const opened = await openSite({ site: wanted.to, scopes, command: "move-in", token, say });
  try {
    const site = apiSite(opened.origin, (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${opened.token}`);
      // A redirect would carry the token to wherever it leads.
      return fetch(input, { ...init, headers, redirect: "error" });
    });
    if (wanted.undo) await undoMove(wanted, site);
    else await bringIn(wanted, site);
  } finally {
    await opened.close();
  }
}

async function bringIn(wanted: Wanted, site: Site): Promise<void> {
  const source = await openSource(await filesAt(wanted.paths));
  try {
    const { system, name, site: named, why } = await recognise(source);
    console.log(`${source.name}: ${name}. ${why}`);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const slugs = await site.findSlugRule();
    const exported = exportIn(source, { system, site: wanted.site || named.address, timeZone, slugs });
    const tell = progressLine();
    const move = await reportOn(exported, site, ({ texts, files, readers, read }) =>
      tell(`· Reading: ${Math.floor(read * 100)} %, ${texts} texts, ${files} files, ${readers} readers`),
    );
    console.log(`\n${reportLines(move, wanted.consent).join("\n")}\n`);
    for (const line of remarkLines(itemsOf(move))) console.log(line);
    if (wanted.isReport) return;
    if (!wanted.isSure && !(await isAgreed("Bring it in?"))) {
      console.log("Nothing was brought in.");
      return;
    }
    console.log(`· To undo it: npm run move-in -- --undo ${move.key} --to ${wanted.to}`);
    const wait = (seconds: number) => {
      console.log(`\n· Files whose site did not answer are fetched again in ${seconds} seconds.`);
      return new Promise<void>((wake) => setTimeout(wake, seconds * 1000));
    };
    const control = { isPaused: () => false };
    const onChange = () => tell(progressOf(move));
    const refusal = await bring({ exported, site, move, control, onChange, wait }, people(wanted, move));
    if (refusal) throw new Error(`${refusal.refusal} Nothing was brought in.`);
    console.log(`\nAll is done.`);
    for (const line of failures(move)) console.log(line);
  } finally {
    await source.close();
  }
}

async function undoMove({ undo: key, isSure }: Wanted, site: Site): Promise<void> {
  if (!(await site.findChange(key))) throw new Error(`The site has no move with the key ${key}.`);
  if (!isSure && !(await isAgreed("Undo the whole move?"))) return;
  const tell = progressLine();
  const kept = await undo(site, key, { isPaused: () => false }, (left) => tell(`· Undoing: ${left} left`));
  console.log("\nWhat it made and no one has changed since is removed.");
  for (const { kind, title, why } of kept) console.log(`· ${title || "Untitled"} (${kind}): ${why}`);
}

/** What is not clear is left out here; on the page, the owner can decide otherwise. */
function people({ consent }: Wanted, { readers }: Move) {
  if (!consent || !readers) return null;
  const decided = readers.said.map(
    ({ note, state }) => [note, state === "unknown" ? "pending" : state] as const,
  );
  return { consent, decisions: Object.fromEntries(decided) };
}

function progressOf(move: Move): string {
  const count = (state: "done" | "waiting" | "failed") => totalOf(itemsOf(move), { states: [state] });
  return `· Moving in: ${count("done")} here, ${count("waiting")} waiting, ${count("failed")} failed`;
}

const failures = (move: Move) =>
  itemsOf(move)
    .filter(({ state }) => state === "failed")
    .map(({ title, trouble }) => `· ${title} did not come. ${trouble}`);

async function isAgreed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (y/N) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Writes each line over the last one; nothing in a log, which would fill with them. */
function progressLine(): (line: string) => void {
  return (line) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${line}`);
  };
}
