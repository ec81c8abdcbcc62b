import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fetchPackages } from "../../../scripts/local/fetch-packages.ts";
import { run } from "../../../scripts/local/processes.ts";

/** 31 MB. */
const checker = "vnu-jar@26.9.27";

const meant = [
  // React writes `<img/>`, and quotes every attribute.
  /^Trailing slash on void elements/,
  // Markdown’s tables are aligned so: html-faults.ts says why.
  /^The “align” attribute on the “t[dh]” element is obsolete/,
  // It takes the widths of one `<source>` for those of the next, too; `own/sizes` of html-rules.ts holds the rule.
  /^When the “srcset” attribute has any image candidate string with a width descriptor/,
];

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/** What the W3C’s Nu Html Checker says of these pages, by their paths; null where Java or npm’s registry cannot be reached. */
export async function nuFaults(pages: ReadonlyMap<string, string>): Promise<string[] | null> {
  const folder = mkdtempSync(join(tmpdir(), "toadstool-nu-"));
  try {
    const packages = await checkerPackages();
    if (packages === null) return null;
    const paths = [...pages.keys()];
    const files = [...pages.values()].map((html, index) => {
      const file = join(folder, `${index}.html`);
      writeFileSync(file, html);
      return file;
    });
    const jar = join(packages, "vnu-jar/build/dist/vnu.jar");
    const given = ["-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", ...files];
    const { stdout } = spawnSync("java", given, { encoding: "utf8", maxBuffer: 1e9 });
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    return messages
      .filter(({ message }) => !meant.some((each) => each.test(message)))
      .map(({ url, message, extract = "" }) => {
        const path = paths[Number(/(\d+)\.html$/.exec(url)?.[1])];
        return `${path} Nu: ${message} (… ${extract.replaceAll(/\s+/g, " ")} …)`;
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkerPackages(): Promise<string | null> {
  try {
    await run("java", ["-version"]);
    return await fetchPackages(checker);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
