import { Hono } from "hono";
import { isRefused } from "#domain/outcome.ts";
import { restoreInput, type TextKind } from "#domain/revisions/revision.ts";
import { restoreRevision } from "#domain/drafts/restore-revision.server.ts";
import { findRevision, listRevisions } from "#domain/revisions/revisions.server.ts";
import { describeCall } from "./describe.ts";
import { type OwnerDoor, ownerOnly } from "./owner-only.ts";
import { readJson } from "./read-json.ts";
import { answer, answerRefused } from "./respond.ts";

const tag = "Revisions";

/** What a post or draft once was: mounted under its `:id`. */
export function revisionsOf(kind: TextKind): Hono<OwnerDoor> {
  const revisions = new Hono<OwnerDoor>();

  revisions.get(
    "/",
    describeCall({
      tag,
      summary: `The revisions of a ${kind}, newest first`,
      owner: true,
      answers: "An array of revisions without their text.",
    }),
    ownerOnly,
    async (c) => answer(c, await listRevisions(c.var.services, c.var.owner, kind, textId(c))),
  );

  revisions.get(
    "/:revisionId",
    describeCall({
      tag,
      summary: `One revision of a ${kind}`,
      owner: true,
      answers: "The revision, with its text.",
      refusals: { 404: "No such revision." },
    }),
    ownerOnly,
    async (c) => {
      const revision = await findRevision(c.var.services, c.var.owner, c.req.param("revisionId"));
      return answer(c, revision?.kind === kind && revision.textId === textId(c) ? revision : null);
    },
  );

  revisions.post(
    "/",
    describeCall({
      tag,
      summary: `Restore a revision of a ${kind}`,
      description:
        "Its slug stays as it is unless `withSlug` is true. The current text becomes a revision, so this can be undone in the same way.",
      owner: true,
      body: restoreInput,
      answers: `The ${kind} after restoring.`,
      refusals: {
        404: "No such text or revision.",
        409: "It was changed since `version`, or the older slug is taken: without `withSlug`, the current one stays.",
      },
    }),
    ownerOnly,
    async (c) => {
      const input = await readJson(c, restoreInput);
      if (isRefused(input)) return answerRefused(c, input);
      const { services, owner } = c.var;
      const restored = await restoreRevision(services, owner, { kind, textId: textId(c) }, input);
      if (restored === null || isRefused(restored)) return answer(c, restored);
      const { html: _, ...shown } = { html: "", ...restored };
      return answer(c, { _id: restored.id, ...shown });
    },
  );

  return revisions;
}

/** The path this is mounted at names it, which the types of this file cannot know. */
function textId(c: { req: { param: (name: "id") => string | undefined } }): string {
  return c.req.param("id") ?? "";
}
