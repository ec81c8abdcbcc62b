import { batch, type Results } from "#db/batch.server.ts";
import { findFacts } from "../facts/facts.server.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused } from "../outcome.ts";
import { slugRuleOf } from "../profile/slug-rule.ts";
import type { Profile } from "../profile/profile.ts";
import type { Services } from "../services.ts";
import { selectNamedTags, wantedTags } from "../tags/taggings.server.ts";
import { idFrom } from "../tokens/id-from.ts";
import { filesOf } from "./file-works.ts";
import { keyAtTop } from "./order.ts";
import { selectFirst } from "./order.server.ts";
import { type FoundWork, foundWork } from "./owners-work.ts";
import { selectOwned } from "./owners-works.server.ts";
import { greatestFirst, type Place } from "./place.ts";
import { decideChange, type ReadInput, type WorkInput } from "./save-work.ts";
import { kindsBeside, type WorkFacts, type WorkKind } from "./work.ts";
import { writeWork } from "./write-work.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings" | "workFiles" | "paths">;

/** Makes a work, the first of its list. */
export async function createWork(
  services: Writing,
  _owner: Owner,
  kind: WorkKind,
  input: WorkInput,
): Promise<FoundWork | Refused> {
  const id = input.workKey ? await idFrom("work", input.workKey) : crypto.randomUUID();
  const { profile } = await findFacts(services);
  const { first, ...read } = await batch(services.db, {
    ...selectForSave(services, kind, id, input, profile),
    first: selectFirst(services.db, kind),
  });
  const { work, ...named } = readForSave(services, kind, id, input, read, profile);
  if (work) return save(services, work, { ...input, ...named, version: 1 });
  const files = filesOf(services.workFiles(), kindsBeside(kind));
  const places: Place[] = [...first.flat(), ...files];
  const position = keyAtTop(places.toSorted(greatestFirst)[0]?.position);
  const isNew = { id, kind, file: null, slug: "", position, origin: "own", row: null } as const;
  return save(services, isNew, { ...input, ...named, version: 0 });
}

/**
 * Saves a work, by the id of its row or the slug of its file. A new slug leaves the old one as a redirect.
 * @param change the facts to save, made of those that are there: a form leaves alone what it does not show
 */
export async function saveWork(
  services: Writing,
  _owner: Owner,
  kind: WorkKind,
  idOrFile: string,
  input: WorkInput,
  change: (before: WorkFacts) => unknown = () => input.facts,
): Promise<FoundWork | Refused | null> {
  const { profile } = await findFacts(services);
  const read = await batch(services.db, selectForSave(services, kind, idOrFile, input, profile));
  const { work, ...named } = readForSave(services, kind, idOrFile, input, read, profile);
  return work && save(services, work, { ...input, ...named, facts: change(work.facts) });
}

/** The statements that read what saving has to know: the work and the tags. */
function selectForSave(
  { db }: Writing,
  kind: WorkKind,
  idOrFile: string,
  { tags = "" }: WorkInput,
  profile: Profile,
) {
  return { rows: selectOwned(db, kind, idOrFile), tags: selectNamedTags(db, tags, slugRuleOf(profile)) };
}

function readForSave(
  { workFiles }: Writing,
  kind: WorkKind,
  idOrFile: string,
  input: WorkInput,
  { rows, tags }: Results<ReturnType<typeof selectForSave>>,
  profile: Profile,
) {
  return {
    work: foundWork(rows[0], idOrFile, workFiles()[kind]),
    tags: input.tags === undefined ? null : wantedTags(input.tags, tags, slugRuleOf(profile)),
    timeZone: input.timeZone ?? profile.timeZone,
  };
}

async function save(services: Writing, work: Parameters<typeof decideChange>[1], input: ReadInput) {
  const change = decideChange(services, work, input);
  return isRefused(change) ? change : writeWork(services, work, change);
}
