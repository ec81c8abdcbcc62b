import { MovingFault } from "./fault.ts";
import { endingOf } from "./source/paths.ts";
import type { Source } from "./source/source.ts";

/** What to choose instead, by what was chosen. */
export function unknownExport({ entries, name }: Source): MovingFault {
  const endings = new Set(entries.map(({ path }) => endingOf(path)));
  const hint = hints.find(([ending]) => endings.has(ending))?.[1] ?? anything;
  return new MovingFault("unknown_system", `“${name}” is no export that can be read here. ${hint}`);
}

const anything =
  "Choose a Ghost export (.json), a WordPress export (.xml), the zip of Substack or Medium, a folder of Markdown files, or a list of subscribers (.csv).";

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
    "That is a packed file. A backup of a Toadstool site: unpack it (“tar -xzf FILE”) and choose the folder. A WordPress export: unpack it and choose the .xml file.",
  ],
  [
    "age",
    "That is an encrypted backup of a Toadstool site. Decrypt and unpack it (“age --decrypt FILE | tar -xz”) and choose the folder.",
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
