/** `node scripts/local/check-types.ts` checks the types of all sources. */
import { checkTypes } from "./types.ts";

try {
  await checkTypes();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
