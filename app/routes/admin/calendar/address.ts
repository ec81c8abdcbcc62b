import { withQuery } from "#domain/addresses/with-query.ts";
import { type Scheduled, type ScheduledKind, scheduledKinds } from "#domain/schedule/scheduled.ts";

/** What was moved, and the day that it was on. */
interface Moved extends Pick<Scheduled, "kind" | "id"> {
  was: string;
}

/** A month, or the present one, with the notice of what was moved. */
export function calendarAddress(month: string | null, moved?: Moved): string {
  const { kind, id, was } = moved ?? {};
  return withQuery("/admin/calendar", { month, kind, id, was });
}

export function readMoved(query: URLSearchParams): Moved | null {
  const kind = scheduledKinds.find((known) => known === query.get("kind"));
  const [id, was] = [query.get("id"), query.get("was")];
  return kind && id && was ? { kind, id, was } : null;
}

const places: Record<ScheduledKind, (id: string) => string> = {
  post: (id) => `/admin/blog?draft=${id}&edit`,
  page: (id) => `/admin/pages?page=${id}`,
  letter: (id) => `/admin/email/letters/${id}`,
  project: (id) => `/admin/works/projects/${id}`,
  artwork: (id) => `/admin/works/artworks/${id}`,
  zine: (id) => `/admin/works/zines/${id}`,
};

/** Where what is scheduled is opened. */
export const placeOf = ({ kind, id }: Pick<Scheduled, "kind" | "id">) => places[kind](id);
