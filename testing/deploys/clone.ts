import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { root as source } from "../../scripts/local/processes.ts";

export interface Clone {
  root: string;
  /** Writes a small Worker where the build would be; returns its folder. */
  build: () => Promise<string>;
  remove: () => void;
}

/** What a deploy reads of a clone of this repository, in a folder of its own, with an empty studio. */
export function makeClone(): Clone {
  const root = mkdtempSync(join(tmpdir(), "toadstool-clone-"));
  for (const path of ["wrangler.toml", "package.json", "db/migrations"])
    cpSync(join(source, path), join(root, path), { recursive: true });
  mkdirSync(join(root, "studio"));
  const build = async () => {
    const folder = join(root, "build/server");
    mkdirSync(folder, { recursive: true });
    mkdirSync(join(root, "build/client"), { recursive: true });
    writeFileSync(join(root, "build/client/robots.txt"), "User-agent: *\n");
    writeFileSync(
      join(folder, "index.js"),
      'import { WorkerEntrypoint } from "cloudflare:workers";\nexport class CachedPages extends WorkerEntrypoint {}\nexport default { fetch: () => new Response("A site") };\n',
    );
    const config = readConfig({ config: join(root, "wrangler.toml") });
    const [database] = config.d1_databases;
    const built = {
      ...config,
      main: "index.js",
      no_bundle: true,
      assets: { ...config.assets, directory: "../client" },
      d1_databases: [{ ...database, migrations_dir: "../../db/migrations" }],
    };
    writeFileSync(join(folder, "wrangler.json"), JSON.stringify(built));
    return folder;
  };
  return { root, build, remove: () => rmSync(root, { recursive: true, force: true }) };
}
