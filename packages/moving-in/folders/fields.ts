import { dateFrom } from "../fields/dates.ts";
import type { MovedDate } from "../moved.ts";
import type { Fields } from "./front-matter.ts";

/** A field by the first of its names that has something in it. */
export function valueOf(fields: Fields, ...names: string[]): unknown {
  const lower = new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));
  return names
    .map((name) => lower.get(name))
    .find((value) => value !== undefined && value !== null && value !== "");
}

export function textOf(fields: Fields, ...names: string[]): string {
  const value = valueOf(fields, ...names);
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** A list, or a text with commas; Jekyll also parts them by spaces. */
export function listOf(fields: Fields, ...names: string[]): string[] {
  return names.flatMap((name) => {
    const value = valueOf(fields, name);
    if (Array.isArray(value)) return value.flatMap((each) => nameIn(each));
    if (typeof value === "string") return value.split(",").map((each) => each.trim());
    return nameIn(value);
  });
}

/** A name alone, or an author as a table. */
function nameIn(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  const { name, title } = value as Fields;
  return typeof name === "string" ? [name] : typeof title === "string" ? [title] : [];
}

export function dateOf(fields: Fields, timeZone: string, ...names: string[]): MovedDate | null {
  const value = valueOf(fields, ...names);
  // TOML has dates of its own, which write themselves as they were typed.
  return dateFrom(value instanceof Date ? value.toJSON() : value, timeZone);
}

export const isTrue = (value: unknown) => value === true || /^(?:true|yes|on)$/i.test(String(value ?? ""));
export const isFalse = (value: unknown) => value === false || /^(?:false|no|off)$/i.test(String(value ?? ""));

/** A cover as themes write it: an address, or a table with one. */
export function coverOf(fields: Fields): { address: string; alt: string; caption: string } | null {
  const value = valueOf(
    fields,
    "cover",
    "image",
    "featured_image",
    "featuredimage",
    "feature_image",
    "heroimage",
    "hero",
    "header",
    "thumbnail",
    "banner",
    "coverimage",
    "images",
    "img",
    "og_image",
  );
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const words = { alt: textOf(fields, "image_alt", "coveralt", "heroimagealt"), caption: "" };
  if (typeof first === "string") return { address: first, ...words };
  if (typeof first !== "object" || first === null) return null;
  const table = first as Fields;
  const address = textOf(table, "image", "src", "url", "path", "feature", "teaser", "overlay_image");
  return address
    ? { address, alt: textOf(table, "alt", "alttext"), caption: textOf(table, "caption") }
    : null;
}
