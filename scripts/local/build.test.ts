import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { root } from "./processes.ts";

/** Both configurations, read without and with a folder for the build. */
const source = `const described = [];
  for (const folder of [undefined, "/tmp/mine"]) {
    if (folder) process.env.BUILD_FOLDER = folder;
    const { default: vite } = await import("./vite.config.ts?" + folder);
    const { default: { buildDirectory } } = await import("./react-router.config.ts?" + folder);
    const output = vite.plugins.flat().find(({ name }) => name.endsWith("cloudflare:output-config"));
    described.push({ buildDirectory, isFoundByWrangler: "writeBundle" in output });
  }
  console.log(JSON.stringify(described));`;

it("a run's own build goes to its own folder, and leaves build/ and what plain `wrangler` finds alone", () => {
  const options = { cwd: root, env: { ...process.env, BUILD_FOLDER: undefined } };
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", source], options).toString();
  expect(JSON.parse(said)).toEqual([
    { buildDirectory: "build", isFoundByWrangler: true },
    { buildDirectory: "/tmp/mine", isFoundByWrangler: false },
  ]);
});
