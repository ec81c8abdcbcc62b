import { slugFrom } from "@toadstool/language/slug";
import { dayOf } from "../calendar/range.ts";
import type { Profile } from "./profile.ts";
import { slugRuleOf } from "./slug-rule.ts";

/** A slug for what has this title: `post-2026-11-30` where the title has neither letters nor figures, "" where there is none. */
export function proposeSlug(
  title: string,
  {
    kind,
    profile,
    now,
  }: { kind: string; profile: Pick<Profile, "slugs" | "language" | "timeZone">; now: Date },
): string {
  if (title.trim() === "") return "";
  return slugFrom(title, slugRuleOf(profile)) || `${kind}-${dayOf(now, profile.timeZone)}`;
}
