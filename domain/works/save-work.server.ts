import { batch, type Results } from "#db/batch.server.ts";
import { profileIn, selectFacts } from "../facts/facts.server.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused } from "../outcome.ts";
import { slugRuleOf } from "../profile/slug-rule.ts";
import type { Services } from "../services.ts";
import { slugOfTag } from "../tags/slug-of-tag.ts";
import { tagNames } from "../tags/tag.ts";
import { findWantedTags, selectNamedTags, wantedTags } from "../tags/taggings.server.ts";
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
  const { first, ...read } = await batch(services.db, {
    ...selectForSave(services, kind, id, input),
    first: selectFirst(services.db, kind),
  });
  const { work, ...named } = await readForSave(services, kind, id, input, read);
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
  const read = await batch(services.db, selectForSave(services, kind, idOrFile, input));
  const { work, ...named } = await readForSave(services, kind, idOrFile, input, read);
  return work && save(services, work, { ...input, ...named, facts: change(work.facts) });
}

/** The statements that read what saving has to know: the work, the site, and the tags by the slugs that the studio's own facts make. */
function selectForSave(
  { db, settings }: Writing,
  kind: WorkKind,
  idOrFile: string,
  { tags = "" }: WorkInput,
) {
  return {
    rows: selectOwned(db, kind, idOrFile),
    facts: selectFacts(db),
    tags: selectNamedTags(db, tags, slugRuleOf(settings.studio.profile)),
  };
}

async function readForSave(
  services: Writing,
  kind: WorkKind,
  idOrFile: string,
  { tags, timeZone }: WorkInput,
  read: Results<ReturnType<typeof selectForSave>>,
) {
  const profile = profileIn(services, read.facts);
  const studioRule = slugRuleOf(services.settings.studio.profile);
  const rule = slugRuleOf(profile);
  const isSame = (name: string) => slugOfTag(name, rule) === slugOfTag(name, studioRule);
  const wanted = async (named: string) =>
    tagNames(named).every(isSame)
      ? wantedTags(named, read.tags, rule)
      : findWantedTags(services, named, profile);
  return {
    work: foundWork(read.rows[0], idOrFile, services.workFiles()[kind]),
    tags: tags === undefined ? null : await wanted(tags),
    timeZone: timeZone ?? profile.timeZone,
  };
}

async function save(services: Writing, work: Parameters<typeof decideChange>[1], input: ReadInput) {
  const change = decideChange(services, work, input);
  return isRefused(change) ? change : writeWork(services, work, change);
}
