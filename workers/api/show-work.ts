import type { Context } from "hono";
import type { OwnersList } from "#domain/works/owners-list.server.ts";
import type { FoundWork, OwnersWork } from "#domain/works/owners-work.ts";
import { type WorkKind, workKinds } from "#domain/works/work.ts";
import { workAddress } from "#domain/works/work-address.ts";
import { namedTwice } from "./show.ts";

/** The kind that a path names; null for a word that is none. */
export function kindIn(c: Context): WorkKind | null {
  return workKinds.find((kind) => kind === c.req.param("kind")) ?? null;
}

export function showWork(work: FoundWork) {
  return {
    ...stateOf(work),
    translationOf: work.translationOf,
    tags: work.tags.map(({ name }) => name),
    facts: work.facts,
  };
}

export function showListedWork(work: OwnersList["works"][number]) {
  return { ...stateOf(work), date: work.facts.date, place: work.place };
}

function stateOf({ kind, origin, file, slug, facts, row }: OwnersWork) {
  return {
    ...namedTwice({ id: row?.id ?? slug }),
    kind,
    origin,
    file,
    slug,
    title: facts.title,
    language: facts.language ?? "",
    path: workAddress(kind, slug),
    isHidden: row?.isHidden ?? false,
    publishAt: row?.publishAt?.toISOString() ?? null,
    version: row?.version ?? 0,
  };
}
