import { timeZoneInput } from "../calendar/time-zone.ts";
import { idFrom } from "../tokens/id-from.ts";
import * as v from "valibot";
import { findSite } from "../facts/site.server.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { tagsInput } from "../tags/tag.ts";
import { typedMoment } from "../text/typed-moment.ts";
import { findWantedTags } from "../tags/taggings.server.ts";
import { keyAtTop } from "./order.ts";
import { readOrder } from "./order.server.ts";
import { findOwnersWork, type FoundWork } from "./owners-works.server.ts";
import { readFacts } from "./read-facts.ts";
import { refuseTakenSlug } from "./taken-address.server.ts";
import type { WorkKind } from "./work.ts";
import { changedElsewhere, columnsOf, insertWork, type RowState, writeWork } from "./write-work.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings" | "workFiles" | "paths">;

/** What is saved of a work; its facts are read in the shape of its kind. */
export const workInput = v.object({
  facts: v.unknown(),
  /** `later`: at `publishAt`, a local time like 2026-03-04T09:00, read in `timeZone`. Without it, a work stays as it is. */
  shown: v.optional(v.picklist(["yes", "no", "later"], "shown must be yes, no or later.")),
  publishAt: v.optional(v.string(), ""),
  tags: tagsInput,
  timeZone: timeZoneInput,
  /** Of the work that the change was based on; 0 for a file that was never changed here. */
  version: v.optional(v.pipe(v.union([v.number(), v.string()]), v.toNumber(), v.integer())),
  /** Made once by the form: a work that is sent twice is made once. */
  workKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, "workKey must be a UUID or its like."))),
});
export type WorkInput = v.InferOutput<typeof workInput>;

/** Makes a work, the first of its list. */
export async function createWork(
  services: Writing,
  owner: Owner,
  kind: WorkKind,
  input: WorkInput,
): Promise<FoundWork | Refused> {
  const id = input.workKey ? await idFrom("work", input.workKey) : crypto.randomUUID();
  const before = input.workKey ? await findOwnersWork(services, owner, kind, id) : null;
  if (before)
    return (await saveWork(services, owner, kind, id, { ...input, version: 1 })) ?? changedElsewhere();
  const facts = readFacts(kind, input.facts, true);
  if (isRefused(facts)) return facts;
  const state = await readState(services, input, null);
  if (isRefused(state)) return state;
  const taken = await refuseTakenSlug(services, { kind, slug: facts.slug, file: null, id });
  if (taken) return taken;
  const [first] = await readOrder(services, kind);
  const now = services.clock();
  const times = { createdAt: now, updatedAt: now };
  const position = keyAtTop(first?.position);
  const made = await insertWork(
    services,
    {
      id,
      kind,
      position,
      ...columnsOf(kind, facts),
      ...state,
      ...times,
    },
    await tagsIn(services, input),
  );
  return isRefused(made) ? made : saved(services, owner, kind, made.id);
}

/** Saves a work, by the id of its row or the slug of its file. A new slug leaves the old one as a redirect. */
export async function saveWork(
  services: Writing,
  owner: Owner,
  kind: WorkKind,
  idOrFile: string,
  input: WorkInput,
): Promise<FoundWork | Refused | null> {
  const work = await findOwnersWork(services, owner, kind, idOrFile);
  if (!work) return null;
  if (input.version !== undefined && input.version !== (work.row?.version ?? 0)) return changedElsewhere();
  const facts = readFacts(kind, input.facts, work.origin === "own");
  if (isRefused(facts)) return facts;
  const state = await readState(services, input, work.row);
  if (isRefused(state)) return state;
  const { file } = work;
  const taken =
    facts.slug === work.slug
      ? null
      : await refuseTakenSlug(services, { kind, slug: facts.slug, file, id: work.row?.id ?? null });
  if (taken) return taken;
  const written = await writeWork(services, work, facts, state, await tagsIn(services, input));
  return isRefused(written) ? written : saved(services, owner, kind, written.id);
}

/** Null where the input names none: they stay as they are. */
async function tagsIn(services: Writing, { tags }: WorkInput) {
  return tags === undefined ? null : findWantedTags(services, tags);
}

async function saved(services: Writing, owner: Owner, kind: WorkKind, id: string) {
  const work = await findOwnersWork(services, owner, kind, id);
  if (!work) throw new Error(`Work ${id} was saved and cannot be found.`);
  return work;
}

async function readState(
  services: Writing,
  { shown, publishAt, timeZone }: WorkInput,
  before: RowState | null,
): Promise<RowState | Refused> {
  if (shown === undefined)
    return { isHidden: before?.isHidden ?? false, publishAt: before?.publishAt ?? null };
  if (shown !== "later") return { isHidden: shown === "no", publishAt: null };
  const at = typedMoment(publishAt, timeZone ?? (await findSite(services)).timeZone, "publishAt");
  if (isRefused(at)) return at;
  if (at > services.clock()) return { isHidden: false, publishAt: at };
  const message = "That time has passed. Choose a time in the future, or show the work now.";
  return refuseField("invalid", "publish_at_past", "publishAt", message);
}
