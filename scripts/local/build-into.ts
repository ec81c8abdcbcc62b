/** `node scripts/local/build-into.ts FOLDER` builds the site of this process's studio into a folder. */
import { buildInto } from "./build.ts";

try {
  await buildInto(process.argv[2] ?? "");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
