/**
 * `npm run doctor -- https://SITE` asks a deployed site for some of its pages, as strangers do, and reports whether
 * Cloudflare keeps them: docs/deploy.md says how to read it. It changes nothing.
 */
import { examine } from "./doctor/examine.ts";

const [address = ""] = process.argv.slice(2);
if (!URL.canParse(address)) {
  console.error("Which site? npm run doctor -- https://example.com");
  process.exit(1);
}

try {
  const findings = await examine(new URL(address).origin, fetch);
  for (const { isGood, path, words } of findings)
    console.log(`${isGood ? "✓" : "✗"} ${path.padEnd(14)} ${words}`);
  const bad = findings.filter(({ isGood }) => !isGood).length;
  console.log(
    bad === 0
      ? "\nThe page cache works."
      : "\nLook at the lines with ✗: docs/deploy.md, “Checking the page cache”.",
  );
  process.exitCode = bad === 0 ? 0 : 1;
} catch (error) {
  console.error(`${address} does not answer: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
