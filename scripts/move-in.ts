/** `npm run move-in -- EXPORT… --to https://SITE|local`: reports what comes of an export of another site, and brings it in. docs/manual/moving-in.md */
import { moveIn } from "./move-in/move-in.ts";
import { readArguments, usage } from "./move-in/arguments.ts";

try {
  const wanted = readArguments(process.argv.slice(2));
  if (wanted) await moveIn(wanted, process.env.TOADSTOOL_TOKEN);
  else console.log(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
