import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "../../scripts/deploy/lay-over.ts";
import { type Account, workerOf } from "../stand-ins/cloudflare/account.ts";

/** Does at once what wrangler's two commands do to the account. */
export function pretendWrangler(account: Account, root: string) {
  return async (args: string[]): Promise<string> => {
    const option = (name: string) => args[args.indexOf(name) + 1] ?? "";
    const read = <Shape>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Shape;
    const config = read<Configuration & { triggers: { crons: string[] } }>(option("--config"));
    if (args[0] === "d1") migrate(account, config, root);
    else {
      const worker = workerOf(account, config.name);
      worker.vars = config.vars as Record<string, string>;
      worker.crons = config.triggers.crons;
      worker.domains =
        (config.routes as { pattern: string }[] | undefined)?.map(({ pattern }) => pattern) ?? [];
      if (args.includes("--secrets-file"))
        Object.assign(worker.secrets, read<Record<string, string>>(option("--secrets-file")));
      for (const { queue } of config.queues.consumers) {
        const found = account.queues.find(({ name }) => name === queue);
        if (found) found.consumer = config.name;
      }
      worker.tag = option("--tag");
      worker.deploys += 1;
    }
    return "";
  };
}

function migrate(account: Account, config: Configuration, root: string): void {
  const [{ database_id: id = "" } = {}] = config.d1_databases;
  const data = account.databases.find((database) => database.id === id)?.data;
  if (!data) throw new Error(`There is no database ${id}.`);
  data.exec("create table if not exists d1_migrations (id integer primary key, name text unique)");
  const names = readdirSync(join(root, "db/migrations")).filter((name) => name.endsWith(".sql"));
  for (const name of names.toSorted()) {
    if (data.prepare("select 1 from d1_migrations where name = ?").get(name)) continue;
    data.exec(readFileSync(join(root, "db/migrations", name), "utf8"));
    data.prepare("insert into d1_migrations (name) values (?)").run(name);
  }
}
