import { createRequire } from "node:module";

/** Which toys this process's studio has: for app/routes.ts, as rooms.ts is. */
export const { hasLine, hasPress } = createRequire(import.meta.url)("#studio/toys.ts") as {
  hasLine: boolean;
  hasPress: boolean;
};
