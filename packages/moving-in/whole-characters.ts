import type { MovedItem } from "./moved.ts";

/** Half of a character, as a cut within an emoji leaves it in JSON: no database keeps one. */
const half = /\p{Surrogate}/gu;

/** The item with a mark in place of each half of a character; a text says so. */
export function withWholeCharacters(item: MovedItem): MovedItem {
  let isMended = false;
  const mended = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.replaceAll(half, () => {
        isMended = true;
        return "\uFFFD";
      });
    if (Array.isArray(value)) return value.map(mended);
    // The bytes of a file are none of it.
    if (typeof value !== "object" || value === null || value instanceof Blob) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mended(part)]));
  };
  const whole = mended(item) as MovedItem;
  if (!isMended) return item;
  const message = "A character of it was cut in half: “\uFFFD” is left of it.";
  return whole.type === "text"
    ? { ...whole, remarks: [...whole.remarks, { code: "encoding", message, isLoss: true }] }
    : whole;
}
