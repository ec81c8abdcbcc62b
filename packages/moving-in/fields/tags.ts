import { quoted, type Remarks } from "../remarks.ts";

const limits = { name: 60, each: 30 };

/** Names of tags that fit: without commas, each once, and no more than a text takes. */
export function tagNames(written: readonly string[], remarks: Remarks): string[] {
  const names = new Map<string, string>();
  for (const each of written) {
    const name = each
      .normalize("NFC")
      .replaceAll(/[\p{Cc}\s,，、]+/gu, " ")
      .trim()
      .replace(/^#\s*/, "");
    if (name === "") continue;
    if (name.length > limits.name)
      remarks.lose(
        "tags_left",
        `The tag ${quoted(name)} is longer than ${limits.name} characters and was left out.`,
      );
    else if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  const all = [...names.values()];
  const left = all.slice(limits.each);
  if (left.length > 0)
    remarks.lose("tags_left", `A text takes ${limits.each} tags. These were left out: ${left.join(", ")}.`);
  return all.slice(0, limits.each);
}
