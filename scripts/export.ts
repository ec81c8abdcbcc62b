/** `npm run export -- --from FILE|https://SITE|local --as markdown|ghost --to FOLDER|FILE.zip`: docs/manual/moving-out.md. */
import { runExport } from "./export/run-export.ts";

try {
  process.exitCode = await runExport(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
