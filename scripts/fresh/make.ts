import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { nearestTags } from "@toadstool/language";
import { format } from "oxfmt";
import { findShipped } from "#domain/words/words.server.ts";
import { brandFiles } from "./draw.ts";
import { readSettings, type SiteSettings, writeSettings } from "../deploy/settings.ts";
import { readCatalogue } from "../local/catalogue-files.ts";
import { type Facts, Refused, workerName } from "./facts.ts";
import { lineOf } from "./letters.ts";
import { brandSheet, coloursOf, inked } from "./theme.ts";

const template = resolve(import.meta.dirname, "studio");
/** The studio of the engine's tests, and the files of it that an empty studio has, too. */
const small = resolve(import.meta.dirname, "../../testing/studio");
const shared = [
  "appearance.ts",
  "letter-look.ts",
  "margin.client.ts",
  "margin.tsx",
  "models.ts",
  "print-details.server.ts",
  "resume.ts",
  "studies.server.ts",
];
const formatting = resolve(import.meta.dirname, "../../.oxfmtrc.json");

/**
 * Puts an empty studio in place of studio/ in the repository at `root`. What a deploy has noted in studio/site.json stays,
 * with the site's name and address. Returns false where all of it was there already. Throws `Refused` before anything has changed where work would be lost
 * that git does not hold; `force` loses it.
 */
export async function makeFresh(root: string, facts: Facts, force = false): Promise<boolean> {
  const studio = join(root, "studio");
  const folder = mkdtempSync(join(root, ".fresh-studio-"));
  try {
    const made = join(folder, "studio");
    await writeStudio(made, facts);
    writeSettings(folder, named(readSettings(root), facts));
    if (isSame(made, studio)) return false;
    if (!force) requireCommitted(root);
    if (existsSync(studio)) renameSync(studio, join(folder, "former"));
    renameSync(made, studio);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeStudio(folder: string, facts: Facts): Promise<void> {
  cpSync(template, folder, { recursive: true });
  for (const name of shared) cpSync(join(small, name), join(folder, name));
  const files: Record<string, string | Buffer> = {
    "profile.ts": await formatted("profile.ts", profileFile(facts)),
    "menu.ts": await formatted("menu.ts", await menuFile(facts)),
    "drawing.ts": await formatted("drawing.ts", drawingFile(facts)),
    "brand.css": brandSheet(facts.look.inks),
    "letter-look.ts": letterLookFile(facts),
  };
  for (const [path, content] of Object.entries(await brandFiles(facts.look, facts.siteName)))
    files[`public/${path}`] = content;
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** As `npm run format` would leave it, however long a name is. */
async function formatted(name: string, code: string): Promise<string> {
  const { printWidth } = JSON.parse(readFileSync(formatting, "utf8")) as { printWidth: number };
  return (await format(name, code, { printWidth })).code;
}

function profileFile({ name, title, siteName, language, timeZone, links }: Facts): string {
  const written = JSON.stringify;
  const isEnglish = nearestTags(language).includes("en");
  const description = isEnglish ? `The home of ${name} on the web.` : `${name} · ${title}`;
  return `import type { Profile } from "#domain/profile/profile.ts";

/** Your facts. More of them may be added: see domain/profile/profile.ts. */
export const profile: Profile = {
  name: ${written(name)},
  title: ${written(title)},
  tagline: ${written(title)},
  siteName: ${written(siteName)},
  description: ${written(description)},
  copyrightYear: ${new Date().getFullYear()},
  /** Of all that the site says. */
  language: ${written(language)},
  /** The zone in which dates without a zone are read. */
  timeZone: ${written(timeZone)},
  /** A paragraph a text. */
  about: [],
  links: [${links.map(({ label, href }) => `\n    { label: ${written(label)}, href: ${written(href)}, kind: ${written(kindOf(href))} },`).join("")}${links.length > 0 ? "\n  " : ""}],
};
`;
}

/** The small studio’s, with its labels as the catalogue of the site’s language has them. */
async function menuFile({ language }: Facts): Promise<string> {
  const [english, said] = await Promise.all(
    ["en", language].map((tag) => findShipped({ catalogue: readCatalogue }, tag)),
  );
  const names = Object.entries(english?.shipped ?? {}).filter(([path]) => /^(names|screens)\./.test(path));
  return readFileSync(join(small, "menu.ts"), "utf8").replaceAll(/label: "([^"]+)"/g, (field, label) => {
    const [path = ""] = names.find(([, name]) => name === label) ?? [];
    const name = said?.shipped[path];
    return name === undefined ? field : `label: ${JSON.stringify(name)}`;
  });
}

