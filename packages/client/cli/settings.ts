import { readFile, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { UsageError } from "./command.ts";

interface Given {
  site?: string;
  tokenFile?: string;
}

/** The site’s address and the token. Options take precedence over the environment; the token is never an option, since every process can read those. */
export async function readSettings(given: Given, env: NodeJS.ProcessEnv) {
  const site = given.site ?? env.TOADSTOOL_SITE;
  if (!site || !URL.canParse(site))
    throw new UsageError("Say which site: TOADSTOOL_SITE=https://your-site.example, or --site.");
  const token = given.tokenFile
    ? await readToken(given.tokenFile)
    : (env.TOADSTOOL_TOKEN ?? (await usualToken(env)));
  return { site, token: token?.trim() || undefined };
}

/** Null where there is no such file: reading in public needs none. */
async function usualToken(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const folder = env.XDG_CONFIG_HOME || join(homedir(), ".config");
  const file = join(folder, "toadstool", "token");
  return readToken(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** Of a file that its owner alone may read. */
async function readToken(file: string): Promise<string> {
  const { mode } = await stat(file);
  if (process.platform !== "win32" && (mode & 0o077) !== 0)
    throw new UsageError(`Others may read ${file}. Run: chmod 600 ${file}`);
  return readFile(file, "utf8");
}
