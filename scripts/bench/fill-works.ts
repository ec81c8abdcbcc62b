import { generateNKeysBetween } from "fractional-indexing";
import { works } from "#db/schema.ts";
import type { Services } from "#domain/services.ts";
import { foldWork } from "#domain/works/folding.ts";
import type { WorkFacts, WorkKind } from "#domain/works/work.ts";
import { inBatches } from "./in-batches.ts";

const kinds = ["project", "artwork", "zine"] as const;
const words =
  "A story of as many words as a project of the sample tells, with newts, presses and paper in it. ";

/** `count` works: projects, artworks and zines in turn, of which no project is featured. */
export async function fillWithWorks({ db }: Pick<Services, "db">, count: number): Promise<void> {
  const start = new Date(Date.UTC(2020, 0, 1));
  const rows = generateNKeysBetween(null, null, count).map((position, n) => {
    const kind = kinds[n % kinds.length] ?? "project";
    const facts = factsOf(kind, n);
    const { slug, title } = facts;
    return {
      id: `bench-${n}`,
      kind,
      slug,
      title,
      position,
      medium: "medium" in facts ? facts.medium : "",
      createdAt: start,
      updatedAt: start,
      facts: JSON.stringify(facts),
      folded: foldWork(kind, facts as never),
    };
  });
  await inBatches({ db }, rows, (part) => db.insert(works).values(part));
}

function factsOf(kind: WorkKind, n: number): WorkFacts {
  const slug = `bench-${kind}-${n}`;
  const title = `A ${kind}, the ${n}th of many`;
  const date = "2024-05-18";
  const text = words.repeat(2);
  if (kind === "project")
    return {
      slug,
      title,
      date: "2024",
      text,
      story: words.repeat(30),
      tools: ["Felt", "Wire"],
      tags: ["quiet"],
      categories: [n % 3, 99],
      image: "a.webp",
      description: "A cover.",
    };
  const art = { slug, title, date, made: "Ink on paper", words: [text], alt: "A drawing." };
  if (kind === "artwork") return { ...art, medium: "print" };
  const pages = Array.from({ length: 8 }, () => ({ alt: "A page.", transcript: words }));
  return { ...art, description: "A zine.", pages };
}