/** Which icon a link has. */
function kindOf(href: string): string {
  if (href.startsWith("mailto:")) return "mail";
  const host = new URL(href).hostname;
  if (/(^|\.)(github|gitlab|codeberg|sr\.ht|bitbucket)\b/.test(host)) return "code";
  if (/(^|\.)(instagram|flickr|pixelfed)\b/.test(host)) return "photos";
  if (/(^|\.)(linkedin|xing)\b/.test(host)) return "network";
  if (/(^|\.)(youtube|vimeo|twitch|peertube)\b/.test(host)) return "video";
  return "other";
}

function drawingFile({ look }: Facts): string {
  const { letters, width } = lineOf(look.initials);
  const { front, behind, paper } = look.inks;
  const lines = letters.map(({ path, left }) => `\n    { path: "${path}", left: ${left} },`).join("");
  const end = lines ? "\n  " : "";
  return `/** What the mark and the banner are drawn from: letters as lines in a cell 100 high. */
export const drawing = {
  inks: { front: "${front}", behind: "${behind}", paper: "${paper}" },
  letters: [${lines}${end}] as { path: string; left: number }[],
  width: ${width},
};
`;
}

/** The small studio's, with links in the ink that is read on paper. */
function letterLookFile({ look }: Facts): string {
  const { accent } = inked(coloursOf("paper"), look.inks);
  return readFileSync(join(small, "letter-look.ts"), "utf8").replace(/accent: "#\w+"/, `accent: "${accent}"`);
}

/** A site that was deployed keeps its Worker and its database. */
function named(settings: SiteSettings, facts: Facts): SiteSettings {
  const name = (settings.database_id && settings.name) || workerName(facts);
  const address = facts.address && { SITE_URL: facts.address };
  return { ...settings, name, vars: { ...settings.vars, ...address } };
}

function requireCommitted(root: string): void {
  const { status, stdout } = spawnSync(
    "git",
    ["status", "--porcelain", "--untracked-files=all", "--", "studio"],
    { cwd: root, encoding: "utf8" },
  );
  if (status !== 0)
    throw new Refused(
      "This is no git repository, so that nothing could bring the present studio back. To replace it all the same, add --force.",
    );
  // What was only deleted is in git's hands already.
  const changed = stdout.split("\n").filter((line) => line && !/^(D | D)/.test(line));
  if (changed.length === 0) return;
  const listed = changed.slice(0, 5).map((line) => `  ${line.slice(3)}`);
  const more = changed.length > 5 ? [`  and ${changed.length - 5} more`] : [];
  throw new Refused(
    [
      "These files have changes that are not committed:",
      ...listed,
      ...more,
      "Commit or stash them first, or add --force to lose them.",
    ].join("\n"),
  );
}

/** Whether both folders hold the same files. */
function isSame(one: string, other: string): boolean {
  const filesOf = (folder: string) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: "utf8" })
          .filter((name) => statSync(join(folder, name)).isFile())
          .toSorted()
      : [];
  const names = filesOf(one);
  return (
    names.join() === filesOf(other).join() &&
    names.every((name) => readFileSync(join(one, name)).equals(readFileSync(join(other, name))))
  );
}
