import { languageTag } from "@toadstool/language";
import { quoted, type Remarks } from "../remarks.ts";

/** Characters of the longest tag: RFC 5646, section 4.4.1. */
const longest = 35;

/** A language as systems write it, `de_DE` for `de-DE`, as a tag of BCP 47. "" for none, and for what is none. */
export function languageFrom(written: string, remarks: Remarks): string {
  if (written.trim() === "") return "";
  const tag = languageTag(written.replaceAll("_", "-"));
  if (tag && tag.length <= longest) return tag;
  remarks.add("language_unknown", `There is no language ${quoted(written)}: it comes without one.`);
  return "";
}
