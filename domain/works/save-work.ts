import * as v from "valibot";
import { timeZoneInput } from "../calendar/time-zone.ts";
import { isRefused, type Refused, refuse, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { tagsInput } from "../tags/tag.ts";
import type { WantedTag } from "../tags/taggings.server.ts";
import { asked } from "../text/asked.ts";
import { translationFields } from "../translations/translation.ts";
import { typedMoment } from "../text/typed-moment.ts";
import type { OwnersWork } from "./owners-work.ts";
import { readFacts } from "./read-facts.ts";
import { refuseSlugOfStudio } from "./taken-slug.ts";
import type { WorkFacts } from "./work.ts";

/** What is saved of a work; its facts are read in the shape of its kind. */
export const workInput = v.object({
  facts: v.unknown(),
  /** `later`: at `publishAt`, a local time like 2026-03-04T09:00, read in `timeZone`. Without it, a work stays as it is. */
  shown: v.optional(
    v.pipe(
      v.picklist(["yes", "no", "later"], "shown must be yes, no or later."),
      v.title("Who sees it"),
      asked({
        options: { yes: "Everyone", no: "No one: it is hidden", later: "Everyone, from a time on" },
      }),
    ),
  ),
  publishAt: v.optional(v.pipe(v.string(), v.title("Day and time"), asked({ as: "moment" })), ""),
  tags: v.pipe(
    tagsInput,
    v.title("Tags, separated by commas"),
    v.description("Each has a page and a feed, with the posts and letters that have it too."),
    asked({ as: "tags", placeholder: "travel, paper" }),
  ),
  translationOf: v.pipe(translationFields.translationOf, v.title("Translation of")),
  timeZone: timeZoneInput,
  /** Of the work that the change was based on; 0 for a file that was never changed here. */
  version: v.optional(v.pipe(v.union([v.number(), v.string()]), v.toNumber(), v.integer())),
  /** Made once by the form: a work that is sent twice is made once. */
  workKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, "workKey must be a UUID or its like."))),
});
export type WorkInput = v.InferOutput<typeof workInput>;

/** A work as it was read. A new one has no slug, ""; `id` is that of its first row. */
export type WorkBefore = Pick<OwnersWork, "kind" | "file" | "slug" | "position" | "row"> & { id?: string };

/** What is written of a work. */
export interface WorkChange {
  facts: WorkFacts;
  state: Pick<NonNullable<OwnersWork["row"]>, "isHidden" | "publishAt">;
  /** Null leaves its tags as they are. */
  tags: readonly WantedTag[] | null;
  /** Where it is not given, it stays. */
  translationOf?: string | undefined;
  /** One more than before where none is given. */
  version?: number;
}

/** An input with the tags that it names, and the zone that its time is read in. */
export type ReadInput = Omit<WorkInput, "tags" | "timeZone"> &
  Pick<WorkChange, "tags"> & { timeZone: string };

/** What is written of a work, if it may be saved so. */
export function decideChange(
  services: Pick<Services, "clock" | "workFiles" | "paths">,
  work: WorkBefore & Pick<OwnersWork, "origin">,
  input: ReadInput,
): WorkChange | Refused {
  if (input.version !== undefined && input.version !== (work.row?.version ?? 0)) return changedElsewhere();
  const facts = readFacts(work.kind, input.facts, work.origin === "own");
  if (isRefused(facts)) return facts;
  const state = readState(input, work.row, services.clock());
  if (isRefused(state)) return state;
  return (
    refuseSlugOfStudio(services, work, facts.slug) ?? {
      facts,
      state,
      tags: input.tags,
      translationOf: input.translationOf,
    }
  );
}

function readState(
  { shown, publishAt, timeZone }: ReadInput,
  before: OwnersWork["row"],
  now: Date,
): WorkChange["state"] | Refused {
  if (shown === undefined)
    return { isHidden: before?.isHidden ?? false, publishAt: before?.publishAt ?? null };
  if (shown !== "later") return { isHidden: shown === "no", publishAt: null };
  const at = typedMoment(publishAt, timeZone, "publishAt");
  if (isRefused(at)) return at;
  if (at > now) return { isHidden: false, publishAt: at };
  const message = "That time has passed. Choose a time in the future, or show the work now.";
  return refuseField("invalid", "publish_at_past", "publishAt", message);
}

export function changedElsewhere(): Refused {
  const message =
    "This work was saved elsewhere since you opened it. What you typed is still here, and nothing is overwritten.";
  return refuse("conflict", "changed_elsewhere", message);
}
