import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../local/processes.ts";

/** What wrangler says about the size of the Worker built into `server`, and how long it works before its first request. */
export async function describeUpload(server: string): Promise<string> {
  const config = join(server, "wrangler.json");
  const folder = mkdtempSync(join(tmpdir(), "toadstool-upload-"));
  const bundle = join(folder, "worker.bundle");
  try {
    const deployed = await run("wrangler", ["deploy", "--dry-run", "--config", config, "--outfile", bundle]);
    const profile = join(folder, "startup.cpuprofile");
    const started = await run("wrangler", ["check", "startup", "--worker", bundle, "--outfile", profile]);
    const size = /Total Upload: .+/.exec(deployed)?.[0] ?? deployed;
    const active = /Active: .+/.exec(started)?.[0] ?? started;
    return `${size}\nStart-up. ${active}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
