import type { MovedItem, MovedText } from "./moved.ts";
import { readExport, type ReadOptions } from "./read-export.ts";
import { type GivenFile, openSource } from "./source/source.ts";

/** Everything in an export, for tests. */
export async function readAll(given: GivenFile[], options: ReadOptions = {}) {
  const source = await openSource(given);
  const items: MovedItem[] = [];
  for await (const item of readExport(source, options)) items.push(item);
  await source.close();
  const texts = items.filter((item): item is MovedText => item.type === "text");
  return {
    items,
    texts,
    text: (slug: string) => texts.find((text) => text.slug === slug) ?? missing(slug, texts),
    subscribers: items.filter((item) => item.type === "subscriber"),
    remarks: items
      .filter((item) => item.type === "remark")
      .map(({ remark, count }) => ({ ...remark, count })),
  };
}

function missing(slug: string, texts: MovedText[]): never {
  throw new Error(`There is no text “${slug}”, only ${texts.map((text) => text.slug).join(", ")}.`);
}

export const codesOf = ({ remarks }: Pick<MovedText, "remarks">) => remarks.map(({ code }) => code);
