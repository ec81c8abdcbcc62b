/** What a person reads of an answer: a line for each item of a list; one item whole. */
export function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "Nothing here." : value.map(lineOf).join("\n");
  if (typeof value === "object" && value !== null) return fieldsOf(value);
  return String(value);
}

const shown = [
  "id",
  "slug",
  "title",
  "subject",
  "address",
  "name",
  "dateString",
  "publishedAt",
  "updatedAt",
  "isHidden",
];

function lineOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const facts = item as Record<string, unknown>;
  const found = shown.flatMap((name) =>
    facts[name] === undefined || facts[name] === "" ? [] : [oneLine(facts[name])],
  );
  return found.join("\t") || oneLine(JSON.stringify(item));
}

function fieldsOf(item: object): string {
  const { content, ...facts } = item as Record<string, unknown>;
  const lines = Object.entries(facts)
    .filter(([name, value]) => name !== "_id" && value !== "" && value !== null)
    .map(([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : oneLine(value)}`);
  return [...lines, ...(typeof content === "string" ? ["", content] : [])].join("\n");
}

/** Without what would steer a terminal. */
function oneLine(value: unknown): string {
  return String(value)
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .slice(0, 200);
}
