/** `npm run client`: writes the types of `packages/client` from the API's declarations. `npm test` fails if they are not up to date. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeTypes } from "../packages/client/write-types.ts";
import { describeApi } from "../workers/api/openapi.ts";
import { root } from "./local/processes.ts";

const [file = join(root, "packages/client/api.d.ts")] = process.argv.slice(2);
const described = describeApi({ origin: "https://site.example", isLoopback: false }, "Site");
writeFileSync(file, await writeTypes(described));
