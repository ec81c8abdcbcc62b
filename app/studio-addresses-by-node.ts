import { createRequire } from "node:module";
import type * as studioAddresses from "./studio-addresses.ts";

/**
 * For app/routes.ts. React Router reads that file by a Vite server of its own, which ignores the conditions of package.json’s
 * `imports`, and so would always take the rooms of `studio/`; Node obeys them.
 */
export const { studio } = createRequire(import.meta.url)("./studio-addresses.ts") as typeof studioAddresses;
