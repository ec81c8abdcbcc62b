/** `npm run client`: writes the types of `packages/client` from the API's declarations. `npm test` fails if they are not up to date. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { clientTypes } from "./client/types.ts";
import { root } from "./local/processes.ts";

writeFileSync(join(root, "packages/client/api.d.ts"), await clientTypes());
