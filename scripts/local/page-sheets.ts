import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { splitLateRules } from "./late-rules.ts";
import { type Manifest, withMergedSheets } from "./merged-sheets.ts";

const isRoot = (key: string) => key.startsWith("app/root.tsx");

/**
 * Gives every page two stylesheets: one that all pages share and one with the rest that its route needs. Vite makes one file
 * of each chunk's styles instead; those files stay, for what is imported later. React Router reads the manifest after this.
 * What such a sheet has for what is out of sight at first is a file beside it, which `LateSheets` of app/ui links.
 */
export function pageSheets(): Plugin {
  return {
    name: "page-sheets",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir = "" }) {
      const file = join(dir, ".vite/manifest.json");
      const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
      const root = Object.keys(manifest).find(isRoot);
      if (!root) throw new Error("The build has no chunk of app/root.tsx.");
      const sheetFor = (sheets: string[]) => {
        const text = sheets.map((sheet) => readFileSync(join(dir, sheet), "utf8").trim()).join("\n");
        const { first, late } = splitLateRules(text);
        const name = `assets/page-${createHash("sha256").update(text).digest("base64url").slice(0, 8)}`;
        if (late) writeFileSync(join(dir, `${name}.late.css`), late);
        const file = late ? `${name}.first.css` : `${name}.css`;
        writeFileSync(join(dir, file), first);
        return file;
      };
      writeFileSync(file, JSON.stringify(withMergedSheets(manifest, root, sheetFor)));
    },
  };
}
