import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./processes.ts";

const toys = createRequire(import.meta.url)("#studio/toys.ts") as Record<
  "hasLine" | "hasPress" | "hasLoupe",
  boolean
>;

/** For Vite: in place of a toy that is off, the build reads the files of the same names that do nothing. */
export const aliasesOfOff: Record<string, string> = Object.fromEntries(
  Object.entries({ line: toys.hasLine, press: toys.hasPress, loupe: toys.hasLoupe })
    .filter(([, isOn]) => !isOn)
    .map(([toy]) => [`#app/toys/${toy}`, join(root, "app/toys/off", toy)]),
);
