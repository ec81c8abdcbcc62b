import type { Address } from "#app/addresses.ts";
import { sectionsOf } from "#app/site-addresses.ts";
import { pictureOfCard } from "#domain/art/picture-card.ts";
import { sheetFrom } from "#domain/art/sheet.ts";
import { namesNote } from "#domain/notes/note.ts";
import { isPagePath } from "#domain/own-pages/page-path.ts";
import { takenBy } from "#domain/own-pages/taken-address.ts";
import { decodeSlug, isSlug, longestSlug } from "@toadstool/language/is-slug";
import { isTagSlug } from "#domain/tags/tag.ts";
import { rooms } from "#studio/rooms.ts";
import { addresses } from "../addresses.ts";

/** An address whose answer is the same for all strangers: `parameters` of the query change it, in this order. */
export type CachedKind = Pick<Address, "negotiates" | "isStrict" | "isPost"> & {
  parameters: readonly string[];
};

const sections = sectionsOf(rooms.map(({ path }) => path));
const anywhereElse = addresses.find(({ path }) => path === "*");

const isPattern = ({ path }: Address) => /[:*]/.test(path);
const fixed = new Map(
  addresses
    .filter((one) => !isPattern(one))
    .toReversed()
    .map((one) => [`/${one.path}`, one]),
);
const patterns = addresses
  .filter((one) => isPattern(one) && one !== anywhereElse)
  .map((address) => ({ address, ...readPattern(address) }));

/** `blog/:slug` as an expression, and what its groups are called. */
function readPattern({ path, hasSource }: Address) {
  const steps = [...path.matchAll(/:(\w+)|\*/g)].map(([, name = "*"]) => name);
  const written = path.replaceAll(".", "\\.").replaceAll(/:\w+/g, "([^/]+?)").replace("*", "(.+)");
  return { steps, expression: new RegExp(`^/${written}${hasSource ? "(?:\\.md)?" : ""}$`) };
}

/** A slug or an id: whatever is none of these names no post. */
const namesPost = (step: string) => step.length <= longestSlug && (/^[\w-]+$/.test(step) || isSlug(step));

/** Whether a step of an address can name what its page shows: invented addresses are not stored. */
const canName = {
  slug: namesPost,
  tag: isTagSlug,
  note: (step: string) => namesNote.test(step),
  sheet: (step: string) => step.endsWith(".png") && sheetFrom(step.slice(0, -".png".length)) !== null,
  card: (step: string) => pictureOfCard(`/cards/${step}.jpg`) !== null,
};

/** The kind of this path; null where its answers are not stored. */
export function cachedKindOf(path: string): CachedKind | null {
  const address = addressAt(path);
  if (!address?.cached) return null;
  const { cached, negotiates, isStrict, isPost } = address;
  return { parameters: cached, negotiates, isStrict, isPost };
}

function addressAt(path: string): Address | undefined {
  const found = fixed.get(path) ?? patterns.find((pattern) => matches(pattern, path))?.address;
  if (found) return found;
  const pagePath = decodeSlug(path.replace(/\.md$/, ""));
  return isPagePath(pagePath) && takenBy(pagePath, { sections }) === null ? anywhereElse : undefined;
}

function matches({ address, steps, expression }: (typeof patterns)[number], path: string): boolean {
  const [, ...written] = expression.exec(path) ?? [];
  return (
    written.length > 0 &&
    written.every((step, at) => canName[address.steps?.[steps[at] ?? ""] ?? "slug"](decodeSlug(step)))
  );
}
