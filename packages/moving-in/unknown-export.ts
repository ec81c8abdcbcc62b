import { MovingFault } from "./fault.ts";
import { endingOf } from "./source/paths.ts";
import { readHead } from "./source/read.ts";
import type { Source } from "./source/source.ts";

/** What to choose instead, by what was chosen. */
export async function unknownExport(source: Source): Promise<MovingFault> {
  const { entries, name } = source;
  const system = await unreadSystem(source);
  if (system)
    return new MovingFault(
      "unknown_system",
      `“${name}” is an export of ${system}, which is not read here. Turn it into a WordPress export or a folder of Markdown files, and choose that.`,
    );
  const endings = new Set(entries.map(({ path }) => endingOf(path)));
  const hint = hints.find(([ending]) => endings.has(ending))?.[1] ?? anything;
  return new MovingFault("unknown_system", `“${name}” is no export that can be read here. ${hint}`);
}

/** Systems whose exports are known and not read, by how one of their files begins. */
const unread: [name: string, ending: RegExp, sign: RegExp][] = [
  ["Blogger", /^(?:xml|atom)$/, /<feed\b[^]*blogger/i],
  ["Tumblr", /^xml$/, /<tumblr\b/],
  ["Write.as", /^json$/, /^\s*\{\s*"username"[^]*"collections"|"appearance"\s*:[^]*"rtl"\s*:/],
  ["Write.as", /^csv$/, /^\uFEFF?id,slug,blog,url,created,title,body\b/],
];

async function unreadSystem(source: Source): Promise<string | undefined> {
  for (const { path } of source.entries.slice(0, 20)) {
    const alike = unread.filter(([, ending]) => ending.test(endingOf(path)));
    if (alike.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- a few files
    const head = new TextDecoder().decode(await readHead(source, path, 16_384));
    const found = alike.find(([, , sign]) => sign.test(head));
    if (found) return found[0];
  }
  return undefined;
}

const anything =
  "Choose a Ghost export (.json), a WordPress or Squarespace export (.xml), the zip of Substack, Medium or Buttondown, the posts of beehiiv or Wix (.csv), a folder of Markdown files, or a list of subscribers (.csv).";

const hints: [ending: string, hint: string][] = [
  [
    "wpress",
    "That is a copy of a WordPress database and its files. In WordPress, open “Tools”, “Export”, choose “All content”, and take the .xml file.",
  ],
  [
    "sql",
    "That is a copy of a database. Export from the system itself: in WordPress by “Tools”, “Export”; in Ghost by “Settings”, “Import/Export”.",
  ],
  [
    "gz",
    "That is a packed file. Unpack it and choose what is in it: the .xml file of a WordPress export, or the folder.",
  ],
  [
    "age",
    "That is an encrypted backup of a Toadstool site. Decrypt it (“age --decrypt --output SITE.tar.gz FILE”) and choose the .tar.gz file.",
  ],
  ["rar", "Unpack it on your computer and choose the folder."],
  ["7z", "Unpack it on your computer and choose the folder."],
  [
    "xml",
    "The .xml file is no WordPress export; a feed has only the latest posts. In WordPress, open “Tools”, “Export”, and choose “All content”.",
  ],
  [
    "json",
    "The .json file is no Ghost export. In Ghost, open “Settings”, “Import/Export”, “Export”, and choose “Content & settings”.",
  ],
  ["html", "These are web pages, without dates and tags. Ask the system that made them for an export."],
  ["docx", "Documents of Word can be pasted into the editor, one after the other."],
];
