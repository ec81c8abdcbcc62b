import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./processes.ts";

const toys = createRequire(import.meta.url)("#studio/toys.ts") as Record<
  "hasLine" | "hasPress" | "hasLoupe",
  boolean
>;

/** Which toys this process's studio has: for app/routes.ts, as rooms.ts is. */
export const { hasLine, hasPress } = toys;

/** For Vite: in place of a toy that is off, the build reads the files of the same names that do nothing. */
export const aliasesOfOff: Record<string, string> = Object.fromEntries(
  Object.entries({ line: hasLine, press: hasPress, loupe: toys.hasLoupe })
    .filter(([, isOn]) => !isOn)
    .map(([toy]) => [`#app/toys/${toy}`, join(root, "app/toys/off", toy)]),
);
