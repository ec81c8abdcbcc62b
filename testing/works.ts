import type { Artwork } from "#domain/art/artwork.ts";
import type { Project } from "#domain/works/project.ts";
import type { Zine } from "#domain/art/zine.ts";
import { works } from "#db/schema.ts";
import { foldWork } from "#domain/works/folding.ts";
import type { Services } from "#domain/services.ts";
import type { WorkFacts, WorkKind } from "#domain/works/work.ts";

export function artworkCalled(slug: string, changes: Partial<Artwork> = {}): Artwork {
  return {
    slug,
    title: slug,
    date: "2024-05-18",
    medium: "print",
    made: "Ink on paper",
    words: ["It is."],
    alt: "A drawing.",
    ...changes,
  };
}

export function projectCalled(slug: string, changes: Partial<Project> = {}): Project {
  return {
    slug,
    title: slug,
    date: "2024",
    text: "In short.",
    story: "At length.",
    tools: ["Felt"],
    tags: ["quiet"],
    categories: [0],
    image: "a.webp",
    description: "A cover.",
    ...changes,
  };
}

export function zineCalled(slug: string, changes: Partial<Zine> = {}): Zine {
  return {
    slug,
    title: slug,
    date: "2024-05-18",
    description: "A zine.",
    words: ["It folds."],
    alt: "A cover.",
    made: "Pink on cream",
    pages: Array.from({ length: 4 }, () => ({ alt: "A page.", transcript: "" })),
    ...changes,
  };
}

/** A row as a command writes it. */
export async function storedWork<K extends WorkKind>(
  { db, clock }: Pick<Services, "db" | "clock">,
  kind: K,
  facts: WorkFacts<K>,
  changes: Partial<typeof works.$inferInsert> = {},
): Promise<typeof works.$inferSelect> {
  const { slug, title } = facts;
  const now = clock();
  const [row] = await db
    .insert(works)
    .values({
      id: crypto.randomUUID(),
      kind,
      slug,
      title,
      position: "a0",
      medium: "medium" in facts ? facts.medium : "",
      createdAt: now,
      updatedAt: now,
      facts: JSON.stringify(facts),
      folded: foldWork(kind, facts),
      ...changes,
    })
    .returning();
  if (!row) throw new Error("The row was not stored.");
  return row;
}
