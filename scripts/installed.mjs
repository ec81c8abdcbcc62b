// `node scripts/installed.mjs scripts/x.ts …` installs the dependencies where they are missing, then runs the script.
// This file runs on whatever Node ≥ 20 npm has; everything after it runs on the project's own.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const [script, ...args] = process.argv.slice(2);

if (Number(process.versions.node.split(".")[0]) < 20) {
  console.error(`Toadstool needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}
installIfNeeded();

const node = resolve(root, "node_modules/.bin/node");
// What each process compiles is kept for the next run: a start reads it and saves two seconds of processor.
const env = { NODE_COMPILE_CACHE: resolve(root, "node_modules/.cache/compiled"), ...process.env };
const child = spawn(node, [resolve(root, script), ...args], { cwd: root, stdio: "inherit", env });
// Ctrl-C reaches the child too: it ends what it started, and then this ends with it.
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => signal === "SIGTERM" && child.kill(signal));
// npm does not end its child processes when it is killed itself.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 1_000).unref();
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 130 : 1)));

function installIfNeeded() {
  if (isInstalled()) return;
  console.log(
    "Installing dependencies (done once; usually 40 seconds where npm has kept them, minutes where it fetches them) …",
  );
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const install = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  if (install.status === 0) return;
  console.error("npm could not install the dependencies; its message stands above.");
  process.exit(1);
}

/** Whether node_modules holds what package-lock.json names: npm writes the same list there once it has installed all. */
function isInstalled() {
  const wanted = packagesOf("package-lock.json");
  const there = packagesOf("node_modules/.package-lock.json");
  return Object.entries(wanted).every(([path, { version, integrity, link, optional }]) => {
    if (path === "") return true;
    const found = there[path];
    // Those for other systems are left out.
    if (!found) return optional;
    const isSame = found.version === version && found.integrity === integrity && found.link === link;
    return isSame && existsSync(resolve(root, path));
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(resolve(root, file), "utf8")).packages;
  } catch {
    return {};
  }
}
