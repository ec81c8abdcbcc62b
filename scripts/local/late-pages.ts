import type { Plugin } from "vite";
import { ownersSections } from "../../app/addresses.ts";
import { siteAddresses } from "../../app/site-addresses.ts";
import { studio } from "../../app/studio-addresses-by-node.ts";

/** By the ids of their routes: what all strangers get alike but for the pages of feeds, and the root around it. */
const stored = new Set(["root"]);
const owners = new Set(["routes/admin/admin-layout"]);
for (const { path, cached, isFeed, file, id = file?.replace(/\.tsx?$/, "") } of siteAddresses(studio)) {
  if (id && cached && !isFeed) stored.add(id);
  if (id && ownersSections.includes(path.split("/")[0] ?? "")) owners.add(id);
}

const groups = ["owners", "others"] as const;
const named = (group: string) => `virtual:toadstool/late-pages/${group}`;

/**
 * Imports the modules of the owner’s pages with the first request for one of them, and likewise those of what is not stored
 * (workers/answer-page.ts): a Worker that starts evaluates those alone that most of its requests are for. React Router’s build
 * imports all of them at once.
 */
export function latePages(): Plugin {
  const modules = { owners: "", others: "" };
  return {
    name: "late-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (id) => (groups.some((group) => id === named(group)) ? `\0${id}` : undefined),
    load: (id) => {
      const group = groups.find((each) => id === `\0${named(each)}`);
      return group && modules[group];
    },
    transform: {
      filter: { id: /virtual:react-router\/server-build$/ },
      handler(code) {
        let text = code;
        for (const [, id = "", name = ""] of code.matchAll(/\bid: "([^"]+)",[^{}]*?module: (route\d+)\b/g)) {
          if (stored.has(id)) continue;
          const imported = new RegExp(`import \\* as ${name} from ("[^"]+");`);
          const file = imported.exec(text)?.[1];
          if (!file)
            throw new Error("React Router’s build is not written as scripts/local/late-pages.ts reads it.");
          const group = owners.has(id) ? "owners" : "others";
          modules[group] += `export * as ${name} from ${file};\n`;
          const loaded = `() => import("${named(group)}").then(({ ${name} }) => ${name})`;
          text = text.replace(imported, "").replace(`module: ${name}\n`, `module: ${loaded}\n`);
        }
        return text.replaceAll(/\b(?:index|caseSensitive): undefined,\s*/g, "");
      },
    },
  };
}
