import { parse as parseToml } from "smol-toml";
import { parseDocument } from "yaml";

export type Fields = Record<string, unknown>;

export interface FrontMatter {
  fields: Fields;
  body: string;
  /** What is wrong with it, in a sentence; "" where nothing is. */
  trouble: string;
}

/** Characters of the longest front matter. */
const longest = 100_000;

/** The front matter of a file, in YAML, TOML or JSON, and what follows it. What is broken is text, with a word about it. */
export function readFrontMatter(file: string): FrontMatter {
  const text = file.replace(/^\uFEFF?(?:[ \t]*\n)*/, "");
  const [, fence] = /^(---|\+\+\+)[ \t]*\n/.exec(text) ?? [];
  if (fence) return fenced(text, fence);
  return /^\{\s*(?:"|\})/.test(text) ? inJson(text) : { fields: {}, body: text, trouble: "" };
}

function fenced(text: string, fence: string): FrontMatter {
  const start = text.indexOf("\n") + 1;
  const end = new RegExp(`^\\${fence.split("").join("\\")}[ \\t]*$`, "m").exec(
    text.slice(start, start + longest),
  );
  if (!end) return unclosed(text, start, fence);
  const { fields, trouble } = parsed(text.slice(start, start + end.index), fence);
  return { fields, trouble, body: text.slice(start + end.index + end[0].length).replace(/^\n/, "") };
}

/** Its end is missing: where its first lines are fields they are taken for it. A ruler at the beginning is none. */
function unclosed(text: string, start: number, fence: string): FrontMatter {
  const end = text.indexOf("\n\n", start);
  const head = end < 0 ? text.slice(start) : text.slice(start, end);
  const { fields } =
    head.length < longest && /^[\w-]+\s*[:=]/.test(head) ? parsed(head, fence) : { fields: {} };
  if (Object.keys(fields).length === 0) return { fields: {}, body: text, trouble: "" };
  const trouble = `Its front matter is not closed by “${fence}”; it was taken to end at the first empty line.`;
  return { fields, body: end < 0 ? "" : text.slice(end + 2), trouble };
}

function parsed(head: string, fence: string): { fields: Fields; trouble: string } {
  try {
    if (fence === "+++") return { fields: parseToml(head), trouble: "" };
    const document = parseDocument(head, {
      uniqueKeys: false,
      strict: false,
      logLevel: "silent",
      prettyErrors: false,
    });
    const fields: unknown = document.toJS({ maxAliasCount: 50 });
    const [error] = document.errors;
    const trouble = error ? `Its front matter is not valid YAML: ${error.message.split("\n")[0] ?? ""}` : "";
    return { fields: isFields(fields) ? fields : linesOf(head), trouble };
  } catch (error) {
    const why = error instanceof Error ? (error.message.split("\n")[0] ?? "") : "";
    return {
      fields: linesOf(head),
      trouble: `Its front matter is not valid ${fence === "+++" ? "TOML" : "YAML"}: ${why}`,
    };
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Of broken front matter, the lines that are a field and its value. */
function linesOf(head: string): Fields {
  return Object.fromEntries(
    [...head.matchAll(/^([\w-]+)\s*[:=]\s*(.+)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value.trim().replace(/^(["'])(.*)\1$/, "$2"),
    ]),
  );
}

/** Hugo also takes an object of JSON, up to the brace that ends it. */
function inJson(text: string): FrontMatter {
  for (const { index } of text.slice(0, longest).matchAll(/\}[ \t]*(?=\n|$)/g)) {
    try {
      const fields: unknown = JSON.parse(text.slice(0, index + 1));
      if (isFields(fields))
        return { fields, body: text.slice(index + 1).replace(/^[ \t]*\n/, ""), trouble: "" };
    } catch {
      // It goes on after this brace.
    }
  }
  return { fields: {}, body: text, trouble: "" };
}
