import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { workerdTests } from "./workerd-tests.ts";

const texts = {
  "package.json": `{ "imports": { "#world/*": "./testing/*" } }`,
  "testing/services.ts": `import {\n  env,\n} from "cloudflare:workers";\nexport interface World {}`,
  "domain/stored.test.ts": `import { testServices } from "#world/services.ts";`,
  "domain/runtime.test.ts": `import "cloudflare:workers";`,
  "domain/later.test.tsx": `const services = await import("#world/services.ts");`,
  "domain/pure.test.ts": `import type { World } from "#world/services.ts";\nimport { expect } from "vitest";`,
  "scripts/written.test.ts": `write("worker.js", 'import { env } from "cloudflare:workers";');`,
};

it("the tests that run in workerd are those whose imports reach one of its modules, types aside", () => {
  const root = mkdtempSync(join(tmpdir(), "imports-"));
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  expect(workerdTests(root).toSorted()).toEqual([
    "domain/later.test.tsx",
    "domain/runtime.test.ts",
    "domain/stored.test.ts",
  ]);
});
