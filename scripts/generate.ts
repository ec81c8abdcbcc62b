/**
 * `npm run db:generate` writes the next migration of what has changed in db/tables: columns by drizzle-kit, which the first
 * run fetches from npm and which takes `-- --name=…` and `--custom`, and the triggers that the declarations of the tables want.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { migrationsIn } from "./deploy/database.ts";
import { fetchPackages } from "./local/fetch-packages.ts";
import { environment, root } from "./local/processes.ts";
import { readMigration } from "./generate/migrated.ts";
import { schemaText } from "./generate/schema-text.ts";

writeFileSync(join(root, "db/schema.ts"), schemaText(root));
// It looks for the ORM beside itself.
const orm = `drizzle-orm@${packageJson.dependencies["drizzle-orm"]}`;
const kit = join(await fetchPackages("drizzle-kit@0.31.11", orm), ".bin/drizzle-kit");
const places = ["--dialect=sqlite", "--schema=./db/schema.ts", "--out=./db/migrations"];

// Reads the schema as it is written now.
const { withTriggers } = await import("./generate/with-triggers.ts");

const former = migrationsIn(root).map((name) => readMigration(root, name));
const created = generate(process.argv.slice(2));
const mended = withTriggers(former, created ? readMigration(root, created) : "");
const name = created ?? (mended && generate(["--custom", "--name=triggers"]));
if (name) writeFileSync(join(root, "db/migrations", name), mended);

/** The new migration’s name; undefined where there is none, for no column has changed. */
function generate(options: string[]): string | undefined {
  const { status } = spawnSync(kit, ["generate", ...places, ...options], {
    cwd: root,
    env: environment,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
  return migrationsIn(root)[former.length];
}
