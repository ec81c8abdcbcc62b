/**
 * What lists of readers cost in workerd: seconds, statements and memory, for as many rows as are wanted.
 * `npm run bench -- import --rows 1000,10000,100000`.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { unstable_readConfig } from "wrangler";
import { migrate } from "../local/database.ts";
import { freeRange } from "../local/ports.ts";
import { answers, root, run, startCompanion, waitUntil } from "../local/processes.ts";

const { values } = parseArgs({ options: { rows: { type: "string", default: "1000,10000,100000" } } });

interface Step<Answer> {
  statements: number;
  answer: Answer;
}
interface List {
  id: string;
  state: string;
}

console.log(
  row("rows", "MB", "upload s", "looks", "read s", "longest s", "add s", "statements", "most", "MB mem"),
);
for (const count of values.rows.split(",").map(Number)) await measure(count);

async function measure(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "toadstool-import-"));
  const port = await freeRange(2);
  const config = join(folder, "wrangler.json");
  writeFileSync(config, JSON.stringify(configOf()));
  await migrate(folder);
  const where = ["--port", `${port}`, "--inspector-port", `${port + 1}`, "--persist-to", folder];
  const worker = startCompanion("wrangler", ["dev", "--config", config, ...where, "--log-level", "error"]);
  const site = `http://localhost:${port}`;
  try {
    await waitUntil(() => answers(site), worker, "bench's Worker");
    const before = await memory();
    let most = before;
    const watch = setInterval(() => {
      void memory().then((now) => (most = Math.max(most, now)));
    }, 250);
    const list = listOf(count);
    const form = new FormData();
    form.set("consent", "They all signed a sheet at the fair.");
    form.set("file", new File([list], "list.csv"));
    const upload = await timed<List>(`${site}/receive`, form);
    const { id } = upload.answer;
    const looks = [upload];
    do looks.push(await timed<List>(`${site}/read?id=${id}`));
    while (looks.at(-1)?.answer.state === "reading");
    const add = await timed<List>(`${site}/take?id=${id}`);
    clearInterval(watch);
    const verdicts = (await timed<Record<string, number>>(`${site}/verdicts?id=${id}`)).answer;
    const wrong = verdicts.new !== count - doubles(count) - bad(count);
    if (wrong || add.answer.state !== "done")
      throw new Error(`Not what was sent: ${JSON.stringify(verdicts)}`);
    const reads = looks.slice(1).map(({ seconds }) => seconds);
    const statements = [...looks, add].map((step) => step.statements);
    const figures = [upload.seconds, reads.length, sum(reads), Math.max(...reads), add.seconds];
    const [up, many, read, longest, added] = figures.map((figure) => Number(figure.toFixed(2)));
    const costs = [sum(statements), Math.max(...statements), `+${Math.round((most - before) / 1e6)}`];
    console.log(
      row(
        count,
        (list.length / 1e6).toFixed(1),
        up ?? 0,
        many ?? 0,
        read ?? 0,
        longest ?? 0,
        added ?? 0,
        ...costs,
      ),
    );
  } finally {
    await worker.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As a newsletter service writes it: names, dates, quotation marks; one in a hundred twice, one in a hundred bad. */
function listOf(count: number): string {
  const lines = Array.from({ length: count }, (_, n) => {
    const address =
      n % 100 === 99 ? `reader${n - 1}@Pond.example` : n % 100 === 50 ? "nobody" : `reader${n}@pond.example`;
    return `"Pond, Reader ${n}",${address},2024-05-${String((n % 28) + 1).padStart(2, "0")}\r\n`;
  });
  return `Name,E-Mail,Since\r\n${lines.join("")}`;
}
function doubles(count: number): number {
  return Math.floor(count / 100);
}

function bad(count: number): number {
  return Math.floor((count + 49) / 100);
}

async function timed<Answer>(url: string, body?: FormData): Promise<Step<Answer> & { seconds: number }> {
  const started = performance.now();
  const answer = await fetch(url, body && { method: "POST", body });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  return { ...((await answer.json()) as Step<Answer>), seconds: (performance.now() - started) / 1000 };
}

/** Bytes of the runtimes that this process has started: the Worker, its database and its store together. */
async function memory(): Promise<number> {
  const listed = await run("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="]);
  const processes = listed
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const parents = new Map(processes.map(([id, parent]) => [id, parent]));
  const isOwn = (id: string | undefined): boolean =>
    id !== undefined && id !== "0" && (id === `${process.pid}` || isOwn(parents.get(id)));
  const runtimes = processes.filter(([id, , , name]) => /workerd/.test(name ?? "") && isOwn(id));
  return sum(runtimes.map(([, , kilobytes]) => Number(kilobytes) * 1024));
}

/** Of wrangler.toml, what the bench's Worker needs. */
interface Bindings {
  compatibility_date: string;
  d1_databases: object[];
  r2_buckets: object[];
  queues: { producers: object[] };
  ratelimits: object[];
  images: object;
}

function configOf() {
  const whole: Bindings = unstable_readConfig({ config: resolve(root, "wrangler.toml") });
  const { compatibility_date, d1_databases, r2_buckets, queues, ratelimits, images } = whole;
  return {
    name: "toadstool-import-bench",
    main: resolve(import.meta.dirname, "import/worker.ts"),
    compatibility_date,
    d1_databases: d1_databases.map((database) => ({
      ...database,
      migrations_dir: resolve(root, "db/migrations"),
    })),
    r2_buckets,
    queues: { producers: queues.producers },
    ratelimits,
    images,
    vars: {
      APP_SECRET: "a secret for benches only, never used anywhere else",
      SITE_URL: "https://toadstool.test",
      OIDC_ISSUER: "https://identity.test",
      OIDC_CLIENT_ID: "toadstool",
      OWNER_SUBJECTS: "bench",
      MAIL_FROM: "letters@toadstool.test",
      POSTAL_LINE: "Toadstool Studio, Marsh Lane 7, Pondwick",
    },
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function row(...cells: (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(10)).join(" ");
}
