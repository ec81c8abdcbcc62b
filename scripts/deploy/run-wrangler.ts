import { spawn } from "node:child_process";
import { environment, root, run } from "../local/processes.ts";

/** Runs the project's own wrangler. `shown` lets it ask and show; otherwise what it prints is returned. */
export async function runWrangler(
  args: string[],
  env: Record<string, string> = {},
  shown = true,
): Promise<string> {
  const given = { ...env, WRANGLER_HIDE_BANNER: "true" };
  if (!shown) return run("wrangler", args, given);
  const child = spawn("wrangler", args, { cwd: root, env: { ...environment, ...given }, stdio: "inherit" });
  const code = await new Promise<number | null>((done, fail) => child.once("exit", done).once("error", fail));
  if (code !== 0)
    throw new Error(
      `wrangler ${args[0]} failed; its message stands above. \`npm run deploy\` goes on from there.`,
    );
  return "";
}
