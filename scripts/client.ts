/**
 * `node scripts/client.ts` writes the types of `packages/client` from the API's declarations. They are not in git: the check of
 * types and the packing of the client run this first.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeTypes } from "../packages/client/write-types.ts";
import { describeApi } from "../workers/api/openapi.ts";
import { root } from "./local/processes.ts";

const file = join(root, "packages/client/api.d.ts");
const types = await writeTypes(describeApi({ origin: "https://site.example", isLoopback: false }, "Site"));

if (!existsSync(file) || readFileSync(file, "utf8") !== types) {
  // Another run may be reading it.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, types);
  renameSync(part, file);
}
