import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { indexOf } from "./index-of.ts";

function folderWith(pages: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "decisions-"));
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text);
  return folder;
}

describe("the index of decisions", () => {
  it("lists the titles below their subjects, both in order", () => {
    const index = indexOf(
      folderWith({
        "0003-c.md": "# 0003: Third\n\nSubject: writing · 2026-11-21\n",
        "0001-a.md": "# 0001: First\n\nSubject: writing · 2026-11-21, changed 2026-11-23 · with 0004\n",
        "0002-b.md": "# 0002: Second\n\nSubject: API · 2026-11-21\n",
        "README.md": "# Decisions\n",
      }),
    );
    expect(index.slice(index.indexOf("## "))).toBe(
      "## API\n\n- [0002](0002-b.md) Second\n\n## Writing\n\n- [0001](0001-a.md) First\n- [0003](0003-c.md) Third\n",
    );
  });

  it.each([
    ["no subject", "# 0001: First\n\n2026-11-21\n"],
    ["another number", "# 0002: First\n\nSubject: writing · 2026-11-21\n"],
    ["no day", "# 0001: First\n\nSubject: writing\n"],
  ])("refuses a page with %s, and says how it must begin", (_, text) => {
    expect(() => indexOf(folderWith({ "0001-a.md": text }))).toThrow(
      /^0001-a\.md must begin with “# 0001: ”/,
    );
  });
});
