import { globSync } from "node:fs";
import { join } from "node:path";

/** What db/schema.ts has to be: every file of db/tables. */
export function schemaText(root: string): string {
  const files = globSync("tables/*.ts", { cwd: join(root, "db") }).toSorted();
  return `/** Every table. \`npm run db:generate\` writes this file, and the migration of what has changed in \`tables/\`. */
${files.map((file) => `export * from "./${file}";\n`).join("")}`;
}
