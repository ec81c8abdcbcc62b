import { type Refused, refuseField } from "../outcome.ts";

/** Names the one constraint that a person can resolve; any other error is ours. */
export function slugTaken(error: unknown, slug: string): Refused {
  const reasons = [error, error instanceof Error ? error.cause : null].map(String).join(" ");
  if (!reasons.includes("UNIQUE constraint failed: posts.slug")) throw error;
  return slugIsTaken(slug);
}

export function slugIsTaken(slug: string): Refused {
  const message = `Another post already uses the slug “${slug}”. Choose a different one.`;
  return refuseField("conflict", "slug_taken", "slug", message);
}
