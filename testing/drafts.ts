import type { Draft, DraftFields } from "#domain/drafts/draft.ts";
import { createDraft } from "#domain/drafts/drafts.server.ts";
import type { Services } from "#domain/services.ts";
import { testOwner } from "./services.ts";

export function draftText(changes: Partial<DraftFields> = {}): DraftFields {
  return {
    title: "Sending",
    summary: "Not there yet.",
    slug: `draft-${crypto.randomUUID()}`,
    dateString: "",
    imageUrl: "",
    content: "One step.",
    ...changes,
  };
}

/** A draft in the database. */
export function drafted(services: Services, changes: Partial<DraftFields> = {}): Promise<Draft> {
  return createDraft(services, testOwner(services), draftText(changes));
}
