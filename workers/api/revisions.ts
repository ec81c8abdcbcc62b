import type { Context } from "hono";
import * as v from "valibot";
import type { Draft } from "#domain/drafts/draft.ts";
import type { Refused } from "#domain/outcome.ts";
import type { Post } from "#domain/posts/post.ts";
import { type RestoreInput, restoreInput, type TextKind } from "#domain/revisions/revision.ts";
import { restoreRevision } from "#domain/drafts/restore-revision.server.ts";
import { findRevision, listRevisions } from "#domain/revisions/revisions.server.ts";
import { draft, post, revision, revisionSummary } from "./answers.ts";
import { callsAbout } from "./call.ts";
import { namedTwice, shown, showPost } from "./show.ts";
import type { OwnerEnv } from "./owner-only.ts";

const call = callsAbout("Revisions");

const restoring = {
  description:
    "Its slug stays as it is unless `withSlug` is true. The current text becomes a revision, so this can be undone in the same way.",
  json: restoreInput,
  errors: {
    404: "No such text or revision.",
    409: "It was changed since `version`, or the older slug is taken: without `withSlug`, the current one stays.",
  },
} as const;

export const revisions = [
  ...earlierTexts("post"),
  call({
    ...restoring,
    method: "post",
    path: "/posts/:id/revisions",
    scope: "posts",
    summary: "Restore a revision of a post",
    answers: "The post after restoring.",
    data: post,
  }).handledBy((c) => restore(c, "post", c.req.valid("json"), showPost)),

  ...earlierTexts("draft"),
  call({
    ...restoring,
    method: "post",
    path: "/drafts/:id/revisions",
    scope: "posts",
    isUnseen: true,
    summary: "Restore a revision of a draft",
    answers: "The draft after restoring.",
    data: draft,
  }).handledBy((c) => restore(c, "draft", c.req.valid("json"), namedTwice<Draft>)),
];

/** Both calls that read what a text once was. */
function earlierTexts<Kind extends TextKind>(kind: Kind) {
  return [
    call({
      method: "get",
      path: `/${kind}s/:id/revisions`,
      scope: "read",
      summary: `The revisions of a ${kind}, newest first`,
      answers: "An array of revisions without their text.",
      data: v.array(revisionSummary),
    }).handledBy(async (c) => listRevisions(c.var.services, c.var.owner, kind, textId(c))),

    call({
      method: "get",
      path: `/${kind}s/:id/revisions/:revisionId`,
      scope: "read",
      summary: `One revision of a ${kind}`,
      answers: "The revision, with its text.",
      data: revision,
      errors: { 404: "No such revision." },
    }).handledBy(async (c) => {
      const { services, owner } = c.var;
      const found = await findRevision(services, owner, c.req.param("revisionId") ?? "");
      return found?.kind === kind && found.textId === textId(c) ? found : null;
    }),
  ] as const;
}

async function restore<Text extends Post | Draft, Shown>(
  c: Context<OwnerEnv>,
  kind: TextKind,
  input: RestoreInput,
  show: (text: Text) => Shown,
) {
  const { services, owner } = c.var;
  const restored = await restoreRevision(services, owner, { kind, textId: textId(c) }, input);
  return shown(restored as Text | Refused | null, show);
}

/** The path this is mounted at names it, which a path made from a kind cannot tell the types. */
function textId(c: Context): string {
  return c.req.param("id") ?? "";
}
